import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import DialogWindow from './dialog-window';

afterEach(() => {
  document.body.replaceChildren();
});

function Screen({ after }: { after?: string }) {
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const remove = () => {
    setDeleted(true);
    setOpen(false);
  };
  return (
    <main>
      <h1 tabIndex={-1}>Journal</h1>
      {!deleted && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete this entry
        </button>
      )}
      <div id="entries" tabIndex={-1} role="list" aria-label="Entries" />
      <DialogWindow
        open={open}
        onOpenChange={setOpen}
        title="Delete it?"
        description="It cannot be brought back."
        focusAfterward={after}
      >
        <button type="button" onClick={remove}>
          Delete
        </button>
      </DialogWindow>
    </main>
  );
}

async function open(after?: string) {
  const user = userEvent.setup();
  render(<Screen {...(after !== undefined && { after })} />);
  await user.click(screen.getByRole('button', { name: 'Delete this entry' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete it?' });
  return { user, dialog };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the focus of a dialog', () => {
  it('moves into it, and it says what it is about', async () => {
    const { dialog } = await open();
    expect(dialog).toHaveAccessibleDescription('It cannot be brought back.');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it('goes back to what opened it, whatever else is named', async () => {
    const { user } = await open('entries');
    await user.keyboard('{Escape}');
    await closed();
    expect(screen.getByRole('button', { name: 'Delete this entry' })).toHaveFocus();
  });

  it('goes to the element that is named for it when that is gone', async () => {
    const { user } = await open('entries');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await closed();
    expect(screen.getByRole('list', { name: 'Entries' })).toHaveFocus();
  });

  it('goes to the heading of the screen when nothing else is there', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await closed();
    expect(screen.getByRole('heading', { name: 'Journal' })).toHaveFocus();
  });
});

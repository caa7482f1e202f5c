import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Drawer } from './drawer';
import { FullScreenWindow } from './full-screen-window';

const onConfirm = jest.fn();
type Over = Partial<ComponentProps<typeof ConfirmDialog>>;

/** A screen whose row can go away with the button that asked. */
function Screen({ over }: { over: Over }) {
  const [asking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Letters</h1>
      <h2 id="list" tabIndex={-1}>
        Your letters
      </h2>
      {isThere && <button onClick={() => setAsking(true)}>Remove</button>}
      <ConfirmDialog
        open={asking}
        title="Remove this letter?"
        description="It cannot be undone."
        confirm="Yes, remove"
        onConfirm={() => {
          onConfirm();
          setThere(false);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
        {...over}
      >
        <input aria-label="Reason" />
      </ConfirmDialog>
    </main>
  );
}

async function ask(over: Over = {}) {
  const user = userEvent.setup();
  render(<Screen over={over} />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this letter?' });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { user, dialog, press };
}

beforeEach(() => {
  onConfirm.mockReset();
});

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a question before something is done', () => {
  it('is described by its words, and has the focus', async () => {
    const { dialog } = await ask();
    expect(dialog).toHaveAccessibleDescription('It cannot be undone.');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it.each(['Cancel', 'Close'])(
    'is closed by %s, which does nothing and gives the focus back',
    async (name) => {
      const { press } = await ask();
      await press(name);
      await closed();
      expect(onConfirm).not.toHaveBeenCalled();
      expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
    },
  );

  it('is answered by Enter in a field of it, too', async () => {
    const { user } = await ask();
    await user.type(screen.getByLabelText('Reason'), 'Old{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('gives the focus to the screen’s heading when the button that asked is gone', async () => {
    const { press } = await ask();
    await press('Yes, remove');
    await closed();
    expect(screen.getByRole('heading', { name: 'Letters' })).toHaveFocus();
  });

  it('gives it to the element that is named for that, if there is one', async () => {
    const { press } = await ask({ focusAfterward: 'list' });
    await press('Yes, remove');
    await closed();
    expect(screen.getByRole('heading', { name: 'Your letters' })).toHaveFocus();
  });

  it('cannot be answered while it must not be', async () => {
    const { user } = await ask({ disabled: true });
    expect(screen.getByRole('button', { name: 'Yes, remove' })).toBeDisabled();
    await user.type(screen.getByLabelText('Reason'), 'Old{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('can be neither closed nor answered again while the answer is on its way', async () => {
    const { user, dialog, press } = await ask({ pending: true, pendingLabel: 'Removing...' });
    await press('Removing...');
    await user.type(screen.getByLabelText('Reason'), '{Enter}');
    await user.keyboard('{Escape}');
    await press('Close');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(dialog).toBeVisible();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('announces why it could not be done', async () => {
    const { dialog } = await ask({ failure: 'Please try again.' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please try again.');
  });

  it('uses the words that are given for staying', async () => {
    const { press } = await ask({ cancel: 'Keep it' });
    await press('Keep it');
    await closed();
  });
});

describe.each([
  ['a drawer', Drawer],
  ['a window', (props: ComponentProps<typeof Drawer>) => <FullScreenWindow {...props} picture={null} />],
])('%s', (_, Kind) => {
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Menu</button>
        <Kind open={isOpen} onOpenChange={setOpen} title="Places">
          <a href="/journal">Journal</a>
        </Kind>
      </>
    );
  }

  it('takes the focus, hides the rest from screen readers, and gives the focus back', async () => {
    const user = userEvent.setup();
    render(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Places' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await closed();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});

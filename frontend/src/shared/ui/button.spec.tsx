import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './button';

it('ignores presses while pending, says that it is busy and keeps the focus', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  const form = (pending: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" pending={pending} pendingLabel="Saving..." onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const user = userEvent.setup();
  await user.tab();
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Saving...' });
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
});

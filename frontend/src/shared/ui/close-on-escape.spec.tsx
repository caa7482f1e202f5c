import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { toastStore } from './toast/toast-store';
import { Toaster } from './toast/toaster';

const KINDS = [
  ['a dialog', Dialog],
  ['a drawer', Drawer],
] as const;

it.each(KINDS)('Escape closes %s once, with no message and with one that came after it', async (_, Kind) => {
  const user = userEvent.setup();
  for (const hasMessage of [false, true]) {
    const onOpenChange = jest.fn();
    const { unmount } = render(
      <>
        <Kind open onOpenChange={onOpenChange} title="A question">
          <button>Yes</button>
        </Kind>
        <Toaster />
      </>,
    );
    await screen.findByRole('dialog', { name: 'A question' });
    if (hasMessage) act(() => void toastStore.toast({ title: 'Saved' }));
    await user.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    unmount();
  }
});

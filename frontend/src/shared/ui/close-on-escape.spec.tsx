import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { FullScreenWindow } from './full-screen-window';
import { toastStore } from './toast/toast-store';
import { Toaster } from './toast/toaster';

interface KindProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

const KINDS: [string, ComponentType<KindProps>][] = [
  ['a dialog', Dialog],
  ['a drawer', Drawer],
  ['a window', (props) => <FullScreenWindow {...props} picture={null} />],
];

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

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ScreenLanguage } from '../../lib/screen-language';
import { createToastStore, toastStore } from './toast-store';
import { Toaster } from './toaster';
import { useToast } from './use-toast';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the toasts that are kept', () => {
  it('are one at most: a new one takes the place of the old [9.17]', () => {
    const store = createToastStore();
    store.toast({ title: 'First' });
    store.toast({ title: 'Second' });
    expect(store.all()).toHaveLength(1);
    expect(store.all()).toMatchObject([{ title: 'Second' }]);
  });

  it('are removed 1,000,000 ms after they were dismissed [9.14]', () => {
    const store = createToastStore();
    const id = store.toast({ title: 'Gone soon' });
    store.dismiss(id);
    jest.advanceTimersByTime(999_999);
    expect(store.all()).toEqual([expect.objectContaining({ id, open: false })]);
    jest.advanceTimersByTime(1);
    expect(store.all()).toEqual([]);
  });
});

it('is over at once where toasts cannot be shown', () => {
  const store = createToastStore();
  store.toast({ title: 'Waits' });
  store.showNone();
  expect(store.all()).toMatchObject([{ title: 'Waits', open: false }]);
  store.toast({ title: 'Comes later' });
  expect(store.all()).toMatchObject([{ title: 'Comes later', open: false }]);
});

describe('a toast on the screen', () => {
  it('closes by itself after 5 s [9.13]', () => {
    render(<Toaster />);
    act(() => void toastStore.toast({ title: 'Link Copied!' }));
    pass(4_999);
    expect(screen.getByText('Link Copied!')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Link Copied!')).not.toBeInTheDocument();
  });

  it.each([
    [50, true],
    [51, false],
  ])('swiped by %i px, that is still there: %p [9.15]', (distance, stays) => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
    render(<Toaster />);
    act(() => void toastStore.toast({ title: 'Link Copied!' }));
    const toast = screen.getByText('Link Copied!').closest('li')!;
    // The test uses mouse events, because jsdom's pointer events have no position.
    const point = (type: string, clientX: number) =>
      fireEvent(toast, new MouseEvent(type, { bubbles: true, clientX }));
    point('pointerdown', 0);
    point('pointermove', 20);
    point('pointermove', distance);
    point('pointerup', distance);
    expect(screen.queryByText('Link Copied!') !== null).toBe(stays);
  });

  it('is in the language of the screen that shows it, and its button in that of the window', () => {
    function Copy() {
      const { toast } = useToast();
      return <button onClick={() => toast({ title: 'Link Copied!' })}>Copy</button>;
    }
    render(
      <div lang="es">
        <ScreenLanguage value="en">
          <Copy />
        </ScreenLanguage>
        <Toaster />
      </div>,
    );
    fireEvent.click(screen.getByText('Copy'));
    const langOf = (element: HTMLElement) => element.closest<HTMLElement>('[lang]')?.lang;
    expect(langOf(screen.getByText('Link Copied!'))).toBe('en');
    expect(langOf(screen.getByRole('button', { name: 'Close' }))).toBe('es');
  });

  it('is reached by F8 [9.16]', () => {
    render(<Toaster />);
    act(() => void toastStore.toast({ title: 'Link Copied!' }));
    fireEvent.keyDown(document.body, { code: 'F8', key: 'F8' });
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(within(region).getByRole('list')).toHaveFocus();
  });
});

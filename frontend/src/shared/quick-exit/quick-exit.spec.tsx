import { words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { browser } from '../lib/browser';
import { drafts } from '../lib/drafts';
import { LEFT_KEY } from '../lib/storage';
import { renderWithProviders } from '../testing/render';
import { Leavable, QuickExitBar } from './quick-exit';

const NEUTRAL = 'https://www.weather.gov/';
let left: jest.SpiedFunction<typeof browser.replaceBy>;

beforeEach(() => {
  left = jest.spyOn(browser, 'replaceBy').mockReturnValue();
  document.title = 'Journal';
  window.history.replaceState(null, '', '/journal');
});

afterEach(() => {
  speak('en');
  document.body.hidden = false;
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  jest.restoreAllMocks();
});

const open = (path = '/journal') =>
  renderWithProviders(
    <Routes>
      <Route
        path="/journal"
        element={
          <Leavable>
            <p>What I wrote</p>
            <QuickExitBar />
            <textarea aria-label="Entry" />
          </Leavable>
        }
      />
      <Route path="/" element={<Link to="/journal">To the journal</Link>} />
    </Routes>,
    path,
  );

const leave = () => act(() => screen.getByRole('button', { name: 'Quick exit' }).click());

describe('leaving at once', () => {
  it('leaves nothing on the screen, in the title or in the history, even before the other page is there', () => {
    open();
    leave();
    expect(screen.getByText('What I wrote')).not.toBeVisible();
    expect(document.title).toBe('Weather');
    expect(window.location.pathname).toBe('/');
    expect(left).toHaveBeenCalledWith(NEUTRAL);
  });

  it('leaves nothing of the person on the device', () => {
    drafts.save('anew-draft:me:journal', 'I am afraid');
    window.localStorage.setItem('anew-coaching-settings:me', '{"children":true}');
    window.sessionStorage.setItem('anything', 'mine');
    open();
    leave();
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect(Object.keys(window.sessionStorage)).toEqual([LEFT_KEY]);
  });

  it('can be done with the keyboard alone, and says before what it does', async () => {
    const { user } = open();
    const button = screen.getByRole('button', { name: 'Quick exit' });
    expect(button).toHaveAccessibleDescription('Opens a weather page at once. Or press Esc three times.');
    await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(left).toHaveBeenCalledWith(NEUTRAL);
  });

  it('is said in Spanish', () => {
    learn('es', words);
    speak('es');
    open();
    const button = screen.getByRole('button');
    expect(button.closest('[lang]')).toHaveAttribute('lang', 'es');
    expect(button).not.toHaveTextContent('Quick exit');
    act(() => button.click());
    expect(document.title).not.toBe('Weather');
  });
});

describe('Escape', () => {
  const press = (timeStamp: number, over: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', ...over });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    window.dispatchEvent(event);
  };

  it.each([
    [1_500, 1],
    [1_501, 0],
  ])('leaves by three presses that are %i ms apart %i times', (apart, times) => {
    open();
    for (const turn of [1, 2, 3]) press(10_000 + turn * apart);
    expect(left).toHaveBeenCalledTimes(times);
  });

  it('does not leave while it closes what an input method suggests', () => {
    open();
    for (const at of [10_000, 10_100, 10_200]) press(at, { isComposing: true });
    expect(left).not.toHaveBeenCalled();
  });

  it('leaves by no other key', () => {
    open();
    for (const at of [10_000, 10_100, 10_200]) press(at, { key: 'Enter' });
    expect(left).not.toHaveBeenCalled();
  });

  it('does nothing anymore on a screen that needs no exit', () => {
    const { unmount } = open();
    press(10_000);
    press(10_100);
    unmount();
    press(10_200);
    expect(left).not.toHaveBeenCalled();
  });
});

describe('after an exit', () => {
  const visit = (type: NavigationTimingType) =>
    Object.assign(performance, { getEntriesByType: () => [{ type } as PerformanceNavigationTiming] });

  it.each(['back_forward', 'reload'] as const)('%s does not show the screen again', (how) => {
    window.sessionStorage.setItem(LEFT_KEY, '1');
    visit(how);
    open();
    expect(screen.queryByText('What I wrote')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the journal' })).toBeVisible();
  });

  it('whoever goes there by a link sees it, and from then on by Back, too', async () => {
    window.sessionStorage.setItem(LEFT_KEY, '1');
    visit('back_forward');
    const { user, unmount } = open('/');
    await user.click(screen.getByRole('link', { name: 'To the journal' }));
    expect(screen.getByText('What I wrote')).toBeVisible();
    unmount();
    open();
    expect(screen.getByText('What I wrote')).toBeVisible();
  });

  it('whoever opens the address anew sees it', () => {
    window.sessionStorage.setItem(LEFT_KEY, '1');
    visit('navigate');
    open();
    expect(screen.getByText('What I wrote')).toBeVisible();
  });

  it('a page that the browser had kept whole goes home', () => {
    open();
    leave();
    left.mockClear();
    window.dispatchEvent(new Event('pageshow'));
    expect(left).toHaveBeenCalledWith('/');
  });
});

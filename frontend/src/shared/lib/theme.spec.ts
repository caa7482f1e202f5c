import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readCookie } from './cookies';
import { changeTheme, chooseTheme, currentTheme, onThemeChange, themeChoice } from './theme';

function systemPrefers(theme: 'light' | 'dark') {
  window.matchMedia = (media) =>
    ({ media, matches: theme === 'dark', addEventListener: () => undefined }) as unknown as MediaQueryList;
}

class FakeMedia extends EventTarget {
  readonly matches = false;
  constructor(readonly media: string) {
    super();
  }
}

beforeEach(() => systemPrefers('light'));
afterEach(() => {
  delete document.documentElement.dataset.theme;
  document.cookie = 'anew_theme=; path=/; max-age=0';
});

it('follows the system until somebody chooses', () => {
  expect(currentTheme()).toBe('light');
  systemPrefers('dark');
  expect(currentTheme()).toBe('dark');
});

it('keeps a choice for the next visit, where the first paint finds it', () => {
  chooseTheme('dark');
  expect(currentTheme()).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readCookie('anew_theme')).toBe('dark');
});

it('follows the system again once the choice is what the system prefers', () => {
  changeTheme('dark');
  changeTheme('light');
  expect(readCookie('anew_theme')).toBeNull();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it('keeps a chosen theme even when the system prefers the same', () => {
  chooseTheme('light');
  expect(themeChoice()).toBe('light');
  systemPrefers('dark');
  expect(currentTheme()).toBe('light');
  chooseTheme('system');
  expect(currentTheme()).toBe('dark');
  expect(readCookie('anew_theme')).toBeNull();
});

it('tells everything that shows the theme', () => {
  window.matchMedia = (media) => new FakeMedia(media) as unknown as MediaQueryList;
  let heard = 0;
  const stop = onThemeChange(() => (heard += 1));
  chooseTheme('dark');
  stop();
  chooseTheme('system');
  expect(heard).toBe(1);
});

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readCookie } from './cookies';
import { chooseTheme, currentTheme } from './theme';

function systemPrefers(theme: 'light' | 'dark') {
  window.matchMedia = (media) =>
    ({ media, matches: theme === 'dark', addEventListener: () => undefined }) as unknown as MediaQueryList;
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
  chooseTheme('dark');
  chooseTheme('light');
  expect(readCookie('anew_theme')).toBeNull();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

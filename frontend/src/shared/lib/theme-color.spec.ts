import { afterEach, expect, it } from '@jest/globals';
import { chooseTheme } from './theme';
import { followThemeColor } from './theme-color';

const colors = () => [...document.querySelectorAll('meta')].map(({ content }) => content);

afterEach(() => document.head.replaceChildren());

it('keeps the color of the browser’s bars that of the theme, whatever the system prefers', () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  document.head.innerHTML =
    '<meta name="theme-color" content="#faf6f1"><meta name="theme-color" content="#1a1715">';
  const stop = followThemeColor();
  expect(colors()).toEqual(['#faf6f1', '#faf6f1']);
  chooseTheme('dark');
  expect(colors()).toEqual(['#1a1715', '#1a1715']);
  chooseTheme('system');
  expect(colors()).toEqual(['#faf6f1', '#faf6f1']);
  stop();
  chooseTheme('dark');
  expect(colors()).toEqual(['#faf6f1', '#faf6f1']);
  chooseTheme('system');
});

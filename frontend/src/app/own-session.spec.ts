import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { browser } from '#shared/lib/browser';
import { watchOwnSession } from './own-session';

const reload = jest.spyOn(browser, 'reload').mockReturnValue();
let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

const signIn = (marker: string) => (document.cookie = `signed_in=${marker}`);
const signOut = () => (document.cookie = 'signed_in=; max-age=0');
signIn('ada');
watchOwnSession();

function become(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

beforeEach(() => void signIn('ada'));
afterEach(() => {
  visibility = 'visible';
  document.body.hidden = false;
  reload.mockClear();
});

const WAYS: [string, () => unknown][] = [
  ['the browser restores it', restore],
  ['its tab is looked at again', () => become('visible')],
];

it.each(WAYS)('shows nothing, and is loaded anew, when %s after signing out', (_how, comeBack) => {
  signOut();
  comeBack();
  expect(document.body.hidden).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(WAYS)(
  'shows nothing, and is loaded anew, when %s after somebody else signed in',
  (_how, comeBack) => {
    signIn('ben');
    comeBack();
    expect(document.body.hidden).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it.each(WAYS)('stays as it was left for whoever is still signed in when %s', (_how, comeBack) => {
  comeBack();
  expect(document.body.hidden).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not stop the way to the sign-in, on which it is hidden', () => {
  signOut();
  become('hidden');
  expect(reload).not.toHaveBeenCalled();
});

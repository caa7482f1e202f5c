import { afterEach, expect, it, jest } from '@jest/globals';
import { watchRestoredPage } from './restored-page';

const reload = jest.fn();
watchRestoredPage(reload);

function show(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

afterEach(() => {
  reload.mockClear();
  document.cookie = 'signed_in=; max-age=0';
});

it('is loaded anew when it comes back after signing out', () => {
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stays as it was left for whoever is still signed in', () => {
  document.cookie = 'signed_in=1';
  show(true);
  expect(reload).not.toHaveBeenCalled();
});

it('stays when it has just been loaded', () => {
  show(false);
  expect(reload).not.toHaveBeenCalled();
});

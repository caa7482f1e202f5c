import type { QueryClient } from '@tanstack/react-query';
import { LOGOUT_URL } from '#api/addresses';
import { readSessionAnew } from '#api/live';
import { browser } from '#shared/lib/browser';
import { readCookie } from '#shared/lib/cookies';
import { forgetPerson } from '#shared/lib/forget';
import { onOtherWindow } from '#shared/lib/other-windows';
import { leaveHere } from '#shared/quick-exit/leave';

/**
 * A page belongs to the session in which it was loaded. After signing out, or once somebody else has signed in, it must
 * not show one person's texts to the next: when a browser restores it from memory on Back, or when it was open in another
 * tab, even without a network. It is hidden at once and loaded anew.
 */
export function watchOwnSession(): void {
  const own = readCookie('signed_in');

  function check() {
    if (own === null || document.visibilityState === 'hidden' || readCookie('signed_in') === own) return;
    document.body.hidden = true;
    browser.reload();
  }

  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
}

/** Signs out too, because the other window may not have done it yet, and this page would be there again when loaded. */
function signOutHere(): void {
  document.body.hidden = true;
  forgetPerson();
  browser.replaceBy(LOGOUT_URL);
}

/** Two windows may be side by side. Once a person is done in one, the other must not go on showing their texts. */
export function endWithOtherWindows(client: QueryClient): void {
  onOtherWindow({
    'signs-out': signOutHere,
    leaves: leaveHere,
    'has-ended': () => void readSessionAnew(client),
  });
}

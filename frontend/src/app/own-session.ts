import { browser } from '#shared/lib/browser';
import { readCookie } from '#shared/lib/cookies';

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

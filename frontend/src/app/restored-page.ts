import { readCookie } from '#shared/lib/cookies';

/**
 * When the user goes back, a browser may restore a page from memory without asking the server. After signing out, this
 * must not show one person's texts to the next.
 */
export function watchRestoredPage(reload = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !readCookie('signed_in')) reload();
  });
}

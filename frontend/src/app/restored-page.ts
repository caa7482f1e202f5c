import { readCookie } from '#shared/lib/cookies';

/**
 * A browser may show a page again as it was left, without asking anyone. After signing out, "back" must not
 * show what one wrote to whoever sits there next.
 */
export function watchRestoredPage(reload = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !readCookie('signed_in')) reload();
  });
}

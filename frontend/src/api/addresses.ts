import type { PathOf } from '@anew/contracts/http/map';

/**
 * Server addresses for code that does not call the API through this folder: links that the browser follows, and
 * requests that the service worker recognizes.
 */

export const LOGOUT_URL = '/api/logout' satisfies PathOf<'GET'>;

/** A successful DELETE signs the user out everywhere. */
export const ACCOUNT_URL = '/api/account' satisfies PathOf<'DELETE'>;

/** Route of a module's text, which is the same for every user. */
export const MODULE_TEXT_ROUTE = '/api/content/modules/:slug' satisfies PathOf<'GET'>;

function signInPage(query: Record<string, string>, returnTo = '/'): string {
  const all = new URLSearchParams(query);
  if (returnTo !== '/') all.set('returnTo', returnTo);
  return all.size > 0 ? `/api/login?${all.toString()}` : '/api/login';
}

/** The sign-in page, which sends the browser back to `returnTo` afterward. */
export const loginUrl = (returnTo?: string): string => signInPage({}, returnTo);

/** The page for people who have no account yet. It sends the browser back to `returnTo` afterward. */
export const signUpUrl = (returnTo?: string): string => signInPage({ mode: 'signup' }, returnTo);

/**
 * A page that proves who the user is by signing in with the provider once more. It sends the browser back to `returnTo`
 * afterward.
 */
export function providerProofUrl(returnTo: string): string {
  return `/api/account/confirm/provider?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Stops reminders with the token from one of them, which needs no sign-in. */
export const STOP_URL = '/api/reminders/stop' satisfies PathOf<'POST'>;

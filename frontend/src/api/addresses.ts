/**
 * Server addresses for code that does not call the API through this folder: links that the browser follows, and
 * requests that the service worker recognizes.
 */

export const LOGOUT_URL = '/api/logout';

/** A successful DELETE signs the user out everywhere. */
export const ACCOUNT_URL = '/api/account';

/** Prefix of the modules' texts, which are the same for every user. */
export const MODULE_TEXTS_URL = '/api/content/modules/';

/** The sign-in page, which sends the browser back to `returnTo` afterwards. */
export function loginUrl(returnTo?: string): string {
  return returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login';
}

/**
 * A page that proves who the user is by signing in with the provider once more. It sends the browser back to `returnTo`
 * afterwards.
 */
export function providerProofUrl(returnTo: string): string {
  return `/api/account/confirm/provider?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Addresses of the server that the browser goes to, or that other code than the calls of this folder has to know. */

export const LOGOUT_URL = '/api/logout';

/** Deleting it signs out everywhere. */
export const ACCOUNT_URL = '/api/account';

/** The modules' texts, which everyone reads alike. */
export const MODULE_TEXTS_URL = '/api/content/modules/';

/** The sign-in page, which comes back to `returnTo` afterwards. */
export function loginUrl(returnTo?: string): string {
  return returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login';
}

/** Proof by signing in with the provider once more, which comes back to `returnTo` afterwards. */
export function providerProofUrl(returnTo: string): string {
  return `/api/account/confirm/provider?returnTo=${encodeURIComponent(returnTo)}`;
}

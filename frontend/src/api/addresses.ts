import type { PathOf } from '@anew/contracts/http/map';

/** Addresses of the server that the browser goes to, or that other code than the calls of this folder has to know. */

export const LOGOUT_URL = '/api/logout' satisfies PathOf<'GET'>;

/** Deleting it signs out everywhere. */
export const ACCOUNT_URL = '/api/account' satisfies PathOf<'DELETE'>;

/** The route of a module's text, which is the same for everyone. */
export const MODULE_TEXT_ROUTE = '/api/content/modules/:slug' satisfies PathOf<'GET'>;

/** The sign-in page, which comes back to `returnTo` afterwards. */
export function loginUrl(returnTo?: string): string {
  return returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login';
}

/** Proof by signing in with the provider once more, which comes back to `returnTo` afterwards. */
export function providerProofUrl(returnTo: string): string {
  return `/api/account/confirm/provider?returnTo=${encodeURIComponent(returnTo)}`;
}

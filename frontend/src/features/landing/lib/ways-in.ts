import { loginUrl, signUpUrl } from '#api/addresses';
import { AUTO_SETUP_PATH } from '#shared/lib/setup-paths';

export interface WaysIn {
  login: string;
  start: string;
}

/** Addresses to sign in and up for a visitor, who comes back to the screen that they had asked for. */
export function waysIn({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): WaysIn {
  if (pathname === '/') return { login: loginUrl(), start: signUpUrl(AUTO_SETUP_PATH) };
  const wanted = pathname + search + hash;
  return { login: loginUrl(wanted), start: signUpUrl(wanted) };
}

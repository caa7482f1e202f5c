import { COOKIES } from '@anew/contracts/cookies';
import type { SessionTokens } from '@anew/contracts/identity/views';
import { headerOf, type Reply, type Request } from '../http/request.js';

export const ACCESS_COOKIE = COOKIES.access.name;
/** For the gateway alone. */
const REFRESH_COOKIE = COOKIES.refresh.name;
/** The same on https: browsers take it from nobody who speaks plain http in our name. */
const SECURE_REFRESH_COOKIE = `__Secure-${REFRESH_COOKIE}`;
const REFRESH_PATH = '/api';
/** Comes with every request. */
export const SIGNED_IN_COOKIE = COOKIES.signedIn.name;
/** Characters; the service takes no longer one. */
const LONGEST_REFRESH_TOKEN = 200;

export function bearerOf(request: Request): string | undefined {
  const [scheme, token] = headerOf(request, 'authorization')?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

export function accessTokenOf(request: Request): string | undefined {
  return bearerOf(request) ?? request.cookies[ACCESS_COOKIE];
}

/** Undefined when the cookie is missing or longer than any that we set. It may still bear the name it had before. */
export function refreshTokenOf({ cookies }: Request): string | undefined {
  const token = cookies[SECURE_REFRESH_COOKIE] ?? cookies[REFRESH_COOKIE];
  return token && token.length <= LONGEST_REFRESH_TOKEN ? token : undefined;
}

/** Whether it is worth looking for a session: whoever has none is refused where it matters. */
export function seemsSignedIn({ cookies }: Request): boolean {
  return Boolean(cookies[SIGNED_IN_COOKIE] ?? cookies[ACCESS_COOKIE]);
}

export function setSessionCookies(reply: Reply, tokens: SessionTokens, secure: boolean): void {
  const shared = { sameSite: 'lax', secure } as const;
  void reply.setCookie(ACCESS_COOKIE, tokens.accessToken, {
    ...shared,
    path: '/',
    expires: new Date(tokens.accessExpiresAt),
  });
  if (tokens.refreshToken === undefined || tokens.refreshExpiresAt === undefined) return;
  const expires = new Date(tokens.refreshExpiresAt);
  void reply.setCookie(SIGNED_IN_COOKIE, '1', { ...shared, path: '/', expires });
  const options = { ...shared, path: REFRESH_PATH, httpOnly: true, expires };
  if (!secure) return void reply.setCookie(REFRESH_COOKIE, tokens.refreshToken, options);
  void reply.setCookie(SECURE_REFRESH_COOKIE, tokens.refreshToken, options);
  // What was replaced would be taken for a copied token should it ever come again.
  if (reply.request.cookies[REFRESH_COOKIE] !== undefined) clearRefreshCookie(reply, REFRESH_COOKIE);
}

export function clearSessionCookies(reply: Reply): void {
  void reply.clearCookie(ACCESS_COOKIE, { path: '/' }).clearCookie(SIGNED_IN_COOKIE, { path: '/' });
  clearRefreshCookie(reply, REFRESH_COOKIE);
  clearRefreshCookie(reply, SECURE_REFRESH_COOKIE);
}

/** A browser heeds nothing about a cookie of the secure name that is not itself secure. */
function clearRefreshCookie(reply: Reply, name: string): void {
  void reply.clearCookie(name, { path: REFRESH_PATH, secure: name === SECURE_REFRESH_COOKIE });
}

import { createHash } from 'node:crypto';
import { COOKIES } from '@anew/contracts/cookies';
import type { ChosenLanguage } from '@anew/contracts/identity/preferences';
import type { SessionTokens } from '@anew/contracts/identity/views';
import { headerOf, type Reply, type Request } from '../http/request.js';

const ACCESS_COOKIE = COOKIES.access.name;
/** The refresh token's cookie. Only the gateway reads it. */
const REFRESH_COOKIE = COOKIES.refresh.name;
/** The refresh cookie's name over https. Browsers do not accept a cookie with this prefix over plain http. */
const SECURE_REFRESH_COOKIE = `__Secure-${REFRESH_COOKIE}`;
const REFRESH_PATH = '/api';
/** Enough to tell the sessions of one browser apart. */
const MARKER_CHARACTERS = 12;
/**
 * Marker without a secret, which is another one for each session. The browser sends it with every request, and not only
 * with those to `/api`. The client reads it: a page belongs to the session in which it was loaded.
 */
const SIGNED_IN_COOKIE = COOKIES.signedIn.name;
/** Longest refresh token, in characters, that the identity service accepts. */
const LONGEST_REFRESH_TOKEN = 200;

export function bearerOf(request: Request): string | undefined {
  const [scheme, token] = headerOf(request, 'authorization')?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

export function accessTokenOf(request: Request): string | undefined {
  return bearerOf(request) ?? request.cookies[ACCESS_COOKIE];
}

/**
 * Refresh token of a request, or undefined if the cookie is missing or too long to be one of ours. A browser
 * that signed in before the cookie was renamed sends it under its old name.
 */
export function refreshTokenOf({ cookies }: Request): string | undefined {
  const token = cookies[SECURE_REFRESH_COOKIE] ?? cookies[REFRESH_COOKIE];
  return token && token.length <= LONGEST_REFRESH_TOKEN ? token : undefined;
}

/**
 * Whether looking for a session is worthwhile. A request without one is refused only by calls that need a
 * session.
 */
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
  if (tokens.language) setLanguageCookie(reply, tokens.language);
  const expires = new Date(tokens.refreshExpiresAt);
  void reply.setCookie(SIGNED_IN_COOKIE, markerOf(tokens.refreshToken), { ...shared, path: '/', expires });
  const options = { ...shared, path: REFRESH_PATH, httpOnly: true, expires };
  if (!secure) return void reply.setCookie(REFRESH_COOKIE, tokens.refreshToken, options);
  void reply.setCookie(SECURE_REFRESH_COOKIE, tokens.refreshToken, options);
  // The old cookie's token has been replaced: if the browser sent it again, it would be taken for a stolen
  // token.
  if (reply.request.cookies[REFRESH_COOKIE] !== undefined) clearRefreshCookie(reply, REFRESH_COOKIE);
}

/** Whether the browser keeps cookies. It is known only of one that has seen a page that sets some. */
export const keepsCookies = ({ cookies }: Request): boolean => Object.keys(cookies).length > 0;

/** Sets a cookie that means nothing, so that the next request shows whether the browser keeps any. */
export function tryCookies(reply: Reply): void {
  if (keepsCookies(reply.request)) return;
  void reply.setCookie(COOKIES.kept.name, '1', { path: REFRESH_PATH, httpOnly: true, sameSite: 'lax' });
}

/** A refresh token begins with its session's id. */
export const sessionIdIn = (refreshToken: string): string => refreshToken.split('.', 1)[0] ?? '';

/** The same for all tokens of a session, whose id is not shown either. */
function markerOf(refreshToken: string): string {
  return createHash('sha256')
    .update(sessionIdIn(refreshToken))
    .digest('base64url')
    .slice(0, MARKER_CHARACTERS);
}

/** The account's language counts on every device. The client reads the cookie, and writes it itself when it changes. */
function setLanguageCookie(reply: Reply, language: ChosenLanguage): void {
  const { name, lifetimeS } = COOKIES.language;
  void reply.setCookie(name, language, { sameSite: 'lax', path: '/', maxAge: lifetimeS });
}

const { name: SIGNED_OUT_COOKIE, lifetimeS: SIGNED_OUT_S } = COOKIES.signedOut;

/** Lets the next landing page say that the person is signed out. It says so once. */
export function announceSignOut(reply: Reply, secure: boolean): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: SIGNED_OUT_S, secure } as const;
  void reply.setCookie(SIGNED_OUT_COOKIE, '1', options);
}

/** Whether somebody has just signed out. Asking forgets it. */
export function takeSignOut({ cookies }: Request, reply: Reply): boolean {
  if (cookies[SIGNED_OUT_COOKIE] === undefined) return false;
  void reply.clearCookie(SIGNED_OUT_COOKIE, { path: '/' });
  return true;
}

export function clearSessionCookies(reply: Reply): void {
  void reply.clearCookie(ACCESS_COOKIE, { path: '/' }).clearCookie(SIGNED_IN_COOKIE, { path: '/' });
  clearRefreshCookie(reply, REFRESH_COOKIE);
  clearRefreshCookie(reply, SECURE_REFRESH_COOKIE);
}

/**
 * A browser ignores any change to a cookie with the `__Secure-` prefix unless the change is itself marked
 * secure.
 */
function clearRefreshCookie(reply: Reply, name: string): void {
  void reply.clearCookie(name, { path: REFRESH_PATH, secure: name === SECURE_REFRESH_COOKIE });
}

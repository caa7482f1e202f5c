import type { SessionTokens } from '@anew/contracts/identity/views';
import { headerOf, type Reply, type Request } from '../http/request.js';

/** Readable by the client, which sends it as a bearer token. */
export const ACCESS_COOKIE = 'auth_token';
/** For the gateway alone. */
export const REFRESH_COOKIE = 'auth_refresh';
/** Says that there is a session and nothing else; it lasts as long as the session and comes with every request. */
export const SIGNED_IN_COOKIE = 'signed_in';
/** Characters; the service takes no longer one. */
const LONGEST_REFRESH_TOKEN = 200;

export function bearerOf(request: Request): string | undefined {
  const [scheme, token] = headerOf(request, 'authorization')?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

export function accessTokenOf(request: Request): string | undefined {
  return bearerOf(request) ?? request.cookies[ACCESS_COOKIE];
}

/** Undefined when the cookie is missing or longer than any that we set. */
export function refreshTokenOf(request: Request): string | undefined {
  const token = request.cookies[REFRESH_COOKIE];
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
  void reply
    .setCookie(REFRESH_COOKIE, tokens.refreshToken, { ...shared, path: '/api', httpOnly: true, expires })
    .setCookie(SIGNED_IN_COOKIE, '1', { ...shared, path: '/', expires });
}

export function clearSessionCookies(reply: Reply): void {
  void reply
    .clearCookie(ACCESS_COOKIE, { path: '/' })
    .clearCookie(REFRESH_COOKIE, { path: '/api' })
    .clearCookie(SIGNED_IN_COOKIE, { path: '/' });
}

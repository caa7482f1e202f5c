import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { COOKIES } from '@anew/contracts/cookies';
import { hashSecret } from '../config/random-secret.js';
import type { PurposeKeys } from '../config/sealed-value.js';
import type { SessionEntity } from './session.entity.js';

/** Milliseconds in which a token that was just replaced is taken for another tab of the same person. */
const REUSE_GRACE_MS = 10_000;

/** Milliseconds for which a session stays open after its last renewal. */
const SESSION_LIFETIME_MS = COOKIES.refresh.lifetimeS * 1_000;

/**
 * Milliseconds after which a session ends even if it was renewed, so that the person has to sign in again.
 */
const SESSION_LONGEST_MS = COOKIES.refresh.longestS * 1_000;

/** Number of sessions that one person may have. Opening another one ends the one unused for longest. */
export const MOST_SESSIONS = 20;

/** Number of random bytes in a refresh token, and of the HMAC after them. */
const SECRET_BYTES = 32;

const TOKEN = /^(?<sessionId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<secret>[\w-]+)$/;

type RefreshDecision = 'rotate' | 'grace' | 'reuse' | 'unknown' | 'ended';

export interface RefreshToken {
  sessionId: string;
  secret: string;
}

/**
 * Secret with an HMAC which shows that we made it for this session. This distinguishes a token that was
 * replaced long ago from an invented one, so that nobody can end a session by guessing.
 */
export function markedSecret(sessionId: string, key: Buffer): string {
  const random = randomBytes(SECRET_BYTES);
  return Buffer.concat([random, markOf(sessionId, random, key)]).toString('base64url');
}

function markOf(sessionId: string, random: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(sessionId).update(random).digest();
}

function isOurs({ id }: SessionEntity, secret: string, keys: PurposeKeys): boolean {
  const bytes = Buffer.from(secret, 'base64url');
  const given = bytes.subarray(SECRET_BYTES);
  const marks = keys.map((key) => markOf(id, bytes.subarray(0, SECRET_BYTES), key));
  return marks.some((mark) => given.length === mark.length && timingSafeEqual(given, mark));
}

/** Parts of a token of the form `<session id>.<secret>`, as in the cookie, or null if it has another form. */
export function parseRefreshToken(token: string): RefreshToken | null {
  const { sessionId, secret } = TOKEN.exec(token)?.groups ?? {};
  return sessionId && secret ? { sessionId, secret } : null;
}

/** End of a session that is not used again after `now`. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_LIFETIME_MS, createdAt.getTime() + SESSION_LONGEST_MS));
}

/**
 * Decision about a refresh token that names this session.
 * @param keys for the HMAC in our secrets; secrets from before they had one are recognized by their hashes
 * alone
 */
export function decideRefresh(
  session: SessionEntity,
  secret: string,
  keys: PurposeKeys,
  now: Date,
): RefreshDecision {
  if (session.endedAt || session.expiresAt <= now || sessionEnd(session.createdAt, now) <= now)
    return 'ended';
  const hash = hashSecret(secret);
  if (timingSafeEqual(hash, session.refreshHash)) return 'rotate';
  const wasPrevious = session.previousRefreshHash && timingSafeEqual(hash, session.previousRefreshHash);
  if (!wasPrevious) return isOurs(session, secret, keys) ? 'reuse' : 'unknown';
  return now.getTime() - session.rotatedAt.getTime() <= REUSE_GRACE_MS ? 'grace' : 'reuse';
}

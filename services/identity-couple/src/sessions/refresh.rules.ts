import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { COOKIES } from '@anew/contracts/cookies';
import type { SessionEntity } from './session.entity.js';

/** Milliseconds in which a token that was just replaced still counts as another tab of the same person. */
export const REUSE_GRACE_MS = 10_000;

/** Milliseconds a session lives on after its last renewal. */
export const SESSION_LIFETIME_MS = COOKIES.refresh.lifetimeS * 1_000;

/** Milliseconds after which a session ends however often it was renewed: one signs in anew. */
export const SESSION_LONGEST_MS = COOKIES.refresh.longestS * 1_000;

/** Open sessions that one person may have; the one that was used the longest ago ends for another. */
export const MOST_SESSIONS = 20;

/** Bytes of what is random in a refresh token, and of the mark behind it. */
const SECRET_BYTES = 32;

const TOKEN = /^(?<sessionId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<secret>[\w-]+)$/;

export type RefreshDecision = 'rotate' | 'grace' | 'reuse' | 'unknown' | 'ended';

export interface RefreshToken {
  sessionId: string;
  secret: string;
}

export function newRefreshSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * A secret that proves by itself that we made it for this session. So one that was replaced long ago is told from one
 * that somebody made up, and nobody's guess ends a session.
 */
export function markedSecret(sessionId: string, key: Buffer): string {
  const random = randomBytes(SECRET_BYTES);
  return Buffer.concat([random, markOf(sessionId, random, key)]).toString('base64url');
}

function markOf(sessionId: string, random: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(sessionId).update(random).digest();
}

function isOurs({ id }: SessionEntity, secret: string, key: Buffer): boolean {
  const bytes = Buffer.from(secret, 'base64url');
  const mark = markOf(id, bytes.subarray(0, SECRET_BYTES), key);
  const given = bytes.subarray(SECRET_BYTES);
  return given.length === mark.length && timingSafeEqual(given, mark);
}

/** `<session id>.<secret>`, as the cookie holds it; null when it is not of that form. */
export function parseRefreshToken(token: string): RefreshToken | null {
  const { sessionId, secret } = TOKEN.exec(token)?.groups ?? {};
  return sessionId && secret ? { sessionId, secret } : null;
}

/** When a session ends that is used now and never again. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_LIFETIME_MS, createdAt.getTime() + SESSION_LONGEST_MS));
}

/**
 * What to do with a refresh token that names this session.
 * @param key marks the secrets of our making; those of the release before bear no mark, and are known by their hashes
 */
export function decideRefresh(
  session: SessionEntity,
  secret: string,
  key: Buffer,
  now: Date,
): RefreshDecision {
  if (session.endedAt || session.expiresAt <= now || sessionEnd(session.createdAt, now) <= now)
    return 'ended';
  const hash = hashSecret(secret);
  if (timingSafeEqual(hash, session.refreshHash)) return 'rotate';
  const wasPrevious = session.previousRefreshHash && timingSafeEqual(hash, session.previousRefreshHash);
  if (!wasPrevious) return isOurs(session, secret, key) ? 'reuse' : 'unknown';
  return now.getTime() - session.rotatedAt.getTime() <= REUSE_GRACE_MS ? 'grace' : 'reuse';
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SessionEntity } from './session.entity.js';

/** Milliseconds in which a token that was just replaced still counts as another tab of the same person. */
export const REUSE_GRACE_MS = 10_000;

/** Milliseconds a session lives on after its last renewal. */
export const SESSION_LIFETIME_MS = 30 * 86_400_000;

const TOKEN = /^(?<sessionId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<secret>[\w-]+)$/;

export type RefreshDecision = 'rotate' | 'grace' | 'reuse' | 'ended';

export interface RefreshToken {
  sessionId: string;
  secret: string;
}

export function newRefreshSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** `<session id>.<secret>`, as the cookie holds it; null when it is not of that form. */
export function parseRefreshToken(token: string): RefreshToken | null {
  const { sessionId, secret } = TOKEN.exec(token)?.groups ?? {};
  return sessionId && secret ? { sessionId, secret } : null;
}

/** What to do with a refresh token that names this session. */
export function decideRefresh(session: SessionEntity, secret: string, now: Date): RefreshDecision {
  if (session.endedAt || session.expiresAt <= now) return 'ended';
  const hash = hashSecret(secret);
  if (timingSafeEqual(hash, session.refreshHash)) return 'rotate';
  const wasPrevious = session.previousRefreshHash && timingSafeEqual(hash, session.previousRefreshHash);
  const justReplaced = now.getTime() - session.rotatedAt.getTime() <= REUSE_GRACE_MS;
  return wasPrevious && justReplaced ? 'grace' : 'reuse';
}

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { UserEntity } from '../accounts/user.entity.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds that each is good for. */
export const CODE_LIFETIME_MS = 15 * MINUTE;
export const CHANGE_LIFETIME_MS = DAY;
export const UNDO_LIFETIME_MS = 7 * DAY;

export const WRONG_TRIES = 5;
const CODES = 1_000_000;

/** Six digits. */
export function newCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}

/** Six digits are tried in no time, so their mark needs a secret; and it is good for one person alone. */
export function markOf(code: string, userId: string, secret: string): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`address code ${userId} ${code}`)
    .digest();
}

export function isCode(given: string, mark: Buffer, userId: string, secret: string): boolean {
  return timingSafeEqual(markOf(given, userId, secret), mark);
}

/**
 * What stands in the place of an address that somebody says is theirs, until they prove it: an address is taken by
 * whoever proves it, not by whoever comes first.
 */
export function placeholderOf(userId: string): string {
  return `${userId}@unproved.invalid`;
}

/** The address that a person goes by, proved or not. */
export function addressOf({ email, claimedEmail }: Pick<UserEntity, 'email' | 'claimedEmail'>): string {
  return claimedEmail ?? email;
}

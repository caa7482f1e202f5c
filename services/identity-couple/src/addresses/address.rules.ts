import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { UserEntity } from '../accounts/user.entity.js';
import type { PurposeKeys } from '../config/sealed-value.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds for which each is valid. */
export const CODE_LIFETIME_MS = 15 * MINUTE;
export const CHANGE_LIFETIME_MS = DAY;
export const UNDO_LIFETIME_MS = 7 * DAY;

export const WRONG_TRIES = 5;

/**
 * Time from which an undone change makes every added way to sign in suspect. A thief may have added one before asking
 * for another address. What is older stays: the undo link proves only that somebody reads the old mailbox.
 */
export function suspectSince({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() - 7 * DAY);
}
const CODES = 1_000_000;

/** Random code of six digits. */
export function newCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}

/**
 * HMAC of a code, bound to one person. It needs a secret, because all codes of six digits can be tried in no
 * time.
 */
export function markOf(code: string, userId: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`address code ${userId} ${code}`).digest();
}

export function isCode(given: string, mark: Buffer, userId: string, secrets: PurposeKeys): boolean {
  return secrets.some((secret) => timingSafeEqual(markOf(given, userId, secret), mark));
}

/**
 * Placeholder for an address until a person has proved it. This way, an address belongs to the person who
 * proves it, and not to the first who claims it.
 */
export function placeholderOf(userId: string): string {
  return `${userId}@unproved.invalid`;
}

/** Address of a person, proved or not. */
export function addressOf({ email, claimedEmail }: Pick<UserEntity, 'email' | 'claimedEmail'>): string {
  return claimedEmail ?? email;
}

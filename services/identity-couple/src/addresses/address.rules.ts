import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@anew/contracts/local-date';
import type { UserEntity } from '../accounts/user.entity.js';
import type { PurposeKeys } from '../config/sealed-value.js';

/** Milliseconds for which each is valid. */
export const CHANGE_LIFETIME_MS = DAY_MS;
export const UNDO_LIFETIME_MS = 7 * DAY_MS;

/**
 * Time from which an undone change makes every added way to sign in suspect. A thief may have added one before asking
 * for another address. What is older stays: the undo link proves only that somebody reads the old mailbox.
 */
export function suspectSince({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() - 7 * DAY_MS);
}

const DIGITS = 8;

/**
 * Code that proves an address. All mails of a day to the address carry the same one, whoever had them sent, so a stranger
 * who uses up these mails sends its owner the code that they need. It is derived and not stored, so nobody can remove it.
 */
export function codeFor(email: string, now: Date, [key]: PurposeKeys): string {
  return codeOfDay(email, dayOf(now), key);
}

/** Whether this is the code of today or of the day before. Every code is therefore valid for a day at least. */
export function isCode(given: string, email: string, now: Date, keys: PurposeKeys): boolean {
  if (given.length !== DIGITS) return false;
  const codes = keys.flatMap((key) => [0, 1].map((ago) => codeOfDay(email, dayOf(now) - ago, key)));
  return codes.some((code) => timingSafeEqual(Buffer.from(code), Buffer.from(given)));
}

/** Until then at least, all codes of the last 24 hours are valid. */
export const endOfDay = (now: Date): Date => new Date((dayOf(now) + 1) * DAY_MS);

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

function codeOfDay(email: string, day: number, key: Buffer): string {
  const number = createHmac('sha256', key).update(`${day} ${email}`).digest().readUIntBE(0, 6);
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
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

import { randomInt } from 'node:crypto';

/**
 * Characters of a code. 0, 1, i, l and o are left out, because codes are read out over the phone. 31^8 is
 * about 8.5 · 10^11.
 */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;
const INVITE_CODE = /^[a-z0-9]{8}$/;

export function newInviteCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Whether a text has the form of a code. No other text is looked up in the database. */
export const isInviteCode = (text: string): boolean => INVITE_CODE.test(text);

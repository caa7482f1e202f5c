import { randomInt } from 'node:crypto';

/** Without 0, 1, i, l and o: a code is read out over the phone. 31^8 is about 8.5 · 10^11. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;
const INVITE_CODE = /^[a-z0-9]{8}$/;

export function newInviteCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Whether a text can be a code at all; nothing else is looked for in the database. */
export const isInviteCode = (text: string): boolean => INVITE_CODE.test(text);

import { randomInt } from 'node:crypto';

/** Without 0, 1, i, l and o: a code is read out over the phone. 31^8 is about 8.5 · 10^11. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;

export function newInviteCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

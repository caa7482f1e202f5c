import { createHash, createHmac } from 'node:crypto';
import { Secret } from 'otpauth';
import type { PurposeKeys } from '../config/sealed-value.js';

const RECOVERY_CODES = 10;
/** Random bytes of one code, which give 80 bits or 16 characters. */
const CODE_BYTES = 10;

/** Ten codes in the form in which they are shown, in groups of four characters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: CODE_BYTES }).base32.toLowerCase().replace(/(.{4})(?!$)/g, '$1-'),
  );
}

/**
 * Hash of a recovery code. It needs no key, because nobody can try all codes of 80 random bits. Dashes, blanks
 * and the case of letters do not matter.
 */
export function hashRecoveryCode(code: string, userId: string): Buffer {
  return createHash('sha256').update(userId).update(bare(code)).digest();
}

/**
 * All hashes under which a code may be stored. Those of the first codes were made with a key, and cannot be made anew
 * without the codes, which only their owners have. They may go, with the keys of this purpose, once no row of
 * `recovery_codes` has a `created_at` from before `hashRecoveryCode` first ran.
 * @param keys keys of the purpose `recovery code`
 */
export function possibleHashes(code: string, userId: string, keys: PurposeKeys): Buffer[] {
  const keyed = keys.map((key) => createHmac('sha256', key).update(userId).update(bare(code)).digest());
  return [hashRecoveryCode(code, userId), ...keyed];
}

const bare = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');

import { createHmac } from 'node:crypto';
import { Secret } from 'otpauth';

export const RECOVERY_CODES = 10;
/** Random bytes of one code, which give 80 bits or 16 characters. */
const CODE_BYTES = 10;

/** Ten codes in the form in which they are shown, in groups of four characters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: CODE_BYTES }).base32.toLowerCase().replace(/(.{4})(?!$)/g, '$1-'),
  );
}

/** Hash of a recovery code. Dashes, blanks and the case of letters do not matter. */
export function hashRecoveryCode(code: string, userId: string, key: Buffer): Buffer {
  const bare = code.toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', key).update(userId).update(bare).digest();
}

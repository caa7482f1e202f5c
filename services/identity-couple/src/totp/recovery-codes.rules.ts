import { createHmac } from 'node:crypto';
import { Secret } from 'otpauth';

export const RECOVERY_CODES = 10;
/** Random bytes of one code: 80 bits, 16 characters. */
const CODE_BYTES = 10;

/** Ten codes as they are shown, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: CODE_BYTES }).base32.toLowerCase().replace(/(.{4})(?!$)/g, '$1-'),
  );
}

/** However it was typed: with or without its dashes, in capitals, with blanks. */
export function hashRecoveryCode(code: string, userId: string, key: Buffer): Buffer {
  const bare = code.toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', key).update(userId).update(bare).digest();
}

import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** Random secret of a link. Only its hash is stored. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D). The result consists of nonce (12 bytes), authentication tag
 * (16 bytes) and ciphertext.
 * @param associatedData must be the same for decrypting
 */
export function encrypt(
  key: CipherKey,
  plaintext: Buffer,
  associatedData: string,
  nonce = randomBytes(NONCE_BYTES),
): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(associatedData));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** @throws when the key or the associated data differ, or the bytes were changed */
export function decrypt(key: CipherKey, encrypted: Buffer, associatedData: string): Buffer {
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(associatedData))
    .setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const plaintext = decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES));
  // This mode has no padding: nothing more comes at the end, where the tag is verified.
  decipher.final();
  return plaintext;
}

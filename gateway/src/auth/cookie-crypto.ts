import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { decrypt, encrypt } from '@anew/messaging/aes-gcm';

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', purpose, 32));
}

/** Encrypts a small value that the browser carries for us. It can be decrypted only for the same purpose. */
export function encryptFor(value: unknown, secret: string, purpose: string): string {
  return encrypt(keyFor(secret, purpose), Buffer.from(JSON.stringify(value)), '').toString('base64url');
}

/** Decrypts a value from the browser. Returns null if we did not encrypt it for this purpose. */
export function decryptFor(encrypted: string, secret: string, purpose: string): unknown {
  try {
    return JSON.parse(decrypt(keyFor(secret, purpose), Buffer.from(encrypted, 'base64url'), '').toString());
  } catch {
    return null;
  }
}

/** Signature of `text` that only the gateways can make. */
export function signatureOf(text: string, secret: string, purpose: string): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');
}

export function signaturesEqual(a: string, b: string): boolean {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)];
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB);
}

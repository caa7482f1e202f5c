import { hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from '@anew/messaging/aes-gcm';
import type { IdentityConfig } from './identity.config.js';

const KEY_BYTES = 32;

/** Key for one purpose. Values made with it are invalid for any other. */
export function keyFor({ KEY_ENCRYPTION_SECRET }: IdentityConfig, purpose: string): Buffer {
  const secret = Buffer.from(KEY_ENCRYPTION_SECRET, 'base64');
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

/** Encrypts a value as JSON. `belongsTo` is bound to it and must be the same to open it. */
export function sealValue(value: unknown, belongsTo: string, key: Buffer): Buffer {
  return encrypt(key, Buffer.from(JSON.stringify(value)), belongsTo);
}

/** @throws when the key differs or the bytes were changed */
export function openValue(sealed: Buffer, belongsTo: string, key: Buffer): unknown {
  return JSON.parse(decrypt(key, sealed, belongsTo).toString());
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { IdentityConfig } from './identity.config.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** A key for one purpose: what was made with it is good for nothing else. */
export function keyFor({ KEY_ENCRYPTION_SECRET }: IdentityConfig, purpose: string): Buffer {
  const secret = Buffer.from(KEY_ENCRYPTION_SECRET, 'base64');
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

/** Encrypts a value as JSON; `belongsTo` is bound to it and must be named again to open it. */
export function sealValue(value: unknown, belongsTo: string, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when the key is another one or the bytes were changed */
export function openValue(sealed: Buffer, belongsTo: string, key: Buffer): unknown {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(belongsTo))
    .setAuthTag(tag);
  const opened = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(opened.toString());
}

import { hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from '@anew/messaging/aes-gcm';
import type { IdentityConfig } from './identity.config.js';

const KEY_BYTES = 32;

/** Keys made from each of the configured secrets. The first one seals and signs, and any of them opens and verifies. */
export type PurposeKeys = readonly [Buffer, ...Buffer[]];

/** The configured secrets themselves, with the one in use first. */
export function secretsOf({ KEY_ENCRYPTION_SECRET }: IdentityConfig): PurposeKeys {
  const [first = '', ...others] = KEY_ENCRYPTION_SECRET.split(',');
  const bytesOf = (secret: string) => Buffer.from(secret, 'base64');
  return [bytesOf(first), ...others.map(bytesOf)];
}

/** Keys for one purpose. Values made with them are invalid for any other. */
export function keysFor(config: IdentityConfig, purpose: string): PurposeKeys {
  const keyOf = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  const [first, ...others] = secretsOf(config);
  return [keyOf(first), ...others.map(keyOf)];
}

/** Encrypts a value as JSON. `belongsTo` is bound to it and must be the same to open it. */
export function sealValue(value: unknown, belongsTo: string, [key]: PurposeKeys): Buffer {
  return encrypt(key, Buffer.from(JSON.stringify(value)), belongsTo);
}

/** @throws when none of the keys sealed it or the bytes were changed */
export function openValue(sealed: Buffer, belongsTo: string, [key, ...others]: PurposeKeys): unknown {
  try {
    return JSON.parse(decrypt(key, sealed, belongsTo).toString());
  } catch (error) {
    const [next, ...rest] = others;
    if (!next) throw error;
    return openValue(sealed, belongsTo, [next, ...rest]);
  }
}

import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypted bytes: nonce (12), authentication tag (16), ciphertext. AES-256-GCM, NIST SP 800-38D. */
export function encrypt(
  key: CipherKey,
  plaintext: Buffer,
  boundTo: string,
  nonce = randomBytes(NONCE_BYTES),
): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** @throws when the key is another one, the bytes were changed, or they were bound to something else */
export function decrypt(key: CipherKey, sealed: Buffer, boundTo: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

/** An author's key as the database holds it. */
export interface WrappedKey {
  wrapped: Buffer;
  masterVersion: number;
}

/** The master keys, by version; the highest wraps what is new, the others only open what they wrapped. */
export class MasterKeys {
  private constructor(
    private readonly byVersion: ReadonlyMap<number, Buffer>,
    readonly currentVersion: number,
  ) {}

  /**
   * @param text `DATA_KEYS`: `<version>:<32 bytes in base64>`, several separated by commas
   * @throws Error when it is not of that form
   */
  static parse(text: string): MasterKeys {
    const entries = text.split(',').map((part): [number, Buffer] => {
      const [version = '', key = ''] = part.trim().split(':');
      return [Number(version), Buffer.from(key, 'base64')];
    });
    const isSound = entries.every(
      ([version, key]) => Number.isInteger(version) && version > 0 && key.length === KEY_BYTES,
    );
    if (!isSound) throw new Error('DATA_KEYS must be <version>:<32 bytes in base64>, separated by commas');
    const byVersion = new Map(entries);
    return new MasterKeys(byVersion, Math.max(...byVersion.keys()));
  }

  /** @param boundTo whose key it is, and in which service */
  wrap(key: Buffer, boundTo: string): WrappedKey {
    return {
      wrapped: encrypt(this.get(this.currentVersion), key, boundTo),
      masterVersion: this.currentVersion,
    };
  }

  unwrap({ wrapped, masterVersion }: WrappedKey, boundTo: string): Buffer {
    return decrypt(this.get(masterVersion), wrapped, boundTo);
  }

  private get(version: number): Buffer {
    const key = this.byVersion.get(version);
    if (!key) throw new Error(`DATA_KEYS has no version ${version}, which some data needs`);
    return key;
  }
}

export function newDataKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

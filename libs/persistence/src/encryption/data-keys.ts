import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from '@anew/messaging/aes-gcm';

const KEY_BYTES = 32;

/** An author's key as stored in the database. */
export interface WrappedKey {
  wrapped: Buffer;
  masterVersion: number;
}

/**
 * Master keys by version. The first one wraps keys, and all of them unwrap what they wrapped. So a new version can be
 * given to every process in second place, before the first process wraps with it.
 */
export class MasterKeys {
  private constructor(
    private readonly byVersion: ReadonlyMap<number, Buffer>,
    readonly currentVersion: number,
  ) {}

  /**
   * @param text `DATA_KEYS`: `<version>:<32 bytes in base64>`, several separated by commas
   * @throws Error when it has another form
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
    return new MasterKeys(new Map(entries), entries[0]?.[0] ?? 0);
  }

  /** @param boundTo owner and service of the key */
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

import { decrypt, encrypt } from '@anew/messaging/aes-gcm';
import { describe, expect, it } from '@jest/globals';
import { MasterKeys, newDataKey } from './data-keys.js';

const hex = (text: string) => Buffer.from(text, 'hex');
const base64 = (byte: number) => Buffer.alloc(32, byte).toString('base64');

describe('AES-256-GCM', () => {
  it('agrees with the published test vector (McGrew and Viega, The Galois/Counter Mode of Operation, case 16)', () => {
    const key = hex('feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308');
    const nonce = hex('cafebabefacedbaddecaf888');
    const plaintext = hex(
      'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
    );
    // The vector's associated data is not text. Only the ciphertext is compared, because it does not depend
    // on that data.
    const sealed = encrypt(key, plaintext, '', nonce);
    expect(sealed.subarray(28).toString('hex')).toBe(
      '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662',
    );
  });

  it('opens what it sealed, and nothing that was changed, moved or sealed with another key', () => {
    const key = newDataKey();
    const sealed = encrypt(key, Buffer.from('what nobody else knows'), 'journal|entries|content|1|a');
    expect(decrypt(key, sealed, 'journal|entries|content|1|a').toString()).toBe('what nobody else knows');
    expect(() => decrypt(key, sealed, 'journal|entries|content|2|a')).toThrow();
    expect(() => decrypt(newDataKey(), sealed, 'journal|entries|content|1|a')).toThrow();
    const changed = Buffer.from(sealed);
    changed[30] = (changed[30] ?? 0) ^ 1;
    expect(() => decrypt(key, changed, 'journal|entries|content|1|a')).toThrow();
  });

  it('never gives the same bytes twice for the same text', () => {
    const key = newDataKey();
    expect(encrypt(key, Buffer.from('same'), '')).not.toEqual(encrypt(key, Buffer.from('same'), ''));
  });
});

describe('master keys', () => {
  it('wrap with the first version and open with the one that wrapped', () => {
    const key = newDataKey();
    const before = MasterKeys.parse(`1:${base64(1)}`).wrap(key, 'whose');
    const rotated = MasterKeys.parse(`2:${base64(2)}, 1:${base64(1)}`);
    expect(rotated.unwrap(before, 'whose')).toEqual(key);
    const after = rotated.wrap(key, 'whose');
    expect(after.masterVersion).toBe(2);
    expect(MasterKeys.parse(`2:${base64(2)}`).unwrap(after, 'whose')).toEqual(key);
  });

  it('can know a new version before they wrap with it', () => {
    const key = newDataKey();
    const told = MasterKeys.parse(`1:${base64(1)},2:${base64(2)}`);
    expect(told.wrap(key, 'whose').masterVersion).toBe(1);
    const ahead = MasterKeys.parse(`2:${base64(2)},1:${base64(1)}`).wrap(key, 'whose');
    expect(told.unwrap(ahead, 'whose')).toEqual(key);
  });

  it('say which version is missing', () => {
    const wrapped = MasterKeys.parse(`1:${base64(1)}`).wrap(newDataKey(), 'whose');
    expect(() => MasterKeys.parse(`2:${base64(2)}`).unwrap(wrapped, 'whose')).toThrow('no version 1');
  });

  it.each(['', 'abc', `0:${base64(1)}`, `1:${Buffer.alloc(16).toString('base64')}`, `x:${base64(1)}`])(
    'are refused when they read %j',
    (text) => {
      expect(() => MasterKeys.parse(text)).toThrow('DATA_KEYS must be');
    },
  );
});

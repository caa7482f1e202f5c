import { describe, expect, it } from '@jest/globals';
import { decryptFor, encryptFor, signatureOf, signaturesEqual } from './cookie-crypto.js';

const SECRET = Buffer.alloc(32, 1).toString('base64');
const OTHER = Buffer.alloc(32, 2).toString('base64');

describe('what the browser carries for us', () => {
  const value = { state: 'abc', returnTo: '/größer' };
  const encrypted = encryptFor(value, SECRET, 'sign in');

  it('comes back as it was, and shows nothing of it meanwhile', () => {
    expect(decryptFor(encrypted, SECRET, 'sign in')).toEqual(value);
    expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('abc');
    expect(encryptFor(value, SECRET, 'sign in')).not.toBe(encrypted);
    expect(encrypted).toMatch(/^[\w-]+$/);
  });

  it('opens for no other purpose and with no other secret', () => {
    expect(decryptFor(encrypted, SECRET, 'something else')).toBeNull();
    expect(decryptFor(encrypted, OTHER, 'sign in')).toBeNull();
  });

  it('does not open when a single bit has changed', () => {
    const bytes = Buffer.from(encrypted, 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(index) ^ 1, index);
      expect(decryptFor(changed.toString('base64url'), SECRET, 'sign in')).toBeNull();
    }
  });

  it.each(['', 'x', 'not ours', encrypted.slice(0, 20), encrypted.slice(0, -4)])(
    '%j does not open',
    (given) => {
      expect(decryptFor(given, SECRET, 'sign in')).toBeNull();
    },
  );
});

describe('a signature', () => {
  const made = signatureOf('ana@example.org', SECRET, 'known device');

  it('is the same for the same text, secret and purpose only', () => {
    expect(signaturesEqual(signatureOf('ana@example.org', SECRET, 'known device'), made)).toBe(true);
    expect(signaturesEqual(signatureOf('bob@example.org', SECRET, 'known device'), made)).toBe(false);
    expect(signaturesEqual(signatureOf('ana@example.org', OTHER, 'known device'), made)).toBe(false);
    expect(signaturesEqual(signatureOf('ana@example.org', SECRET, 'something else'), made)).toBe(false);
  });

  it.each(['', 'x', made.slice(1)])('is not %j', (given) => {
    expect(signaturesEqual(given, made)).toBe(false);
  });

  it('is not a text of the same length in other letters', () => {
    expect(signaturesEqual('é'.repeat(made.length), made)).toBe(false);
  });
});

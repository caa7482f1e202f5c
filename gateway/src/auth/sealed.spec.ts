import { describe, expect, it } from '@jest/globals';
import { mark, marksEqual, seal, unseal } from './sealed.js';

const SECRET = Buffer.alloc(32, 1).toString('base64');
const OTHER = Buffer.alloc(32, 2).toString('base64');

describe('what the browser carries for us', () => {
  const value = { state: 'abc', returnTo: '/größer' };
  const sealed = seal(value, SECRET, 'sign in');

  it('comes back as it was, and shows nothing of it meanwhile', () => {
    expect(unseal(sealed, SECRET, 'sign in')).toEqual(value);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('abc');
    expect(seal(value, SECRET, 'sign in')).not.toBe(sealed);
    expect(sealed).toMatch(/^[\w-]+$/);
  });

  it('opens for no other purpose and with no other secret', () => {
    expect(unseal(sealed, SECRET, 'something else')).toBeNull();
    expect(unseal(sealed, OTHER, 'sign in')).toBeNull();
  });

  it('does not open when a single bit has changed', () => {
    const bytes = Buffer.from(sealed, 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(index) ^ 1, index);
      expect(unseal(changed.toString('base64url'), SECRET, 'sign in')).toBeNull();
    }
  });

  it.each(['', 'x', 'not ours', sealed.slice(0, 20), sealed.slice(0, -4)])('%j does not open', (given) => {
    expect(unseal(given, SECRET, 'sign in')).toBeNull();
  });
});

describe('a mark', () => {
  const made = mark('ana@example.org', SECRET, 'known device');

  it('is the same for the same text, secret and purpose only', () => {
    expect(marksEqual(mark('ana@example.org', SECRET, 'known device'), made)).toBe(true);
    expect(marksEqual(mark('bob@example.org', SECRET, 'known device'), made)).toBe(false);
    expect(marksEqual(mark('ana@example.org', OTHER, 'known device'), made)).toBe(false);
    expect(marksEqual(mark('ana@example.org', SECRET, 'something else'), made)).toBe(false);
  });

  it.each(['', 'x', made.slice(1)])('is not %j', (given) => {
    expect(marksEqual(given, made)).toBe(false);
  });

  // This fails today: a cookie of the same length in characters but not in bytes makes it throw. Remove
  // `.failing` with the fix.
  it('is not a text of the same length in other letters', () => {
    expect(marksEqual('é'.repeat(made.length), made)).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { addressOf, isCode, markOf, newCode, placeholderOf } from './address.rules.js';

const SECRET = Buffer.alloc(32, 7);
const OTHER = Buffer.alloc(32, 8);

describe('a code', () => {
  it('is six digits, zeros in front included', () => {
    const codes = Array.from({ length: 2_000 }, newCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(1_900);
  });

  it('is known again by its mark, for this person and with this secret alone', () => {
    const mark = markOf('012345', 'ada', SECRET);
    expect(isCode('012345', mark, 'ada', [SECRET])).toBe(true);
    expect(isCode('012346', mark, 'ada', [SECRET])).toBe(false);
    expect(isCode('012345', mark, 'ben', [SECRET])).toBe(false);
    expect(isCode('012345', mark, 'ada', [OTHER])).toBe(false);
    expect(isCode('012345', mark, 'ada', [OTHER, SECRET])).toBe(true);
  });
});

describe('the address that someone goes by', () => {
  it('is the one they say is theirs while it is not proved', () => {
    const email = placeholderOf('0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b');
    expect(addressOf({ email, claimedEmail: 'ada@example.org' })).toBe('ada@example.org');
    expect(addressOf({ email: 'ada@example.org', claimedEmail: null })).toBe('ada@example.org');
  });
});

import { describe, expect, it } from '@jest/globals';
import { addressOf, codeFor, endOfDay, isCode, placeholderOf } from './address.rules.js';

const KEY = Buffer.alloc(32, 7);
const OTHER = Buffer.alloc(32, 8);
const ADA = 'ada@example.org';
const NOON = new Date('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;

const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR);

describe('a code', () => {
  it('is eight digits, zeros in front included, and another one for each address', () => {
    const codes = Array.from({ length: 2_000 }, (_, index) => codeFor(`${index}@example.org`, NOON, [KEY]));
    for (const code of codes) expect(code).toMatch(/^\d{8}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1_990);
  });

  it('is good for a day at least, and not for three', () => {
    const code = codeFor(ADA, NOON, [KEY]);
    for (const hours of [0, 1, 12, 24]) expect(isCode(code, ADA, later(hours), [KEY])).toBe(true);
    for (const hours of [-13, 36, 72]) expect(isCode(code, ADA, later(hours), [KEY])).toBe(false);
  });

  it('of the last 24 hours is good until the day ends', () => {
    const code = codeFor(ADA, later(-23), [KEY]);
    expect(endOfDay(NOON)).toEqual(later(12));
    expect(isCode(code, ADA, new Date(endOfDay(NOON).getTime() - 1), [KEY])).toBe(true);
    expect(isCode(code, ADA, endOfDay(NOON), [KEY])).toBe(false);
  });

  it('is good for its address alone, and with its key', () => {
    const code = codeFor(ADA, NOON, [KEY]);
    expect(isCode(code, 'ben@example.org', NOON, [KEY])).toBe(false);
    expect(isCode(code, ADA, NOON, [OTHER])).toBe(false);
    expect(isCode(code, ADA, NOON, [OTHER, KEY])).toBe(true);
    expect(isCode(code.slice(2), ADA, NOON, [KEY])).toBe(false);
  });
});

describe('the address that someone goes by', () => {
  it('is the one they say is theirs while it is not proved', () => {
    const email = placeholderOf('0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b');
    expect(addressOf({ email, claimedEmail: 'ada@example.org' })).toBe('ada@example.org');
    expect(addressOf({ email: 'ada@example.org', claimedEmail: null })).toBe('ada@example.org');
  });
});

import { describe, expect, it } from '@jest/globals';
import { termsOf } from './terms.js';

describe('the terms of a text', () => {
  it.each([
    ['My baby mama called', 'my ex-wife called'],
    ['his step son', 'her stepdaughter'],
    ['DH pays CS', 'my husband pays child support'],
    ['he is stonewalling me', 'she shuts down'],
    ['custody swap', 'last-minute pickup'],
    ['the MIL', 'my mother-in-law'],
    ['no libido', 'no sex'],
  ])('are the same for “%s” and “%s”', (one, other) => {
    expect(new Set(termsOf(one).filter((term) => termsOf(other).includes(term))).size).toBeGreaterThan(0);
  });

  it('leave a lower-case “so” alone', () => {
    expect(termsOf('so what')).toEqual([]);
  });

  it('do not read a stepson as a son', () => {
    expect(termsOf('my step son')).not.toContain('child');
  });

  it.each([
    ['argues', 'arguing'],
    ['promised', 'promises'],
    ['families', 'family'],
  ])('cut the endings of %s and %s', (one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other));
  });
});

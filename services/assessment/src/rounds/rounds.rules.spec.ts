import { describe, expect, it } from '@jest/globals';
import { countsAfter, nextRoundFrom, pairOf } from './rounds.rules.js';

describe('a pair', () => {
  it('is the same whoever comes first', () => {
    expect(pairOf(['b', 'a'])).toEqual(['a', 'b']);
    expect(pairOf(['a', 'b'])).toEqual(['a', 'b']);
  });

  it.each([[[]], [['a']], [['a', 'b', 'c']]])('is not %j', (memberIds) => {
    expect(pairOf(memberIds)).toBeNull();
  });
});

describe('the round after', () => {
  const closedAt = new Date('2026-11-21T10:00:00.000Z');
  const last = { nextFrom: nextRoundFrom(closedAt, 30) };

  it('may begin that many days later, to the millisecond', () => {
    expect(last.nextFrom).toEqual(new Date('2026-12-21T10:00:00.000Z'));
  });

  it.each([
    ['2026-11-21T09:59:59.000Z', false],
    ['2026-12-21T09:59:59.999Z', false],
    ['2026-12-21T10:00:00.000Z', true],
    ['2027-03-01T00:00:00.000Z', true],
  ])('counts answers of %s: %s', (submittedAt, counts) => {
    expect(countsAfter(last, new Date(submittedAt))).toBe(counts);
  });

  it('counts whatever was answered when it is the first', () => {
    expect(countsAfter(null, new Date(0))).toBe(true);
  });
});

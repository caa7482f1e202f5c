import { describe, expect, it } from '@jest/globals';
import { countsAfter, isOpenAfter, nextRoundFrom, pairOf } from './rounds.rules.js';

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
  ])('counts answers of %s: %s', (at, counts) => {
    const submittedAt = new Date(at);
    expect(isOpenAfter(last, submittedAt)).toBe(counts);
    expect(countsAfter(last, ['a', 'b'], { submittedAt, givenBeside: 'b' })).toBe(counts);
  });

  it.each([
    [null, true],
    ['b', true],
    ['x', false],
  ])('when it is the first, counts whatever was answered beside %s: %s', (givenBeside, counts) => {
    expect(countsAfter(null, ['a', 'b'], { submittedAt: new Date(0), givenBeside })).toBe(counts);
  });
});

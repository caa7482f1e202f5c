import { describe, expect, it } from '@jest/globals';
import { areOpen, isAnswered, isForPartner, partnersAmong, type Reader, type Said } from './answers.rules.js';

const SINCE = new Date('2026-03-01T12:00:00.000Z');
const BEFORE = new Date('2026-03-01T11:59:59.999Z');
const a: Reader = { userId: 'a', partnerId: 'b', since: SINCE };
const b: Reader = { userId: 'b', partnerId: 'a', since: SINCE };
const aAlone: Reader = { userId: 'a', partnerId: null, since: null };

const said = (userId: string, partnerId: string | null, text: string | null, updatedAt = SINCE): Said => ({
  userId,
  partnerId,
  answer: text === null ? null : Buffer.from(text),
  updatedAt,
});
const mine = said('a', 'b', 'mine');
const theirs = said('b', 'a', 'theirs');

describe('two answers', () => {
  it('are open once both have answered, each for the other', () => {
    for (const reader of [a, b]) expect(areOpen([mine, theirs], reader)).toBe(true);
  });

  it.each([
    ['one has not answered', []],
    ['one has passed', [said('b', 'a', null)]],
    ['one was meant for nobody yet', [said('b', null, 'theirs')]],
    ['one was meant for somebody else', [said('b', 'c', 'theirs')]],
    ['one was said before a separation', [said('b', 'a', 'theirs', BEFORE)]],
  ])('stay sealed while %s', (_, others) => {
    for (const reader of [a, b]) expect(areOpen([mine, ...others], reader)).toBe(false);
  });

  it('are sealed again once nobody is there for whom they were meant', () => {
    for (const reader of [aAlone, { ...a, partnerId: 'c' }])
      expect(areOpen([mine, theirs], reader)).toBe(false);
  });

  it('are told by their names where the gateway does not say since when the two are together', () => {
    const untold = { ...a, since: null };
    expect(areOpen([mine, said('b', 'a', 'theirs', BEFORE)], untold)).toBe(true);
    expect(areOpen([mine, said('b', 'c', 'theirs')], untold)).toBe(false);
  });
});

describe('what the partner has said', () => {
  it('is what they said to the reader, be it that they pass', () => {
    const passing = said('b', 'a', null);
    expect(partnersAmong([mine, passing], a)).toBe(passing);
  });

  it('is nothing that was meant for others, nothing from before a separation, and nothing for someone alone', () => {
    const toOthers = [mine, said('b', 'c', 'to c'), said('c', 'a', 'from c')];
    expect(partnersAmong(toOthers, a)).toBeNull();
    expect(partnersAmong([said('b', 'a', 'theirs', BEFORE)], a)).toBeNull();
    expect(partnersAmong([mine, theirs], aAlone)).toBeNull();
  });
});

describe('one’s own answer', () => {
  it.each([
    ['for the partner of now', mine, a, true],
    ['for them, and they have parted since', said('a', 'b', 'mine', BEFORE), a, false],
    ['for an earlier partner', said('a', 'c', 'mine'), a, false],
    ['for nobody', said('a', null, 'mine'), a, false],
    ['for somebody, beside nobody', mine, aAlone, false],
    ['for nobody, beside nobody', said('a', null, 'mine'), aAlone, false],
  ])('was given %s', (_, own, reader, expected) => {
    expect(isForPartner(own, reader)).toBe(expected);
  });
});

describe('a question is answered', () => {
  it.each([
    ['by the reader, for whomever', [said('a', 'c', 'mine', BEFORE)], true],
    ['by the partner', [theirs], true],
    ['by nobody who passes it', [said('a', 'b', null), said('b', 'a', null)], false],
    [
      'by nobody who has not been there since',
      [said('b', 'a', 'theirs', BEFORE), said('b', null, 'x')],
      false,
    ],
  ])('%s', (_, all, expected) => {
    expect(isAnswered(all, a)).toBe(expected);
  });
});

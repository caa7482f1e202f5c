import { describe, expect, it } from '@jest/globals';
import { areOpen, counterpartOf, type Said } from './answers.rules.js';

const said = (userId: string, partnerId: string | null, text: string | null): Said => ({
  userId,
  partnerId,
  answer: text === null ? null : Buffer.from(text),
});

describe('two answers', () => {
  it('are open once both have answered, each for the other', () => {
    expect(areOpen(said('a', 'b', 'mine'), said('b', 'a', 'theirs'))).toBe(true);
  });

  it.each([
    ['one has not answered', null],
    ['one has passed', said('b', 'a', null)],
    ['one was meant for nobody yet', said('b', null, 'theirs')],
    ['one was meant for somebody else', said('b', 'c', 'theirs')],
  ])('stay sealed while %s', (_, other) => {
    const own = said('a', 'b', 'mine');
    expect(areOpen(own, other)).toBe(false);
    expect(areOpen(other, own)).toBe(false);
  });
});

describe('the counterpart of an answer', () => {
  const own = said('a', 'b', 'mine');
  const theirs = said('b', 'a', null);

  it('is what the partner has said for its author, be it that they pass', () => {
    expect(counterpartOf(own, [own, theirs])).toBe(theirs);
  });

  it('is nothing that was meant for others, and nothing for someone alone', () => {
    expect(counterpartOf(own, [own, said('b', 'c', 'to c'), said('c', 'a', 'from c')])).toBeNull();
    expect(counterpartOf(said('a', null, 'mine'), [theirs])).toBeNull();
  });
});

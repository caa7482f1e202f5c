import { describe, expect, it } from '@jest/globals';
import { matterIn, quotable } from './quotation.js';

const STORY = `${'We have two dogs and a yard. '.repeat(8)}Who does the dishes? It is never me, I say it openly.`;

describe('the matter of a message', () => {
  it('is a short message as a whole, with its question mark', () => {
    expect(matterIn('Nobody flushes in this house.')).toBe('Nobody flushes in this house');
    expect(matterIn('Who does the dishes?')).toBe('Who does the dishes?');
  });

  it('is the last question of a long one', () => {
    expect(matterIn(STORY)).toBe('Who does the dishes?');
    expect(matterIn(`${STORY} ¿Y quién saca la basura?`)).toBe('¿Y quién saca la basura?');
  });

  it('is nothing where there is no question, a very long one, one word or marked-up text', () => {
    expect(matterIn('We have two dogs and a yard. '.repeat(8))).toBeNull();
    expect(matterIn(`${'Is it the yard or the dogs, '.repeat(8)}or me?`)).toBeNull();
    expect(matterIn('Why?')).toBeNull();
    expect(matterIn('What is [this](http://x.example)?')).toBeNull();
  });
});

describe('a quotation', () => {
  it('is of short messages only', () => {
    expect(quotable('he has that look again.')).toBe('he has that look again');
    expect(quotable(STORY)).toBeNull();
  });
});

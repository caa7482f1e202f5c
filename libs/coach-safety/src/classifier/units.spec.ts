import { describe, expect, it } from '@jest/globals';
import { wordsOf } from '../normalize.js';
import { passagesIn } from './units.js';

const SENTENCE = 'We had soup and bread with all the kids on Sunday';
const story = (sentences: number): string[] => wordsOf(`${SENTENCE}. `.repeat(sentences));

describe('the passages of a message', () => {
  it('are each three sentences in a row of a story', () => {
    const passages = passagesIn(story(6));
    expect(passages).toHaveLength(4);
    for (const passage of passages) expect(passage).toEqual(wordsOf(Array(3).fill(SENTENCE).join('. ')));
  });

  it('are the whole of a story without stops', () => {
    const words = wordsOf(`${SENTENCE} `.repeat(6));
    expect(passagesIn(words)).toEqual([words]);
  });

  it('are none in a shorter message', () => {
    expect(passagesIn(story(3))).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { chunksOf, countWords, sentencesOf } from './sentences.js';

describe('sentences', () => {
  it('end at a full stop, and not inside of what somebody says', () => {
    expect(sentencesOf('He paused. “I’m back. I don’t know what to say.” Then he sat down.')).toEqual([
      'He paused.',
      '“I’m back. I don’t know what to say.”',
      'Then he sat down.',
    ]);
  });

  it('keep a source in brackets', () => {
    expect(sentencesOf('Trust came up again and again (Brimhall 2008). It takes time.')).toEqual([
      'Trust came up again and again (Brimhall 2008).',
      'It takes time.',
    ]);
  });

  it('count words without dashes', () => {
    expect(countWords('Hold — send **one** line, not 2')).toBe(6);
  });
});

describe('a paragraph', () => {
  const words = (count: number, last: string) => `${'word '.repeat(count - 1)}${last}.`;

  it('is cut where a new thought begins, and not before a sentence that leans back', () => {
    const first = `Start ${words(38, 'one')}`;
    const leaning = `It ${words(10, 'two')}`;
    const next = `Another ${words(20, 'three')}`;
    expect(chunksOf(`${first} ${leaning} ${next}`).map(({ text }) => text)).toEqual([
      `${first} ${leaning}`,
      next,
    ]);
  });

  it('loses a short lead that points at the paragraph before', () => {
    expect(chunksOf('That leads to three parts. Keep something from before.')).toEqual([
      { text: 'Keep something from before.', standsAlone: true },
    ]);
  });

  it('does not begin with a connective', () => {
    expect(chunksOf('So choose one topic.')[0]?.text).toBe('Choose one topic.');
  });
});

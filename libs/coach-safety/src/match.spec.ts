import { describe, expect, it } from '@jest/globals';
import { messageOf, PhraseFinder } from './match.js';
import { wordsOf } from './normalize.js';

function found(phrase: string, text: string): string[] {
  const message = messageOf(wordsOf(text));
  const matches = new PhraseFinder([[phrase, null]]).find(message);
  return matches.map(
    ({ start, end, negatedInside }) =>
      message.words.slice(start, end).join(' ') + (negatedInside ? ' (not)' : ''),
  );
}

describe('a phrase', () => {
  it('is found as it stands', () => {
    expect(found('want to die', 'I want to die, want to')).toEqual(['want to die']);
  });

  it('offers alternatives, of several words too, and lists', () => {
    expect(found('a|the_whole day', 'a day, the whole day, whole day')).toEqual(['a day', 'the whole day']);
    expect(found('@partner left', 'my fiancé left, the other half left')).toEqual([
      'fiance left',
      'other half left',
    ]);
  });

  it('may leave out what is optional', () => {
    expect(found('so very? much', 'so much and so very much')).toEqual(['so much', 'so very much']);
  });

  it('leaps over gaps within a sentence, as far as they go', () => {
    expect(found('he .. hit', 'he once or twice hit')).toEqual(['he once or twice hit']);
    expect(found('he .. hit', 'he once or twice then hit')).toEqual([]);
    expect(found('he ... hit', 'he once or twice then hit')).toEqual(['he once or twice then hit']);
    expect(found('he .. hit', 'It was he. She hit')).toEqual([]);
  });

  it('knows a negation in a gap', () => {
    expect(found('he .. hit', 'he never hit')).toEqual(['he never hit (not)']);
    expect(found('he .. hit', 'he not only hit')).toEqual(['he not only hit']);
  });

  it('must begin with a word and know its lists', () => {
    expect(() => found('.. die', '')).toThrow('Begin with a word');
    expect(() => found('so? much', '')).toThrow('Begin with a word');
    expect(() => found('@nobody die', '')).toThrow('no list');
    expect(() => found('die|haha', '')).toThrow('Nothing is left');
  });
});

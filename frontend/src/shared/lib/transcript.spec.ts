import { describe, expect, it } from '@jest/globals';
import type { SpeechResult } from './speech';
import { appendTranscript, readResults } from './transcript';

const final = (transcript: string, confidence = 0.9): SpeechResult => ({
  isFinal: true,
  0: { transcript, confidence },
});
const guess = (transcript: string): SpeechResult => ({ isFinal: false, 0: { transcript, confidence: 0.4 } });

describe('what a browser heard', () => {
  it('is nothing before anybody has spoken', () => {
    expect(readResults([])).toEqual({ settled: [], guess: '' });
  });

  it('settles word by word, and keeps what may still change apart', () => {
    expect(readResults([final('we talked'), guess(' about the')])).toEqual({
      settled: ['we', 'talked'],
      guess: 'about the',
    });
  });

  it('joins results that a desktop browser gives one after the other', () => {
    expect(readResults([final('we talked'), final(' for an hour'), final(' yesterday')]).settled).toEqual([
      'we',
      'talked',
      'for',
      'an',
      'hour',
      'yesterday',
    ]);
  });

  it('takes a longer result for the one before it, as Android repeats it', () => {
    expect(readResults([final('we'), final('we talked'), final('we talked again')]).settled).toEqual([
      'we',
      'talked',
      'again',
    ]);
  });

  it('compares without regard to capital letters, which Android changes while it repeats', () => {
    expect(readResults([final('we talked'), final('We talked again')]).settled).toEqual([
      'We',
      'talked',
      'again',
    ]);
  });

  it('does not lose words to a shorter repetition', () => {
    expect(readResults([final('we talked again'), final('we talked')]).settled).toEqual([
      'we',
      'talked',
      'again',
    ]);
  });

  it('takes only whole words for a repetition', () => {
    expect(readResults([final('step'), final('stepson')]).settled).toEqual(['step', 'stepson']);
  });

  it('keeps a word that somebody says twice, with the space before it that browsers give', () => {
    expect(readResults([final('no'), final(' no')]).settled).toEqual(['no', 'no']);
  });

  it('settles nothing that Android calls final without any confidence', () => {
    expect(readResults([final('we talked', 0)])).toEqual({ settled: [], guess: 'we talked' });
  });

  it('settles what a browser calls final without saying how sure it is', () => {
    const unsure: SpeechResult = { isFinal: true, 0: { transcript: 'we talked' } };
    expect(readResults([unsure]).settled).toEqual(['we', 'talked']);
  });

  it('passes over results without words', () => {
    expect(readResults([final('we'), { isFinal: true }, final('  '), final(' talked')])).toEqual({
      settled: ['we', 'talked'],
      guess: '',
    });
  });

  it('reads the list of a browser, which is no array', () => {
    const list = { length: 2, 0: final('good'), 1: guess(' morning') };
    expect(readResults(list)).toEqual({ settled: ['good'], guess: 'morning' });
  });
});

describe('a text that goes on', () => {
  it.each([
    ['', 'Hello', 'Hello'],
    ['Dear Sam,', 'thank you', 'Dear Sam, thank you'],
    ['Dear Sam, ', 'thank you', 'Dear Sam, thank you'],
    ['Dear Sam,\n', 'thank you', 'Dear Sam,\nthank you'],
  ])('%j, with %j said after it, is %j', (text, said, whole) => {
    expect(appendTranscript(text, said)).toBe(whole);
  });
});

import { describe, expect, it } from '@jest/globals';
import { AnswerWords, wordsIn } from './answer-words.js';

const TITLES = ['Who feeds the cat?', 'Who feeds the goat?', 'Who feeds the parrot?', 'Who feeds the dog?'];
const words = new AnswerWords(
  TITLES.map((title) => ({ title, words: wordsIn(`${title} who feeds it`, 'en').join(' ') })),
  'en',
);
const compared = (message: string, at: number) => words.comparisonWith(message)(at);

describe('the words that a message has in common with an answer', () => {
  it('count more the rarer they are', () => {
    const { covered: byTheRareWord } = compared('who feeds the goat', 1);
    const { covered: byTheOthers } = compared('who feeds the goat', 0);
    expect(byTheRareWord).toBe(1);
    expect(byTheOthers).toBeLessThan(0.5);
  });

  it('are those of its title as well', () => {
    expect(compared('goat', 1).titled).toBeGreaterThan(0.5);
    expect(compared('goat', 0).titled).toBe(0);
  });

  it('do not count where no answer has them, or there are none', () => {
    expect(compared('who feeds the goat tomorrow, Zebulon?', 1).covered).toBe(1);
    expect(compared('Zebulon', 1)).toEqual({ covered: 0, titled: 0 });
  });

  it('are the same in another form', () => {
    expect(wordsIn('¿Quién regaña a mis hijastras?', 'es')).toEqual(
      expect.arrayContaining(wordsIn('regañar hijastro', 'es')),
    );
    expect(wordsIn('my stepson’s chores', 'en')).toEqual(
      expect.arrayContaining(wordsIn('stepsons chore', 'en')),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { ACTIVITIES } from './activities/index.js';
import { inAllWords } from './wordings.js';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
};

/** Activities whose longest stretch is only planned in them, or is somebody's example, and passes at another time. */
const LATER = new Set([
  'activity-transition-days-01',
  'activity-parenting-team-08',
  'activity-couple-rituals-20',
  'activity-couple-rituals-15',
  'activity-repair-and-return-01',
  'activity-repair-and-return-02',
]);

const ALL = ACTIVITIES.flatMap(inAllWords);

/** The most minutes that these instructions name in one go. */
function longestStretch(instructions: string): number {
  const named = [...instructions.matchAll(/\b([a-z]+)[- ]minutes?\b/gi)];
  return Math.max(0, ...named.map(([, word = '']) => NUMBERS[word.toLowerCase()] ?? 0));
}

describe('an activity', () => {
  it('takes longer than the longest stretch in it, because something comes before and after', () => {
    const tooShort = ALL.filter(
      ({ id, wordingOf, instructions, timeRequired }) =>
        !LATER.has(wordingOf ?? id) && longestStretch(instructions) >= timeRequired,
    );
    expect(tooShort.map(({ id }) => id)).toEqual([]);
  });

  it('has nothing written, drawn or entered without saying that it needs something for that', () => {
    const writing =
      /(?:[.;] |\bthen |\band )(?:write|draw|note) (?:down|it|one|your|a)\b|\bin the calendar before\b/i;
    const unsaid = ALL.filter(({ needs, instructions }) => needs.length === 0 && writing.test(instructions));
    expect(unsaid.map(({ id }) => id)).toEqual([]);
  });

  it('leaves friends and confidants off every map of who is in touch with whom', () => {
    const maps = ALL.filter(({ instructions }) =>
      /\bDraw a line for every regular contact\b/.test(instructions),
    );
    expect(maps.length).toBeGreaterThan(0);
    expect(maps.filter(({ instructions }) => !instructions.includes('stay off the page'))).toEqual([]);
  });
});

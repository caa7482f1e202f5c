import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EVERYDAY } from './corpus/everyday.js';
import { HITS } from './corpus/hits.js';
import { withoutLoudWords } from './loud-words.js';
import { judge } from './safety.js';
import { guardedReply } from './testing/guarded-reply.js';
import type { Turn } from './turn.js';
import { CONCERNS } from './verdict.js';

/** Messages that each property is tried with in a run of the tests. Every run draws others. */
const RUNS = 100;
const MESSAGES = [...Object.values(HITS).flat(), ...EVERYDAY];
const message = fc.constantFrom(...MESSAGES);
/** The text of a doubt quotes the message, so it is left out of the comparison. */
const verdictOf = (text: string): unknown => {
  const verdict = judge([], text);
  return verdict.kind === 'unsure' ? { ...verdict, text: null } : verdict;
};

/**
 * How careful the verdict on a text is. A rare word with held letters may also read as several words run
 * together, and no reading overrides the findings of another, so it can only add caution.
 */
const cautionOf = (text: string): number => {
  const verdict = judge([], text);
  if (verdict.kind === 'clear') return verdict.asksBack ? 1 : 0;
  return verdict.kind === 'unsure' ? 2 : 3;
};

function sameVerdict(change: fc.Arbitrary<(text: string) => string>): void {
  fc.assert(
    fc.property(message, change, (text, changed) => {
      expect(verdictOf(changed(text))).toEqual(verdictOf(text));
    }),
    { numRuns: RUNS },
  );
}

describe('the verdict', () => {
  it('does not depend on case', () => {
    const mixed = fc
      .infiniteStream(fc.boolean())
      .map(
        (flips) => (text: string) =>
          [...text].map((letter) => (flips.next().value ? letter.toUpperCase() : letter)).join(''),
      );
    sameVerdict(mixed);
  });

  it('does not depend on curly or straight quotes', () => {
    sameVerdict(
      fc.constantFrom(
        (text: string) => text.replaceAll('’', "'"),
        (text: string) => text.replaceAll("'", '’'),
      ),
    );
  });

  it('does not depend on what stands around or between the words', () => {
    const around = fc.constantFrom('!!!', '...', ' 😢', '  ', '?', '\n', ' ❤️❤️', ' ;)');
    sameVerdict(around.map((end) => (text: string) => `  ${text}${end}`));
    sameVerdict(around.map((start) => (text: string) => `${start} ${text.replaceAll(' ', '   ')}`));
  });

  it('does not depend on commas and brackets', () => {
    sameVerdict(
      fc.constantFrom(
        (text: string) => text.replaceAll(', ', ' '),
        (text: string) => `(${text})`,
        (text: string) => `"${text}"`,
      ),
    );
  });

  it('is never more harmless because a letter is held', () => {
    // Loud words, as in “my feet are killing me”, are put in plain words only where they are written as usual.
    const plainly = fc.constantFrom(...MESSAGES.filter((text) => withoutLoudWords(text) === text));
    const held = fc.tuple(fc.constantFrom(...'aeiou'), fc.integer({ min: 2, max: 6 }));
    fc.assert(
      fc.property(plainly, held, (text, [letter, times]) => {
        const written = text.replaceAll(letter, letter.repeat(times));
        expect(cautionOf(written)).toBeGreaterThanOrEqual(cautionOf(text));
      }),
      { numRuns: RUNS },
    );
  });

  it('does not depend on how long a letter is held among letters set apart', () => {
    const text = 'i keep thinking about s.u.i.c.i.d.e';
    expect(verdictOf(text.replaceAll('i', 'ii'))).toEqual(verdictOf(text));
  });

  it('does not depend on accents', () => {
    sameVerdict(fc.constant((text: string) => text.replace(/[aeiou]/g, '$&\u0301')));
  });
});

describe('any conversation', () => {
  const turn: fc.Arbitrary<Turn> = fc.oneof(
    fc.record({
      role: fc.constant('user' as const),
      content: fc.oneof(message, fc.string({ unit: 'binary' })),
      source: fc.constant(null),
    }),
    fc.record({
      role: fc.constant('assistant' as const),
      content: fc.string(),
      source: fc.constantFrom('safety' as const, 'curated' as const, 'anthropic' as const),
    }),
  );
  const turns = fc.array(turn, { maxLength: 6 });

  it('has a verdict, the same each time', () => {
    fc.assert(
      fc.property(turns, fc.oneof(message, fc.string({ unit: 'binary', maxLength: 400 })), (before, text) => {
        const verdict = judge(before, text);
        expect(['clear', 'unsure', 'answer', 'guarded']).toContain(verdict.kind);
        expect(judge(before, text)).toEqual(verdict);
      }),
    );
  });

  it('has a reply under any guard', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CONCERNS), turns, (concern, before) => {
        expect(guardedReply(concern, before, 'and now?').length).toBeGreaterThan(0);
      }),
    );
  });

  it('never becomes clear again once something came up', () => {
    const hit = fc.constantFrom(...Object.values(HITS).flat());
    fc.assert(
      fc.property(hit, turns, fc.constantFrom(...EVERYDAY), (raised, between, text) => {
        const first: Turn = { role: 'user', content: raised, source: null };
        expect(judge([first, ...between], text).kind).not.toBe('clear');
      }),
    );
  });
});

describe('the work', () => {
  const LONGEST = 4_000;
  const filled = (text: string): string => text.repeat(Math.ceil(LONGEST / text.length)).slice(0, LONGEST);

  /** Least processor time of several runs, in milliseconds. The first runs include the just-in-time compiler's. */
  function leastTime(text: string): number {
    const runs = Array.from({ length: 5 }, () => {
      const begun = process.cpuUsage();
      judge([], text);
      return process.cpuUsage(begun).user / 1000;
    });
    return Math.min(...runs);
  }

  let talkTime = 0;

  beforeAll(() => {
    talkTime = leastTime(filled(EVERYDAY.join(' ')));
  });

  // Compared with everyday talk in the same run, because machines differ. Quadratic growth would exceed it many times.
  it.each([
    ['one pronoun', 'he '],
    ['phrases that almost match', 'he would not hit my '],
    ['phrases that match', 'he hit me and the kids. I want to die '],
    ['one letter', 'a'],
    ['spaced letters', 'k i '],
    ['masks', 'k*l1 '],
    ['apostrophes', "i'm'"],
    ['stops', '.'],
    ['emoji', '😀'],
    ['families of emoji', '👨‍👩‍👧‍👦'],
    ['right-to-left text', 'شلام עליכם '],
    ['ligatures', 'ﷺ'],
    ['lone surrogates', '\ud800'],
    ['hidden characters', 'd\u200bi\u200be '],
  ])('for 4,000 characters of %s is hardly more than for everyday talk', (_name, text) => {
    expect(leastTime(filled(text))).toBeLessThan(1.5 * talkTime);
  });
});

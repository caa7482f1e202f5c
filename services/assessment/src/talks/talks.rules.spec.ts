import { ASSESSMENT_CATEGORIES, type AssessmentCategory } from '@anew/contracts/assessment/instrument';
import type { Band, CategoryResult, PatternName, Position } from '@anew/contracts/assessment/results';
import type { TalkMoveDto } from '@anew/contracts/assessment/talks-dto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anna, ben } from '../../test/answers.factory.js';
import { readItems } from '../scoring/items.js';
import { measureCategories, measureOverall } from '../scoring/levels.js';
import { scoreCouple } from '../scoring/score-couple.js';
import {
  areasOffered,
  begun,
  finished,
  isForgotten,
  moved,
  type Progress,
  secondsIn,
} from './talks.rules.js';

const scored = (
  category: AssessmentCategory,
  band: Band,
  one: Position,
  other: Position,
): CategoryResult => ({
  category,
  level: Math.min(one, other) as Position,
  band,
  partners: [
    { userId: 'a', score: one },
    { userId: 'b', score: other },
  ],
});

const resultsOf = (
  categories: CategoryResult[],
  priorities: AssessmentCategory[] = [],
  name: PatternName = 'Building',
) => ({
  categories,
  priorityAreas: priorities.map((category) => ({ category, title: '', summary: '' })),
  pattern: { name, summary: '' },
});

const CLOSE = [
  scored('Communication', 'close', 75, 75),
  scored('Trust & Past', 'close', 50, 50),
  scored('Blending & Children', 'close', 50, 75),
  scored('Intimacy & Connection', 'close', 75, 75),
  scored('Future & Commitment', 'close', 75, 75),
];

const NEITHER = { blend_4: 'no-children', blend_5: 'no-contact' };

describe('the talks that results lead to', () => {
  it('are three: what is worth a conversation in the order of the results, then the lowest, and the widest apart of these', () => {
    expect(areasOffered(resultsOf(CLOSE, ['Future & Commitment']))).toEqual(['future', 'family', 'trust']);
    expect(
      areasOffered(resultsOf(CLOSE, ['Intimacy & Connection', 'Communication', 'Trust & Past'])),
    ).toEqual(['closeness', 'communication', 'trust']);
  });

  it('are never a strength, even if it is named as next to grow, and never an area without a picture', () => {
    const strengths = CLOSE.map(({ category }) => scored(category, 'shared-strength', 100, 100));
    expect(areasOffered(resultsOf(strengths, ['Future & Commitment']))).toEqual([]);
    const unscored: CategoryResult = {
      category: 'Blending & Children',
      level: null,
      band: null,
      partners: [],
    };
    expect(areasOffered(resultsOf([...strengths.slice(0, 2), unscored, ...CLOSE.slice(3)]))).toEqual([
      'closeness',
      'future',
    ]);
  });

  it('are none for a couple on whom a great deal weighs', () => {
    expect(areasOffered(resultsOf(CLOSE, ['Communication'], 'Carrying a Lot'))).toEqual([]);
  });

  it('are none for two far apart on whom a great deal weighs, and some for two who are only far apart', () => {
    const apart = (low: Position) =>
      CLOSE.map(({ category }) => scored(category, 'worth-a-conversation', 100, low));
    expect(areasOffered(resultsOf(apart(0), ['Communication'], 'Two Perspectives'))).toEqual([]);
    expect(areasOffered(resultsOf(apart(25), ['Communication'], 'Two Perspectives'))).toHaveLength(3);
  });

  it('are none below an overall index of 35 between any two, however many questions apply to them', () => {
    const score = fc.constantFrom(1, 2, 3, 4);
    const scores = fc.record(Object.fromEntries(ASSESSMENT_CATEGORIES.map((category) => [category, score])));
    const outside = fc.constantFrom({}, { blend_4: 'no-children' }, { blend_5: 'no-contact' }, NEITHER);
    fc.assert(
      fc.property(scores, scores, outside, (one, other, apart) => {
        const [a, b] = [anna(4, { ...one, ...apart }), ben(1, { ...other, ...apart })];
        const overall = measureOverall(measureCategories(readItems(a, b).scored));
        if (overall.index < 35) expect(areasOffered(scoreCouple(a, b))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

const START = new Date('2026-11-22T19:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const move = (talk: Progress, what: TalkMoveDto['move'], minutes: number, more: Partial<TalkMoveDto> = {}) =>
  moved(talk, { step: talk.step, move: what, ...more }, after(minutes));

describe('a talk', () => {
  it('goes through its steps, back before the first never, and is finished after the last', () => {
    let talk = begun(START);
    expect(move(talk, 'back', 1).step).toBe('first-speaks');
    const steps = [talk.step];
    while (!talk.endedAt) {
      talk = move(talk, 'next', steps.length);
      steps.push(talk.step);
    }
    expect(steps.slice(0, 6)).toEqual([
      'first-speaks',
      'first-is-heard',
      'second-speaks',
      'second-is-heard',
      'together',
      'agreement',
    ]);
    expect(talk).toMatchObject({ step: 'agreement', finished: true, endedAt: after(6) });
  });

  it('goes one step when both press the same button', () => {
    const once = move(begun(START), 'next', 1);
    expect(moved(once, { step: 'first-speaks', move: 'next' }, after(1))).toBe(once);
    expect(moved(once, { step: 'first-speaks', move: 'back' }, after(1))).toBe(once);
  });

  it('is left for today without being finished', () => {
    expect(move(begun(START), 'leave', 3)).toMatchObject({ endedAt: after(3), finished: false });
  });

  it('is finished by an agreement, and keeps the time at which it was left', () => {
    expect(finished(begun(START), after(9))).toMatchObject({ endedAt: after(9), finished: true });
    expect(finished(move(begun(START), 'leave', 3), after(9))).toMatchObject({ endedAt: after(3) });
  });
});

describe('a pause', () => {
  it('promises a return, and its minutes do not count', () => {
    const paused = move(begun(START), 'pause', 2, { backIn: 60 });
    expect(paused).toMatchObject({ pausedAt: after(2), backAt: after(62) });
    expect(secondsIn(paused, after(40))).toBe(120);
    const back = move(paused, 'resume', 50);
    expect(back).toMatchObject({ pausedAt: null, backAt: null });
    expect(secondsIn(back, after(51))).toBe(180);
  });

  it('of twenty minutes is the usual one, and another promise takes the place of the first', () => {
    const paused = move(begun(START), 'pause', 2);
    expect(paused.backAt).toEqual(after(22));
    expect(move(paused, 'pause', 20)).toMatchObject({ pausedAt: after(2), backAt: after(40) });
  });

  it('ends with the next step', () => {
    const next = move(move(begun(START), 'pause', 2), 'next', 5);
    expect(next).toMatchObject({ step: 'first-is-heard', pausedAt: null, backAt: null });
    expect(secondsIn(next, after(6))).toBe(60);
  });

  it('that did not happen cannot end', () => {
    const talk = begun(START);
    expect(move(talk, 'resume', 5)).toBe(talk);
  });
});

describe('a talk to which nobody comes back', () => {
  const HALF_A_DAY = 12 * 60;

  it.each([
    ['half a day after its last step', begun(START), HALF_A_DAY],
    [
      'half a day after the promised return',
      move(begun(START), 'pause', 0, { backIn: 1_440 }),
      3 * HALF_A_DAY,
    ],
  ])('is over %s', (_, talk, minutes) => {
    expect(isForgotten(talk, after(minutes))).toBe(false);
    expect(isForgotten(talk, after(minutes + 1))).toBe(true);
  });
});

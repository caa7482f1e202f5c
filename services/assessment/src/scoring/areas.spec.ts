import { ASSESSMENT_CATEGORIES, type AssessmentCategory } from '@anew/contracts/assessment/instrument';
import type { Position } from '@anew/contracts/assessment/results';
import { describe, expect, it } from '@jest/globals';
import {
  bandOf,
  isFarApart,
  isPriority,
  isStrength,
  nextToGrow,
  prioritiesAmong,
  strengthsAmong,
} from './areas.js';
import type { ItemScores } from './items.js';
import { type CategoryMeasure, measureCategory, measurePicture } from './levels.js';

/** Numbers of questions that an area may have without those that do not apply. */
const SIZES: readonly [AssessmentCategory, number][] = [
  ['Communication', 5],
  ['Blending & Children', 4],
  ['Blending & Children', 3],
  ['Intimacy & Connection', 4],
  ['Future & Commitment', 3],
];

/** All sets of answers, regardless of their order, for both partners. */
function everyPairOfMeans(count: number): [number[], number[]][] {
  const sorted = (least: number, left: number): number[][] =>
    left === 0
      ? [[]]
      : [1, 2, 3, 4]
          .filter((score) => score >= least)
          .flatMap((score) => sorted(score, left - 1).map((rest) => [score, ...rest]));
  const all = sorted(1, count);
  return all.flatMap((a) => all.map((b): [number[], number[]] => [a, b.toReversed()]));
}

const itemsOf = (category: AssessmentCategory, a: number[], b: number[]): ItemScores[] =>
  a.map((score, position) => ({ id: 'comm_1', category, a: score, b: b[position]! }));

/** A category in the middle: neither a strength nor a priority. */
const middling: CategoryMeasure = {
  category: 'Communication',
  items: 5,
  positions: { a: 50, b: 50 },
  gap: 0,
  lowest: 60,
  split: 0,
  index: 60,
};

const measured = (values: Partial<CategoryMeasure>): CategoryMeasure => ({ ...middling, ...values });

const withIndexes = (...indexes: number[]): CategoryMeasure[] =>
  indexes.map((index, position) => measured({ category: ASSESSMENT_CATEGORIES[position]!, index }));

const categoriesOf = (measures: readonly CategoryMeasure[]): AssessmentCategory[] =>
  measures.map(({ category }) => category);

describe('a strength', () => {
  it.each([
    [70, 55, true],
    [69.9, 55, false],
    [70, 54.9, false],
    [100, 100, true],
  ])('with an index of %d and a lowest level of %d: %s', (index, lowest, expected) => {
    expect(isStrength(measured({ index, lowest }))).toBe(expected);
  });

  it('is named among the best three, best first', () => {
    expect(categoriesOf(strengthsAmong(withIndexes(71, 90, 69, 80, 95)))).toEqual([
      'Future & Commitment',
      'Trust & Past',
      'Intimacy & Connection',
    ]);
  });

  it('comes in the order of the instrument when equal', () => {
    expect(categoriesOf(strengthsAmong(withIndexes(80, 80, 80, 80, 80)))).toEqual(
      ASSESSMENT_CATEGORIES.slice(0, 3),
    );
  });
});

describe('a priority', () => {
  it.each([
    [{ index: 50 }, false],
    [{ index: 49.9 }, true],
    [{ gap: 32.9 }, false],
    [{ gap: 33 }, true],
    [{ lowest: 33 }, false],
    [{ lowest: 32.9 }, true],
  ])('with %j: %s', (values, expected) => {
    expect(isPriority(measured(values))).toBe(expected);
  });

  it('is never a strength as well, not even one beyond the best three', () => {
    const wideStrength = { index: 75, lowest: 60, gap: 40 };
    expect(isPriority(measured(wideStrength))).toBe(false);
    expect(bandOf(measured(wideStrength))).toBe('shared-strength');
  });

  it('is always named, lowest first', () => {
    expect(categoriesOf(prioritiesAmong(withIndexes(45, 20, 30, 60, 10)))).toEqual([
      'Future & Commitment',
      'Trust & Past',
      'Blending & Children',
      'Communication',
    ]);
  });
});

describe('the area next to grow', () => {
  it('is the lowest', () => {
    expect(nextToGrow(withIndexes(60, 55, 65))?.category).toBe('Trust & Past');
  });

  it('is a strength only when everything is', () => {
    const praisedLower = [
      measured({ index: 70 }),
      measured({ category: 'Trust & Past', index: 72, lowest: 54 }),
    ];
    expect(nextToGrow(praisedLower)?.category).toBe('Trust & Past');
    expect(nextToGrow(withIndexes(90, 80, 85))?.category).toBe('Trust & Past');
  });

  it('is none of the best three when five are equally strong', () => {
    expect(nextToGrow(withIndexes(95, 95, 95, 95, 95))?.category).toBe('Future & Commitment');
  });

  it('is absent without any scored category', () => {
    expect(nextToGrow([])).toBeUndefined();
  });
});

describe('a band', () => {
  it.each([
    [{ index: 70, lowest: 55 }, 'shared-strength'],
    [{ index: 60 }, 'close'],
    [{ index: 49.9 }, 'worth-a-conversation'],
    [{ gap: 33 }, 'worth-a-conversation'],
    [{ lowest: 32 }, 'worth-a-conversation'],
  ])('of %j is %s', (values, band) => {
    expect(bandOf(measured(values))).toBe(band);
  });
});

describe('the same picture', () => {
  const POSITIONS: readonly Position[] = [0, 25, 50, 75, 100];
  const pictures = POSITIONS.flatMap((a) => POSITIONS.map((b) => ({ a, b })));
  const bandAt = (positions: { a: Position; b: Position }) =>
    bandOf({ category: 'Communication', items: 5, positions, ...measurePicture(positions) });

  it.each([
    [75, 75, 'shared-strength'],
    [100, 75, 'shared-strength'],
    [50, 50, 'close'],
    [75, 50, 'close'],
    [100, 50, 'worth-a-conversation'],
    [50, 25, 'worth-a-conversation'],
    [25, 25, 'worth-a-conversation'],
    [100, 0, 'worth-a-conversation'],
  ] as const)('at %d and %d reads %s', (a, b, band) => {
    expect(bandAt({ a, b })).toBe(band);
    expect(bandAt({ a: b, b: a })).toBe(band);
  });

  it('gets one verdict in every area, with however many questions, for all answers there can be', () => {
    for (const [category, count] of SIZES) {
      const verdicts = new Map<string, Set<string>>();
      for (const [a, b] of everyPairOfMeans(count)) {
        const measure = measureCategory(category, itemsOf(category, a, b));
        const seen = verdicts.get(JSON.stringify(measure.positions)) ?? new Set();
        verdicts.set(JSON.stringify(measure.positions), seen.add(bandOf(measure)));
        expect(bandOf(measure)).toBe(bandAt(measure.positions));
      }
      expect([...verdicts.values()].every(({ size }) => size === 1)).toBe(true);
    }
  });

  it('is called far apart only where it is worth a conversation', () => {
    for (const positions of pictures) {
      const measure: CategoryMeasure = { ...middling, positions, ...measurePicture(positions) };
      if (isFarApart(measure)) expect(bandOf(measure)).toBe('worth-a-conversation');
    }
  });
});

describe('choosing', () => {
  it('leaves the measures it was given in their order', () => {
    const measures = withIndexes(45, 20, 30);
    prioritiesAmong(measures);
    expect(measures).toEqual(withIndexes(45, 20, 30));
    const strengths = withIndexes(90, 70, 80);
    nextToGrow(strengths);
    strengthsAmong(strengths);
    expect(strengths).toEqual(withIndexes(90, 70, 80));
  });
});

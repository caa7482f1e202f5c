import type { QuestionId } from '@anew/contracts/assessment/instrument';
import { positionOf } from '@anew/contracts/assessment/position';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anna, anyCouple, ben } from '../../test/answers.factory.js';
import { type ItemScores, readItems } from './items.js';
import { measureCategories, measureCategory, measureOverall, measurePicture, middleOf } from './levels.js';

type Pair = readonly [a: number, b: number];

const itemsOf = (pairs: readonly Pair[]): ItemScores[] =>
  pairs.map(([a, b], position) => ({
    id: `comm_${position + 1}` as QuestionId,
    category: 'Communication',
    a,
    b,
  }));

const measure = (...pairs: Pair[]) => measureCategory('Communication', itemsOf(pairs));

describe('a position', () => {
  it.each([
    [[1, 1, 1], 0],
    [[1, 1, 2], 0],
    [[2, 2, 1], 25],
    [[2, 2, 2], 25],
    [[2, 3, 2], 50],
    [[3, 3, 3], 75],
    [[4, 4, 3], 100],
    [[4, 4, 4], 100],
  ])('of the answers %j is %d', (scores, position) => {
    expect(positionOf(scores)).toBe(position);
  });

  it('begins exactly where its fifth of the scale does', () => {
    // Of 15 steps, 3, 6, 9 and 12 are 20, 40, 60 and 80 percent.
    expect(positionOf([2, 2, 2, 1, 1])).toBe(25);
    expect(positionOf([3, 3, 3, 1, 1])).toBe(50);
    expect(positionOf([4, 4, 4, 1, 1])).toBe(75);
    expect(positionOf([4, 4, 4, 4, 1])).toBe(100);
    expect(positionOf([4, 4, 4, 3, 1])).toBe(75);
  });

  it('of the two together is halfway, or the lower of the two in the middle', () => {
    expect(middleOf({ a: 100, b: 50 })).toBe(75);
    expect(middleOf({ a: 75, b: 50 })).toBe(50);
    expect(middleOf({ a: 0, b: 25 })).toBe(0);
  });
});

describe('measuring a picture', () => {
  it('follows the formulas, by hand', () => {
    // At levels 70 and 50, one partner gives 3 or 4, and the other 2 or 3 equally often. The mean credit is
    // 0.75.
    expect(measurePicture({ a: 75, b: 50 })).toEqual({
      gap: 20,
      lowest: 50,
      split: 5,
      index: 0.5 * 75 + 0.25 * 60 + 0.25 * 50,
    });
  });

  it('hits a threshold exactly where floating point would miss it', () => {
    expect(measurePicture({ a: 50, b: 50 }).index).toBe(50);
  });

  it.each([
    [100, 0, 91],
    [100, 25, 73],
    [75, 0, 73],
    [75, 25, 19],
    [50, 50, 0],
  ] as const)('at %d and %d expects %d percent of the answers two steps apart', (a, b, split) => {
    expect(measurePicture({ a, b }).split).toBeCloseTo(split, 6);
  });

  it('is all that a category tells', () => {
    expect(measure([4, 3], [3, 2], [2, 2], [1, 4], [4, 4])).toEqual({
      category: 'Communication',
      items: 5,
      positions: { a: 75, b: 75 },
      ...measurePicture({ a: 75, b: 75 }),
    });
  });
});

describe('measuring the couple', () => {
  it('measures the five categories in order', () => {
    const measures = measureCategories(readItems(anna(3), ben(3)).scored);
    expect(measures.map(({ category, items }) => [category, items])).toEqual([
      ['Communication', 5],
      ['Trust & Past', 5],
      ['Blending & Children', 5],
      ['Intimacy & Connection', 4],
      ['Future & Commitment', 3],
    ]);
  });

  it('scores a category with two questions left, and none with one', () => {
    expect(
      measureCategories(
        itemsOf([
          [3, 3],
          [2, 4],
        ]),
      ),
    ).toHaveLength(1);
    expect(measureCategories(itemsOf([[3, 3]]))).toEqual([]);
    expect(measureCategories([])).toEqual([]);
  });

  it('weighs each category by its questions', () => {
    const five = { ...measure([4, 4], [4, 4], [4, 4], [4, 4], [4, 4]), index: 80, split: 20 };
    const three = { ...measure([4, 4], [4, 4], [4, 4]), index: 40, split: 100 };
    expect(measureOverall([five, three])).toEqual({ index: 65, split: 50 });
    expect(measureOverall([])).toEqual({ index: 0, split: 0 });
  });
});

describe('the laws of scoring', () => {
  const score = fc.integer({ min: 1, max: 4 });
  const anyPairs = fc.array(fc.tuple(score, score), { minLength: 2, maxLength: 6 });

  it('is symmetric in the two partners', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { positions, ...one } = measure(...pairs);
        const { positions: swapped, ...other } = measure(...pairs.map(([a, b]): Pair => [b, a]));
        expect(other).toEqual(one);
        expect(swapped).toEqual({ a: positions.b, b: positions.a });
      }),
    );
  });

  it('stays between 0 and 100', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { index, split, gap, lowest } = measure(...pairs);
        for (const value of [index, split, gap, lowest]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
      }),
    );
    expect(measure([1, 1], [1, 1])).toMatchObject({ index: 5, lowest: 10 });
    expect(measure([4, 4], [4, 4])).toMatchObject({ index: 95, lowest: 90 });
  });

  it('never lowers an index, of a category or of the couple, when an answer rises', () => {
    fc.assert(
      fc.property(anyCouple, fc.nat(), fc.boolean(), ([a, b], pick, partnerA) => {
        const { scored } = readItems(a, b);
        const position = pick % scored.length;
        const raised = scored.map((item, at) => {
          if (at !== position) return item;
          return partnerA ? { ...item, a: Math.min(4, item.a + 1) } : { ...item, b: Math.min(4, item.b + 1) };
        });
        const [before, after] = [measureCategories(scored), measureCategories(raised)];
        after.forEach((measureAfter, at) => {
          expect(measureAfter.index).toBeGreaterThanOrEqual(before[at]!.index);
        });
        expect(measureOverall(after).index).toBeGreaterThanOrEqual(measureOverall(before).index);
      }),
      { numRuns: 500 },
    );
  });
});

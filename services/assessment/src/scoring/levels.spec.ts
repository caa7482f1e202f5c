import type { QuestionId } from '@anew/contracts/assessment/instrument';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anna, anyCouple, ben } from '../../test/answers.factory.js';
import { type ItemScores, readItems } from './items.js';
import { measureCategories, measureCategory, measureOverall, toQuarter } from './levels.js';

type Pair = readonly [a: number, b: number];

const itemsOf = (pairs: readonly Pair[]): ItemScores[] =>
  pairs.map(([a, b], position) => ({
    id: `comm_${position + 1}` as QuestionId,
    category: 'Communication',
    a,
    b,
  }));

const measure = (...pairs: Pair[]) => measureCategory('Communication', itemsOf(pairs));

describe('measuring a category', () => {
  it('follows the formulas, by hand', () => {
    // A 4,3,2,1,4: 9 of 15 steps. B 3,2,2,4,4: 10 of 15. Credit 1 + 0.5 + 0 + 0 + 1. Distances 1,1,0,3,0.
    const result = measure([4, 3], [3, 2], [2, 2], [1, 4], [4, 4]);
    expect(result).toEqual({
      category: 'Communication',
      items: 5,
      levels: { a: 60, b: expect.closeTo(66.667, 3) },
      gap: expect.closeTo(6.667, 3),
      lowest: 60,
      agreement: expect.closeTo(66.667, 3),
      split: 20,
      index: expect.closeTo(0.5 * 50 + 0.25 * (190 / 3) + 0.25 * 60, 5),
    });
  });

  it.each([
    [4, 4, 1],
    [3, 3, 1],
    [4, 3, 1],
    [4, 2, 0.5],
    [3, 2, 0.5],
    [4, 1, 0],
    [3, 1, 0],
    [2, 2, 0],
    [2, 1, 0],
    [1, 1, 0],
  ])('gives answers of %d and %d the credit %d', (a, b, credit) => {
    const level = (score: number) => (100 * (score - 1)) / 3;
    const withoutCredit = 0.125 * (level(a) + level(b)) + 0.25 * level(Math.min(a, b));
    expect(measure([a, b], [a, b]).index - withoutCredit).toBeCloseTo(50 * credit, 4);
    expect(measure([b, a], [b, a]).index - withoutCredit).toBeCloseTo(50 * credit, 4);
  });

  it('counts two steps apart as split, one step not', () => {
    expect(measure([4, 3], [3, 2], [2, 1], [1, 1]).split).toBe(0);
    expect(measure([4, 2], [1, 3], [2, 1], [1, 1]).split).toBe(50);
  });

  it('hits a threshold exactly where floating point would miss it', () => {
    // Both at 60 with four of five answers shared: 0.5 · 80 + 0.25 · 60 + 0.25 · 60.
    expect(measure([3, 3], [3, 3], [3, 3], [3, 3], [2, 2])).toMatchObject({ index: 70, lowest: 60 });
    // Left to itself, this sum ends at 49.99999999999999.
    expect(measure([3, 4], [2, 3], [2, 4], [2, 2]).index).toBe(50);
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

describe('rounding to quarters', () => {
  it.each([
    [0, 0],
    [12.4, 0],
    [12.5, 25],
    [37.4, 25],
    [37.5, 50],
    [62.4, 50],
    [62.5, 75],
    [87.4, 75],
    [87.5, 100],
    [100, 100],
  ])('turns %d into %d', (level, quarter) => {
    expect(toQuarter(level)).toBe(quarter);
  });
});

describe('the laws of scoring', () => {
  const score = fc.integer({ min: 1, max: 4 });
  const anyPairs = fc.array(fc.tuple(score, score), { minLength: 2, maxLength: 6 });

  it('is symmetric in the two partners', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { levels, ...one } = measure(...pairs);
        const { levels: swapped, ...other } = measure(...pairs.map(([a, b]): Pair => [b, a]));
        expect(other).toEqual(one);
        expect(swapped).toEqual({ a: levels.b, b: levels.a });
      }),
    );
  });

  it('stays between 0 and 100 and reaches both ends', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { index, agreement, split, gap, lowest } = measure(...pairs);
        for (const value of [index, agreement, split, gap, lowest]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
      }),
    );
    expect(measure([1, 1], [1, 1])).toMatchObject({ index: 0, agreement: 100, lowest: 0 });
    expect(measure([4, 4], [4, 4])).toMatchObject({ index: 100, agreement: 100, lowest: 100 });
    expect(measure([4, 1], [1, 4])).toMatchObject({ agreement: 0, split: 100 });
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

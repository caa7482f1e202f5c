import { ASSESSMENT_CATEGORIES, type AssessmentCategory } from '@anew/contracts/assessment/instrument';
import { describe, expect, it } from '@jest/globals';
import { bandOf, isPriority, isStrength, nextToGrow, prioritiesAmong, strengthsAmong } from './areas.js';
import type { CategoryMeasure } from './levels.js';

/** In the middle of everything: neither a strength nor a priority. */
const middling: CategoryMeasure = {
  category: 'Communication',
  items: 5,
  levels: { a: 60, b: 60 },
  gap: 0,
  lowest: 60,
  agreement: 100,
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

  it('is named among three, lowest first', () => {
    expect(categoriesOf(prioritiesAmong(withIndexes(45, 20, 30, 60, 10)))).toEqual([
      'Future & Commitment',
      'Trust & Past',
      'Blending & Children',
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
    [{ split: 39.9 }, 'close'],
    [{ split: 40 }, 'worth-a-conversation'],
  ])('of %j is %s', (values, band) => {
    expect(bandOf(measured(values))).toBe(band);
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

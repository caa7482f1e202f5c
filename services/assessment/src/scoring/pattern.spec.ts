import { ASSESSMENT_CATEGORIES } from '@anew/contracts/assessment/instrument';
import { describe, expect, it } from '@jest/globals';
import type { CategoryMeasure } from './levels.js';
import { patternOf } from './pattern.js';

/** A category in which only the index matters: its gap and level are far from those of a priority. */
const measured = (position: number, index: number): CategoryMeasure => ({
  category: ASSESSMENT_CATEGORIES[position]!,
  items: 4,
  positions: { a: 50, b: 50 },
  gap: 0,
  lowest: 60,
  split: 0,
  index,
});

/**
 * Categories of a couple with Communication, Trust and Intimacy at `inner`, and Blending and Future at
 * `outer`.
 */
const couple = (inner: number, outer = inner): CategoryMeasure[] =>
  [inner, inner, outer, inner, outer].map((index, position) => measured(position, index));

describe('the couple pattern', () => {
  it.each([
    [75, 0, 'Thriving Together'],
    [74.9, 0, 'Solid Ground'],
    [60, 0, 'Solid Ground'],
    [59.9, 0, 'Building'],
    [35, 0, 'Building'],
    [34.9, 0, 'Carrying a Lot'],
    [60, 29.9, 'Solid Ground'],
    [60, 30, 'Two Perspectives'],
    [34.9, 30, 'Two Perspectives'],
    [75, 30, 'Thriving Together'],
  ])('with an overall index of %d and a split of %d is %s', (index, split, name) => {
    expect(patternOf(couple(60), { index, split })).toBe(name);
  });

  it.each([
    [50, 70, 'Strong Frame, Tender Centre'],
    [50, 69.9, 'Building'],
    [50.1, 70.1, 'Strong Frame, Tender Centre'],
    [70, 50, 'Close but Stretched'],
    [69.9, 50, 'Building'],
  ])('with %d inside and %d outside is %s', (inner, outer, name) => {
    expect(patternOf(couple(inner, outer), { index: 55, split: 0 })).toBe(name);
  });

  it('does not call a couple with a priority thriving', () => {
    const measures = [...couple(90).slice(1), { ...measured(0, 60), gap: 33 }];
    expect(patternOf(measures, { index: 80, split: 0 })).not.toBe('Thriving Together');
  });

  it('compares the mean of each side, not single categories', () => {
    const measures = [40, 50, 60, 60, 80].map((index, position) => measured(position, index));
    expect(patternOf(measures, { index: 55, split: 0 })).toBe('Strong Frame, Tender Centre');
  });

  it('compares nothing when one side is not scored', () => {
    const onlyInner = couple(50, 90).filter((_, position) => position !== 2 && position !== 4);
    const onlyOuter = couple(90, 50).filter((_, position) => position === 2 || position === 4);
    expect(patternOf(onlyInner, { index: 50, split: 0 })).toBe('Building');
    expect(patternOf(onlyOuter, { index: 50, split: 0 })).toBe('Building');
    expect(patternOf([], { index: 50, split: 0 })).toBe('Building');
  });
});

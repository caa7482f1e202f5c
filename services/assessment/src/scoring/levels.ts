import { ASSESSMENT_CATEGORIES, type AssessmentCategory } from '@anew/contracts/assessment/instrument';
import { MIN_ITEMS, positionOf, POSITIONS } from '@anew/contracts/assessment/position';
import type { Position } from '@anew/contracts/assessment/results';
import type { ItemScores } from './items.js';

/**
 * Measures of a couple in one category. They are computed from the picture that both partners see, which is
 * the position of each, and not from single answers. So the same picture never gets two verdicts, and no
 * verdict says more than the picture.
 * All values but `items` are between 0 and 100, and only `positions` is shown to the couple.
 */
export interface CategoryMeasure {
  category: AssessmentCategory;
  /** Number of scored questions. */
  items: number;
  /** Position shown of each partner. */
  positions: { a: Position; b: Position };
  /** Difference between the two levels. */
  gap: number;
  /** Level of the less satisfied partner. */
  lowest: number;
  /** Estimated percentage of questions on which the partners are two or more steps apart. */
  split: number;
  /** Level of the couple, weighted toward the less satisfied partner. */
  index: number;
}

export interface OverallMeasure {
  index: number;
  split: number;
}

/** Categories with at least two scored questions, in the instrument's order. */
export function measureCategories(items: readonly ItemScores[]): CategoryMeasure[] {
  return ASSESSMENT_CATEGORIES.flatMap((category) => {
    const own = items.filter((item) => item.category === category);
    return own.length < MIN_ITEMS ? [] : [measureCategory(category, own)];
  });
}

export function measureCategory(category: AssessmentCategory, items: readonly ItemScores[]): CategoryMeasure {
  const positions = {
    a: positionOf(items.map((item) => item.a)),
    b: positionOf(items.map((item) => item.b)),
  };
  return { category, items: items.length, positions, ...measurePicture(positions) };
}

/** Measures of two partners at these positions, by the formulas of docs/scoring.md. */
export function measurePicture({
  a,
  b,
}: CategoryMeasure['positions']): Omit<CategoryMeasure, 'category' | 'items' | 'positions'> {
  const [levelA, levelB] = [levelAt(a), levelAt(b)];
  const lowest = Math.min(levelA, levelB);
  const positiveAgreement = 100 * expected(credit, a, b);
  return {
    gap: Math.abs(levelA - levelB),
    lowest,
    split: settle(100 * expected((one, other) => (Math.abs(one - other) >= 2 ? 1 : 0), a, b)),
    index: settle(0.5 * positiveAgreement + 0.125 * (levelA + levelB) + 0.25 * lowest),
  };
}

/**
 * All questions count the same, so a category's weight is its number of questions. Without any category, all
 * measures are zero.
 */
export function measureOverall(
  measures: readonly Pick<CategoryMeasure, 'items' | 'index' | 'split'>[],
): OverallMeasure {
  const items = sum(measures.map((measure) => measure.items));
  if (items === 0) return { index: 0, split: 0 };
  return {
    index: settle(sum(measures.map((measure) => measure.index * measure.items)) / items),
    split: settle(sum(measures.map((measure) => measure.split * measure.items)) / items),
  };
}

/** Whether both answers are on the positive side of the scale. */
export function bothPositive({ a, b }: Pick<ItemScores, 'a' | 'b'>): boolean {
  return a >= 3 && b >= 3;
}

/** Position shown for both partners together: the midpoint, rounded down to one of the five. */
export function middleOf({ a, b }: CategoryMeasure['positions']): Position {
  return POSITIONS[Math.floor((POSITIONS.indexOf(a) + POSITIONS.indexOf(b)) / 2)] ?? 0;
}

/** Middle of the fifth that a position stands for, 0 to 100. */
function levelAt(position: Position): number {
  return 10 + (80 * position) / 100;
}

/**
 * Mean over the answers that two positions stand for. Each partner is taken to give the two scores next to
 * their level, in the shares that result in this level, independently of the other.
 */
function expected(value: (a: number, b: number) => number, positionA: Position, positionB: Position): number {
  return sum(
    answersAt(positionA).flatMap(([a, shareA]) =>
      answersAt(positionB).map(([b, shareB]) => shareA * shareB * value(a, b)),
    ),
  );
}

function answersAt(position: Position): [score: number, share: number][] {
  const mean = 1 + (3 * levelAt(position)) / 100;
  const below = Math.floor(mean);
  return [
    [below, below + 1 - mean],
    [below + 1, mean - below],
  ];
}

function credit(a: number, b: number): number {
  if (bothPositive({ a, b })) return 1;
  return Math.max(a, b) >= 3 && Math.min(a, b) === 2 ? 0.5 : 0;
}

/** Removes the noise of floating point, so that an index of 70 is exactly 70. */
function settle(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

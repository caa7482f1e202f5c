import { ASSESSMENT_CATEGORIES, type AssessmentCategory } from '@anew/contracts/assessment/instrument';
import type { Place } from '@anew/contracts/assessment/results';
import type { ItemScores } from './items.js';

/** With a single question left, a place would be nearly that one answer. */
const MIN_ITEMS = 2;

const PLACES: readonly Place[] = [0, 25, 50, 75, 100];

/**
 * What one category says about the couple. It is measured on the picture that both see, which is the place of each
 * partner, and not on single answers: so the same picture never gets two verdicts, and no verdict says more than it.
 * All values but `items` run from 0 to 100 and are never shown, except `places`.
 */
export interface CategoryMeasure {
  category: AssessmentCategory;
  /** How many questions were scored. */
  items: number;
  /** What is shown of each partner. */
  places: { a: Place; b: Place };
  /** Distance between the two levels. */
  gap: number;
  /** The level of the less satisfied partner. */
  lowest: number;
  /** Percentage of questions on which the two are likely to be two or more steps apart. */
  split: number;
  /** The couple's standing, weighted towards the less satisfied partner. */
  index: number;
}

export interface OverallMeasure {
  index: number;
  split: number;
}

/** The categories with at least two scored questions, in the instrument's order. */
export function measureCategories(items: readonly ItemScores[]): CategoryMeasure[] {
  return ASSESSMENT_CATEGORIES.flatMap((category) => {
    const own = items.filter((item) => item.category === category);
    return own.length < MIN_ITEMS ? [] : [measureCategory(category, own)];
  });
}

export function measureCategory(category: AssessmentCategory, items: readonly ItemScores[]): CategoryMeasure {
  const places = { a: placeOf(items.map((item) => item.a)), b: placeOf(items.map((item) => item.b)) };
  return { category, items: items.length, places, ...measurePicture(places) };
}

/** The formulas of docs/scoring.md, for two partners who stand at these places. */
export function measurePicture({
  a,
  b,
}: CategoryMeasure['places']): Omit<CategoryMeasure, 'category' | 'items' | 'places'> {
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

/** All questions count alike, so a category weighs by how many it has. No category: all zero. */
export function measureOverall(measures: readonly CategoryMeasure[]): OverallMeasure {
  const items = sum(measures.map((measure) => measure.items));
  if (items === 0) return { index: 0, split: 0 };
  return {
    index: settle(sum(measures.map((measure) => measure.index * measure.items)) / items),
    split: settle(sum(measures.map((measure) => measure.split * measure.items)) / items),
  };
}

/** Both answered on the good side of the scale. */
export function bothPositive({ a, b }: Pick<ItemScores, 'a' | 'b'>): boolean {
  return a >= 3 && b >= 3;
}

/** All that is told of one partner's answers in a category: in which fifth of the scale their mean lies. */
export function placeOf(scores: readonly number[]): Place {
  // In whole numbers: a mean such as 2.8 has no exact binary form and would miss a boundary.
  const fifth = Math.floor((5 * (sum(scores) - scores.length)) / (3 * scores.length));
  return PLACES[fifth] ?? 100;
}

/** What is shown of the two together; between two places, the lower one. */
export function middleOf({ a, b }: CategoryMeasure['places']): Place {
  return PLACES[Math.floor((PLACES.indexOf(a) + PLACES.indexOf(b)) / 2)] ?? 0;
}

/** The middle of the fifth that a place stands for, 0 to 100. */
function levelAt(place: Place): number {
  return 10 + (80 * place) / 100;
}

/**
 * The mean over the answers that two such places stand for: each partner gives the two scores next to their level in
 * the shares that lead to it, independently of the other.
 */
function expected(value: (a: number, b: number) => number, placeA: Place, placeB: Place): number {
  return sum(
    answersAt(placeA).flatMap(([a, shareA]) =>
      answersAt(placeB).map(([b, shareB]) => shareA * shareB * value(a, b)),
    ),
  );
}

function answersAt(place: Place): [score: number, share: number][] {
  const mean = 1 + (3 * levelAt(place)) / 100;
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

/** Drops the noise of floating point, so that an index of exactly 70 is one. */
function settle(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

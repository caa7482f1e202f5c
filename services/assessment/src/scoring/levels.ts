import { ASSESSMENT_CATEGORIES, type AssessmentCategory } from '@anew/contracts/assessment/instrument';
import type { Quarter } from '@anew/contracts/assessment/results';
import type { ItemScores } from './items.js';

/** With a single question left, a level would be that one answer. */
const MIN_ITEMS = 2;

/** What one category says about the couple, unrounded and never shown. All values but `items` run from 0 to 100. */
export interface CategoryMeasure {
  category: AssessmentCategory;
  /** How many questions were scored. */
  items: number;
  levels: { a: number; b: number };
  /** Distance between the two levels. */
  gap: number;
  /** The level of the less satisfied partner. */
  lowest: number;
  /** How alike the answers are. */
  agreement: number;
  /** Percentage of questions on which the two are two or more steps apart. */
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

/** The formulas of docs/scoring.md. */
export function measureCategory(category: AssessmentCategory, items: readonly ItemScores[]): CategoryMeasure {
  const n = items.length;
  const a = levelOf(items.map((item) => item.a));
  const b = levelOf(items.map((item) => item.b));
  const distance = sum(items.map((item) => Math.abs(item.a - item.b)));
  const apart = items.filter((item) => Math.abs(item.a - item.b) >= 2).length;
  const positiveAgreement = (100 * sum(items.map(credit))) / n;
  const lowest = Math.min(a, b);
  return {
    category,
    items: n,
    levels: { a, b },
    gap: Math.abs(a - b),
    lowest,
    agreement: 100 * (1 - distance / (3 * n)),
    split: (100 * apart) / n,
    index: settle(0.5 * positiveAgreement + 0.125 * (a + b) + 0.25 * lowest),
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
export function bothPositive({ a, b }: ItemScores): boolean {
  return a >= 3 && b >= 3;
}

/** What leaves the service instead of a level: 0, 25, 50, 75 or 100; halfway goes up. */
export function toQuarter(level: number): Quarter {
  const quarters: readonly Quarter[] = [0, 25, 50, 75, 100];
  return quarters[Math.floor(level / 25 + 0.5)] ?? 100;
}

function credit(item: ItemScores): number {
  if (bothPositive(item)) return 1;
  return Math.max(item.a, item.b) >= 3 && Math.min(item.a, item.b) === 2 ? 0.5 : 0;
}

/** Sums first and divides once: a mean such as 2.8 has no exact binary form and would miss a threshold. */
function levelOf(scores: readonly number[]): number {
  return (100 * (sum(scores) - scores.length)) / (3 * scores.length);
}

/** Drops the noise of floating point, so that an index of exactly 70 is one. */
function settle(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

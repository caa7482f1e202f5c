import {
  ASSESSMENT_QUESTIONS,
  type AssessmentCategory,
  NOT_APPLICABLE_OPTIONS,
} from '@anew/contracts/assessment/instrument';
import type { CategoryResult, ScoredCategory } from '@anew/contracts/assessment/results';
import { measureOverall, measurePicture } from './levels.js';
import { HEAVY_BELOW } from './pattern.js';

type Count = (category: AssessmentCategory) => number;

const all: Count = (category) => ASSESSMENT_QUESTIONS.filter((one) => one.category === category).length;

const always: Count = (category) =>
  ASSESSMENT_QUESTIONS.filter((one) => one.category === category && !NOT_APPLICABLE_OPTIONS[one.id]).length;

/**
 * Whether a great deal weighs on a couple with this picture, whatever the name of their pattern. Results keep neither
 * the overall index nor how many questions applied, so it weighs if it would with all of them or without those that may
 * not apply. That is wide by a few couples rather than narrow by one.
 */
export function isHeavy(categories: readonly CategoryResult[]): boolean {
  const scored = categories.filter((one): one is ScoredCategory => one.level !== null);
  return [all, always].some((count) => overallOf(scored, count) < HEAVY_BELOW);
}

function overallOf(scored: readonly ScoredCategory[], count: Count): number {
  const measures = scored.map(({ category, partners: [one, other] }) => ({
    items: count(category),
    ...measurePicture({ a: one?.score ?? 0, b: other?.score ?? 0 }),
  }));
  return measureOverall(measures).index;
}

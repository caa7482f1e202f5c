import {
  ASSESSMENT_CATEGORIES,
  ASSESSMENT_QUESTIONS,
  type AssessmentCategory,
  NOT_APPLICABLE_OPTIONS,
} from '@anew/contracts/assessment/instrument';
import { MIN_ITEMS, positionOf } from '@anew/contracts/assessment/position';
import type { Position } from '@anew/contracts/assessment/results';

interface OwnPosition {
  category: AssessmentCategory;
  /** Null if too few of the questions apply to the person. */
  position: Position | null;
}

/**
 * One person's position in each area, from their own answers and nothing else. So it tells nothing about the partner, and
 * does not change when the partner answers.
 */
export function ownPositions(responses: Readonly<Record<string, string>>): OwnPosition[] {
  const scored = ASSESSMENT_QUESTIONS.flatMap(({ id, category, options }) => {
    if (NOT_APPLICABLE_OPTIONS[id]?.includes(responses[id] ?? '')) return [];
    const option = options.find(({ value }) => value === responses[id]);
    return option ? [{ category, score: option.score }] : [];
  });
  return ASSESSMENT_CATEGORIES.map((category) => {
    const scores = scored.filter((item) => item.category === category).map(({ score }) => score);
    return { category, position: scores.length < MIN_ITEMS ? null : positionOf(scores) };
  });
}

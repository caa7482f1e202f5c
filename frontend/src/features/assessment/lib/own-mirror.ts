import {
  ASSESSMENT_CATEGORIES,
  ASSESSMENT_QUESTIONS,
  type AssessmentCategory,
  NOT_APPLICABLE_OPTIONS,
} from '@anew/contracts/assessment/instrument';
import { MIN_ITEMS, placeOf } from '@anew/contracts/assessment/place';
import type { Place } from '@anew/contracts/assessment/results';

export interface OwnPlace {
  category: AssessmentCategory;
  /** Null if too few of the questions apply to the person. */
  place: Place | null;
}

/**
 * One person's place in each area, from their own answers and nothing else. So it tells nothing about the partner, and
 * does not change when the partner answers.
 */
export function ownPlaces(responses: Readonly<Record<string, string>>): OwnPlace[] {
  const scored = ASSESSMENT_QUESTIONS.flatMap(({ id, category, options }) => {
    if (NOT_APPLICABLE_OPTIONS[id]?.includes(responses[id] ?? '')) return [];
    const option = options.find(({ value }) => value === responses[id]);
    return option ? [{ category, score: option.score }] : [];
  });
  return ASSESSMENT_CATEGORIES.map((category) => {
    const scores = scored.filter((item) => item.category === category).map(({ score }) => score);
    return { category, place: scores.length < MIN_ITEMS ? null : placeOf(scores) };
  });
}

import {
  ASSESSMENT_QUESTIONS,
  type AssessmentCategory,
  type AssessmentOption,
  type AssessmentQuestion,
  NOT_APPLICABLE_OPTIONS,
  type QuestionId,
} from '@anew/contracts/assessment/instrument';
import fc from 'fast-check';
import type { PartnerResponses } from '../src/scoring/items.js';

type Score = AssessmentOption['score'];

/**
 * Scores by category or question, of which the question's counts, or the value of an option that means "does
 * not apply".
 */
type Wishes = Partial<Record<AssessmentCategory | QuestionId, Score | (string & {})>>;

/** All 22 answers with `score`, except for the wishes. */
export function answers(score: Score, wishes: Wishes = {}): Record<string, string> {
  return Object.fromEntries(
    ASSESSMENT_QUESTIONS.map((question) => {
      const wish = wishes[question.id] ?? wishes[question.category] ?? score;
      return [question.id, typeof wish === 'string' ? wish : valueScoring(question, wish)];
    }),
  );
}

export const ANNA = '01920000-0000-7000-8000-00000000000a';
export const BEN = '01920000-0000-7000-8000-00000000000b';

export function anna(score: Score, wishes: Wishes = {}): PartnerResponses {
  return { userId: ANNA, responses: answers(score, wishes) };
}

export function ben(score: Score, wishes: Wishes = {}): PartnerResponses {
  return { userId: BEN, responses: answers(score, wishes) };
}

/** Any complete set of answers, including those that do not apply. */
export const anyAnswers: fc.Arbitrary<Record<string, string>> = fc.record(
  Object.fromEntries(
    ASSESSMENT_QUESTIONS.map(({ id, options }) => [
      id,
      fc.constantFrom(...options.map(({ value }) => value)),
    ]),
  ),
);

/**
 * Any couple, with more extreme answers and more agreement than chance: uniform answers nearly all end in one
 * pattern.
 */
export const anyCouple: fc.Arbitrary<[PartnerResponses, PartnerResponses]> = fc
  .tuple(
    anyAnswers,
    anyAnswers,
    fc.constantFrom(0, 0.3, 0.7, 1),
    fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
  )
  .map(([first, second, alike, chances]) => {
    const mixed = Object.fromEntries(
      Object.entries(second).map(([id, value]) => [
        id,
        Number(chances.next().value) < alike ? (first[id] ?? value) : value,
      ]),
    );
    return [
      { userId: ANNA, responses: first },
      { userId: BEN, responses: mixed },
    ];
  });

export function valueScoring({ id, options }: AssessmentQuestion, score: Score): string {
  const option = options.find(
    (candidate) => candidate.score === score && !NOT_APPLICABLE_OPTIONS[id]?.includes(candidate.value),
  );
  if (!option) throw new Error(`${id} has no option that scores ${score}`);
  return option.value;
}

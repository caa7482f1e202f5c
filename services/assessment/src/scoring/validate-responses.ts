import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';

/**
 * The question ids that stand in the way of accepting these responses: first those that are missing or carry
 * an option that is not theirs, in the order of the questions, then ids that no question has. Empty: accepted.
 */
export function invalidQuestionIds(responses: Readonly<Record<string, unknown>>): string[] {
  const unanswered = ASSESSMENT_QUESTIONS.filter(({ id, options }) => {
    const value = Object.hasOwn(responses, id) ? responses[id] : undefined;
    return !options.some((option) => option.value === value);
  }).map(({ id }) => id);
  const known = new Set<string>(ASSESSMENT_QUESTIONS.map(({ id }) => id));
  const unknown = Object.keys(responses).filter((id) => !known.has(id));
  return [...unanswered, ...unknown];
}

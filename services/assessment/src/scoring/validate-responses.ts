import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';

/**
 * Ids that make these responses invalid: first questions that are unanswered or have an unknown option, in
 * the order of the questions, then ids of unknown questions. Empty if the responses are valid.
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

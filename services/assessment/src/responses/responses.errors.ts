import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import { DomainError } from '@anew/contracts/errors';

/**
 * Number of ids that a refusal names at most, because a request may contain any number of invented questions.
 */
const NAMED_IDS = ASSESSMENT_QUESTIONS.length + 10;
const NAMED_CHARACTERS = 40;

/** @param ids questions that are missing or unknown, or have an unknown option */
export const invalidResponses = (ids: string[]): DomainError => {
  const named = ids.slice(0, NAMED_IDS).map((id) => id.slice(0, NAMED_CHARACTERS));
  return new DomainError(
    'invalid',
    'invalid_responses',
    `Answer every question with one of its own options. Look again at: ${named.join(', ')}.`,
    { fields: named.map((id) => ({ field: `responses.${id}`, message: 'Choose one of the options.' })) },
  );
};

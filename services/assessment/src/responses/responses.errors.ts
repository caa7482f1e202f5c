import { DomainError } from '@anew/contracts/errors';

/** @param ids the questions that are missing, unknown, or answered with an option that is not theirs */
export const invalidResponses = (ids: string[]): DomainError =>
  new DomainError(
    'invalid',
    'invalid_responses',
    `Answer every question with one of its own options. Look again at: ${ids.join(', ')}.`,
    { fields: ids.map((id) => ({ field: `responses.${id}`, message: 'Choose one of the options.' })) },
  );

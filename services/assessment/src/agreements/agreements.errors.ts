import { DomainError } from '@anew/contracts/errors';

/** Refuses the agreement of other people in the same way as one that does not exist. */
export const agreementNotFound = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This agreement is not there anymore.');

export const agreementMade = (): DomainError =>
  new DomainError(
    'conflict',
    'agreement_made',
    'Your partner has just written down an agreement for this talk.',
  );

export const dueTooFar = (): DomainError => {
  const message = 'Choose a day from today to a year from now.';
  return new DomainError('invalid', 'validation_failed', message, { fields: [{ field: 'dueOn', message }] });
};

export const dueMissing = (): DomainError => {
  const message = 'Choose a day for the easier one.';
  return new DomainError('invalid', 'validation_failed', message, { fields: [{ field: 'dueOn', message }] });
};

import { DomainError } from '@anew/contracts/errors';

/** Refuses a question that was written for another couple in the same way as one that there is not. */
export const ratedQuestionNotFound = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This question is not there.');

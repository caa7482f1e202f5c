import { DomainError } from '@anew/contracts/errors';

/** Refusal for a missing photo, and also for that of an entry which the reader cannot read. */
export const photoNotFound = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This photo is not there anymore.');

export const photoTooLarge = (): DomainError =>
  new DomainError('too_large', 'too_large', 'Please choose a picture smaller than 5 MB.');

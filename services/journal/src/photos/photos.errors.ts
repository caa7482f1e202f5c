import { DomainError } from '@anew/contracts/errors';

/** Refusal for a missing photo, and also for that of an entry which the reader cannot read. */
export const photoNotFound = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This photo is not there anymore.');

export { pictureTooLarge } from '@anew/contracts/picture-refusals';

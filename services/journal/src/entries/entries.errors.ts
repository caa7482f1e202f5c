import { DomainError } from '@anew/contracts/errors';

/** Refusal for a missing entry, and also for someone else's. */
export const entryNotFound = (): DomainError =>
  new DomainError('not_found', 'entry_not_found', 'This entry is not there anymore.');

export const nothingToChange = (): DomainError =>
  new DomainError('invalid', 'nothing_to_change', 'Change the text or who may read it before you save.');

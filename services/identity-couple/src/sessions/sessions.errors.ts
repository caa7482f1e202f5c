import { DomainError } from '@anew/contracts/errors';

export const sessionNotFound = (): DomainError =>
  new DomainError('not_found', 'session_not_found', 'You are no longer signed in there.');

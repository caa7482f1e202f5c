import { DomainError } from '@anew/contracts/errors';

export const focusNotFound = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This is not one of the areas that can be in focus.');

import { DomainError } from '@anew/contracts/errors';

export const moduleNotFound = (): DomainError =>
  new DomainError('not_found', 'module_not_found', 'The requested module could not be found.');

export const actionNotFound = (): DomainError =>
  new DomainError('not_found', 'not_found', 'This module has no such action step.');

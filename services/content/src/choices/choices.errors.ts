import { DomainError } from '@anew/contracts/errors';

export const nothingForToday = (): DomainError =>
  new DomainError('not_found', 'not_found', 'There is nothing for today.');

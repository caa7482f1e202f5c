import { DomainError } from '@anew/contracts/errors';

export const standsAlone = (): DomainError =>
  new DomainError('invalid', 'validation_failed', 'These answers do not go together.', {
    fields: [{ field: 'past', message: 'Choose this answer alone, or others without it.' }],
  });

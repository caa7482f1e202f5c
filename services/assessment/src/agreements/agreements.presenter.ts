import type { Agreement } from '@anew/contracts/assessment/talks';
import type { AssociatedData, Opener } from '@anew/persistence/encryption/vault';
import type { AgreementEntity } from './agreement.entity.js';

export const associatedWithAgreement = (row: string): AssociatedData => ({
  table: 'agreements',
  column: 'text',
  row,
});

export function presentAgreement(row: AgreementEntity, open: Opener): Agreement {
  const { id, authorId, area, text, dueOn, outcome } = row;
  return { id, area, text: open(authorId, associatedWithAgreement(id), text), dueOn, outcome };
}

import type { Agreement } from '@anew/contracts/assessment/talks';
import type { AssociatedData, Opener } from '@anew/persistence/encryption/vault';
import type { AgreementEntity } from './agreement.entity.js';

export const associatedWithAgreement = (row: string): AssociatedData => ({
  table: 'agreements',
  column: 'text',
  row,
});

export function presentAgreement(row: AgreementEntity, open: Opener): Agreement {
  return { ...presentOwn(row, open), authorId: row.authorId, checkedBy: checkerOf(row) };
}

/** An agreement in its author's export. It names nobody, so that it stays the same once the partner has been erased. */
export function presentOwn({ id, authorId, area, text, dueOn, outcome }: AgreementEntity, open: Opener) {
  return { id, area, text: open(authorId, associatedWithAgreement(id), text), dueOn, outcome };
}

function checkerOf({ authorId, partnerId, checkedByAuthor }: AgreementEntity): string | null {
  if (checkedByAuthor === null) return null;
  return checkedByAuthor ? authorId : partnerId;
}

import type { JournalEntry } from '@anew/contracts/journal/views';
import type { AssociatedData, Opener } from '@anew/persistence/encryption/vault';
import { presentJoinedPhoto } from '../photos/joined-photo.js';
import { canPartnerRead, type Partner } from '../sharing/partner.js';
import type { Row } from './entries.queries.js';
import type { Entry } from './entries.repository.js';

export const associatedWith = (id: string): AssociatedData => ({
  table: 'entries',
  column: 'content',
  row: id,
});

export function presentEntry(entry: Entry, partner: Partner | null): JournalEntry {
  return {
    id: entry.id,
    userId: entry.userId,
    content: entry.content,
    visibility: entry.visibility,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
    dailyPromptId: entry.dailyPromptId,
    partnerCanRead: canPartnerRead(entry, partner),
  };
}

/** What its author may see of a stored entry. */
export function presentOwn(row: Row, open: Opener): Omit<JournalEntry, 'partnerCanRead'> {
  const { id, userId, visibility, createdAt, updatedAt, dailyPromptId } = row;
  const content = open(userId, associatedWith(id), row.content);
  const photo = presentJoinedPhoto(row, open);
  return { id, userId, content, visibility, createdAt, updatedAt, dailyPromptId, photo };
}

import type { JournalEntry } from '@anew/contracts/journal/views';
import { isOpen, type Partner } from '../sharing/partner.js';
import type { Entry } from './entries.repository.js';

export function presentEntry(entry: Entry, partner: Partner | null): JournalEntry {
  return {
    id: entry.id,
    userId: entry.userId,
    content: entry.content,
    visibility: entry.visibility,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
    dailyPromptId: entry.dailyPromptId,
    partnerCanRead: isOpen(entry, partner),
  };
}

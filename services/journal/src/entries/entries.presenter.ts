import type { JournalEntry } from '@anew/contracts/journal/views';
import type { EntryEntity } from './entry.entity.js';

export function presentEntry(entry: EntryEntity): JournalEntry {
  return {
    id: entry.id,
    userId: entry.userId,
    content: entry.content,
    visibility: entry.visibility,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
    dailyPromptId: entry.dailyPromptId,
  };
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { PreparedQuery } from '@anew/persistence/prepared-query';
import { EntryEntity } from './entry.entity.js';

const LIST_READABLE = new PreparedQuery<JournalEntry>(
  'entries_list_readable',
  `SELECT id, user_id AS "userId", content, visibility, created_at AS "createdAt", updated_at AS "updatedAt",
     daily_prompt_id AS "dailyPromptId"
   FROM entries
   WHERE user_id = $1 OR (user_id = ANY($2) AND visibility = 'shared')
   ORDER BY created_at DESC, id DESC`,
);

@Injectable()
export class EntriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The reader's own entries and the shared ones of `memberIds`, newest first. */
  listReadable(readerId: string, memberIds: string[]): Promise<JournalEntry[]> {
    return LIST_READABLE.run(this.dataSource, [readerId, memberIds]);
  }

  /** Oldest first. */
  async listOwn(userId: string): Promise<JournalEntry[]> {
    return (await this.listReadable(userId, [])).reverse();
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(EntryEntity, { userId });
  }

  async add(transaction: EntityManager, entry: EntryEntity): Promise<void> {
    await transaction.insert(EntryEntity, entry);
  }
}

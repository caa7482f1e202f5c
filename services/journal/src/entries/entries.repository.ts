import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { type Place, Vault } from '@anew/persistence/encryption/vault';
import { PreparedQuery } from '@anew/persistence/prepared-query';
import { EntryEntity } from './entry.entity.js';

interface ReadableRow extends Omit<JournalEntry, 'content'> {
  content: Buffer;
}

/** An entry with its text open, as the service works with it. */
export interface Entry extends Omit<EntryEntity, 'content'> {
  content: string;
}

const LIST_READABLE = new PreparedQuery<ReadableRow>(
  'entries_list_readable',
  `SELECT id, user_id AS "userId", content, visibility, created_at AS "createdAt", updated_at AS "updatedAt",
     daily_prompt_id AS "dailyPromptId"
   FROM entries
   WHERE user_id = $1 OR (user_id = ANY($2) AND visibility = 'shared')
   ORDER BY created_at DESC, id DESC`,
);

const placeOf = (id: string): Place => ({ table: 'entries', column: 'content', row: id });

@Injectable()
export class EntriesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  /** The reader's own entries and the shared ones of `memberIds`, newest first. */
  async listReadable(readerId: string, memberIds: string[]): Promise<JournalEntry[]> {
    const rows = await LIST_READABLE.run(this.dataSource, [readerId, memberIds]);
    const open = await this.vault.openerFor([readerId, ...memberIds]);
    return rows.map((row) => ({ ...row, content: open(row.userId, placeOf(row.id), row.content) }));
  }

  /** Oldest first. */
  async listOwn(userId: string): Promise<JournalEntry[]> {
    return (await this.listReadable(userId, [])).reverse();
  }

  /** Locked until the transaction ends. */
  async findOwn(transaction: EntityManager, userId: string, id: string): Promise<Entry | null> {
    const found = await transaction.findOne(EntryEntity, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
    return found && { ...found, content: await this.vault.open(userId, placeOf(id), found.content) };
  }

  async add(transaction: EntityManager, entry: Entry): Promise<void> {
    await transaction.insert(EntryEntity, await this.sealed(entry));
  }

  async change(transaction: EntityManager, entry: Entry): Promise<void> {
    await transaction.update(EntryEntity, { id: entry.id }, await this.sealed(entry));
  }

  /** Whether there was such an entry of the user's. */
  async remove(transaction: EntityManager, userId: string, id: string): Promise<boolean> {
    const { affected } = await transaction.delete(EntryEntity, { id, userId });
    return affected === 1;
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(EntryEntity, { userId });
  }

  private async sealed(entry: Entry): Promise<EntryEntity> {
    return { ...entry, content: await this.vault.seal(entry.userId, placeOf(entry.id), entry.content) };
  }
}

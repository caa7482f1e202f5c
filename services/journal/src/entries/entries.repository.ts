import type { EntryFilter, JournalEntry, JournalStats } from '@anew/contracts/journal/views';
import type { ListPage, PageDto } from '@anew/contracts/list-page';
import type { JsonBytes } from '@anew/messaging/json-bytes';
import { inBatches } from '@anew/persistence/batches';
import { type Damaged, eachOrDamaged } from '@anew/persistence/encryption/damaged';
import { Vault } from '@anew/persistence/encryption/vault';
import { ListReader } from '@anew/persistence/lists/list-reader';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Period, QUARTER_MS, type Written } from '../days/days.rules.js';
import type { Partner } from '../sharing/partner.js';
import { newestFirst, pageReading, readerValues } from '../sharing/readable-page.js';
import { associatedWith, presentOwn } from './entries.presenter.js';
import { COUNT_READABLE, LIST_OWN, LIST_QUARTERS, PAGES, type Row } from './entries.queries.js';
import { EntryEntity } from './entry.entity.js';

/** An entry with its text decrypted. */
export interface Entry extends Omit<EntryEntity, 'content'> {
  content: string;
}

/** A part of what somebody can read. */
export interface Part {
  filter?: EntryFilter | undefined;
  period: Partial<Period>;
}

@Injectable()
export class EntriesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
    private readonly lists: ListReader,
  ) {}

  /**
   * Page of the reader's own entries and those that the partner shares with them, or of a part of them, newest first.
   * @throws DomainError `validation_failed` when the cursor is none
   */
  async pageReadable(
    readerId: string,
    partner: Partner | null,
    page: PageDto,
    { filter, period }: Part,
  ): Promise<JsonBytes<ListPage<JournalEntry>>> {
    const reading = pageReading(readerId, partner, page, period);
    return this.lists.page(PAGES[filter ?? 'all'], newestFirst, reading);
  }

  /** Counts what the reader can read. */
  async countReadable(
    readerId: string,
    partner: Partner | null,
    weekAgo: Date,
  ): Promise<Omit<JournalStats, 'streak'>> {
    const [counts] = await COUNT_READABLE.run(this.dataSource, [...readerValues(readerId, partner), weekAgo]);
    return counts ?? { total: 0, shared: 0, thisWeek: 0 };
  }

  /** When something that the reader can read was written, and by whom, newest first, to a quarter of an hour. */
  async listWritten(
    readerId: string,
    partner: Partner | null,
    { from, until }: Partial<Period>,
  ): Promise<Written[]> {
    const values = [...readerValues(readerId, partner), from ?? null, until ?? null];
    const rows = await LIST_QUARTERS.run(this.dataSource, values);
    return rows.map(({ quarter, mine, theirs }) => ({ at: new Date(quarter * QUARTER_MS), mine, theirs }));
  }

  /** A person's own entries, oldest first, read in batches. */
  async *eachOf(userId: string): AsyncGenerator<Omit<JournalEntry, 'partnerCanRead'> | Damaged> {
    const open = await this.vault.openerFor([userId]);
    const following = (last?: Row) =>
      LIST_OWN.run(this.dataSource, [userId, last?.createdAt ?? null, last?.id ?? null]);
    yield* eachOrDamaged(inBatches(following), (row) => presentOwn(row, open));
  }

  /** Finds an entry of the user and locks it until the transaction ends. */
  async findOwn(transaction: EntityManager, userId: string, id: string): Promise<Entry | null> {
    const found = await lockOwnEntry(transaction, userId, id);
    return found && { ...found, content: await this.vault.open(userId, associatedWith(id), found.content) };
  }

  async add(work: Work, entry: Entry): Promise<void> {
    await work.transaction.insert(EntryEntity, sealed(work, entry));
  }

  async change(work: Work, entry: Entry): Promise<void> {
    await work.transaction.update(EntryEntity, { id: entry.id }, sealed(work, entry));
  }

  /** Removes an entry of the user. Returns the removed row, still sealed, or null if there was none. */
  async remove(transaction: EntityManager, userId: string, id: string): Promise<EntryEntity | null> {
    const own = await lockOwnEntry(transaction, userId, id);
    if (own) await transaction.delete(EntryEntity, { id });
    return own;
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(EntryEntity, { userId });
  }
}

/** Finds an entry of the user and locks it until the transaction ends, so that changes of it and its photo take turns. */
export function lockOwnEntry(
  transaction: EntityManager,
  userId: string,
  id: string,
): Promise<EntryEntity | null> {
  return transaction.findOne(EntryEntity, { where: { id, userId }, lock: { mode: 'pessimistic_write' } });
}

function sealed({ seal }: Work, entry: Entry): EntryEntity {
  return { ...entry, content: seal(entry.userId, associatedWith(entry.id), entry.content) };
}

import type { EntryFilter, JournalEntry, JournalStats } from '@anew/contracts/journal/views';
import { type ListPage, PAGE_LIMIT, type PageDto } from '@anew/contracts/list-page';
import { inBatches } from '@anew/persistence/batches';
import { pageOf, positionIn } from '@anew/persistence/cursor';
import { type AssociatedData, type Opener, Vault } from '@anew/persistence/encryption/vault';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Period, QUARTER_MS, type Written } from '../days/days.rules.js';
import { presentJoinedPhoto } from '../photos/joined-photo.js';
import { presentJoined } from '../reactions/joined-reaction.js';
import type { Partner } from '../sharing/partner.js';
import {
  COUNT_READABLE,
  LIST_OWN,
  LIST_QUARTERS,
  PAGES,
  type ReadableRow,
  type Row,
} from './entries.queries.js';
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

const associatedWith = (id: string): AssociatedData => ({ table: 'entries', column: 'content', row: id });

@Injectable()
export class EntriesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  /**
   * Page of the reader's own entries and those that the partner shares with them, or of a part of them, newest first.
   * @throws DomainError `validation_failed` when the cursor is none
   */
  async pageReadable(
    readerId: string,
    partner: Partner | null,
    { limit = PAGE_LIMIT, before }: PageDto,
    part: Part,
  ): Promise<ListPage<JournalEntry>> {
    const behind = positionIn(before);
    const place = [behind?.at ?? null, behind?.id ?? null, limit + 1];
    const within = [part.period.from ?? null, part.period.until ?? null];
    const values = [...readingOf(readerId, partner), ...place, ...within];
    const rows = await PAGES[part.filter ?? 'all'].run(this.dataSource, values);
    const open = await this.vault.openerFor(partner ? [readerId, partner.id] : [readerId]);
    const found = rows.map((row) => readable(row, open));
    return pageOf(found, {
      limit,
      positionOf: ({ createdAt, id }) => ({ at: createdAt, id }),
      lengthOf: ({ content, reply, photo }) =>
        content.length + (reply?.text.length ?? 0) + (photo?.caption?.length ?? 0),
    });
  }

  /** Counts what the reader can read. */
  async countReadable(
    readerId: string,
    partner: Partner | null,
    weekAgo: Date,
  ): Promise<Omit<JournalStats, 'streak'>> {
    const [counts] = await COUNT_READABLE.run(this.dataSource, [...readingOf(readerId, partner), weekAgo]);
    return counts ?? { total: 0, shared: 0, thisWeek: 0 };
  }

  /** When something that the reader can read was written, and by whom, newest first, to a quarter of an hour. */
  async listWritten(
    readerId: string,
    partner: Partner | null,
    { from, until }: Partial<Period>,
  ): Promise<Written[]> {
    const values = [...readingOf(readerId, partner), from ?? null, until ?? null];
    const rows = await LIST_QUARTERS.run(this.dataSource, values);
    return rows.map(({ quarter, mine, theirs }) => ({ at: new Date(quarter * QUARTER_MS), mine, theirs }));
  }

  /** A person's own entries, oldest first, read in batches. */
  async *eachOf(userId: string): AsyncGenerator<Omit<JournalEntry, 'partnerCanRead'>> {
    const open = await this.vault.openerFor([userId]);
    const following = (last?: Row) =>
      LIST_OWN.run(this.dataSource, [userId, last?.createdAt ?? null, last?.id ?? null]);
    for await (const row of inBatches(following)) yield opened(row, open);
  }

  /** Finds an entry of the user and locks it until the transaction ends. */
  async findOwn(transaction: EntityManager, userId: string, id: string): Promise<Entry | null> {
    const found = await transaction.findOne(EntryEntity, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
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
    const own = await transaction.findOne(EntryEntity, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (own) await transaction.delete(EntryEntity, { id });
    return own;
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(EntryEntity, { userId });
  }
}

/** Who reads, with whom they are, and since when: the first three parameters of what is readable. */
function readingOf(readerId: string, partner: Partner | null): (string | null)[] {
  return [readerId, partner?.id ?? null, partner?.since ?? null];
}

function sealed({ seal }: Work, entry: Entry): EntryEntity {
  return { ...entry, content: seal(entry.userId, associatedWith(entry.id), entry.content) };
}

function readable(row: ReadableRow, open: Opener): JournalEntry {
  const { partnerCanRead } = row;
  return { ...opened(row, open), partnerCanRead, ...presentJoined(row, partnerCanRead, open) };
}

function opened(row: Row, open: Opener): Omit<JournalEntry, 'partnerCanRead'> {
  const { id, userId, visibility, createdAt, updatedAt, dailyPromptId } = row;
  const content = open(userId, associatedWith(id), row.content);
  const photo = presentJoinedPhoto(row, open);
  return { id, userId, content, visibility, createdAt, updatedAt, dailyPromptId, photo };
}

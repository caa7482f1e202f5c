import type { JournalEntry, JournalStats, Reaction } from '@anew/contracts/journal/views';
import { type ListPage, PAGE_LIMIT, type PageDto } from '@anew/contracts/list-page';
import { inBatches } from '@anew/persistence/batches';
import { pageOf, positionIn } from '@anew/persistence/cursor';
import { type AssociatedData, type Opener, Vault } from '@anew/persistence/encryption/vault';
import { PreparedQuery } from '@anew/persistence/prepared-query';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JOINED_REACTION, type JoinedReaction, presentJoined } from '../reactions/joined-reaction.js';
import { isOpenTo, type Partner } from '../sharing/partner.js';
import { EntryEntity } from './entry.entity.js';

interface Row extends Omit<JournalEntry, 'content' | 'partnerCanRead' | keyof Reaction> {
  content: Buffer;
}

interface ReadableRow extends Row, JoinedReaction {
  partnerCanRead: boolean;
}

/** Number of rows in one batch of an export. */
const BATCH = 25;
const QUARTER_MS = 900_000;

const COLUMNS = `id, user_id AS "userId", content, visibility, created_at AS "createdAt",
  updated_at AS "updatedAt", daily_prompt_id AS "dailyPromptId"`;

/** An entry with its text decrypted. */
export interface Entry extends Omit<EntryEntity, 'content'> {
  content: string;
}

/**
 * SQL that says whether the partner of a row's author can read it. The reader is $1, their partner $2, and
 * they have been a couple since $3.
 */
const PARTNER_CAN_READ = `(user_id <> $1 OR (visibility = 'shared' AND ${isOpenTo('$2', '$3')} IS TRUE))`;

const REACTION = JOINED_REACTION('entries', { text: 'entry_id', reader: '$1', partner: '$2' });
const READABLE_COLUMNS = `${COLUMNS}, ${REACTION.columns}, ${PARTNER_CAN_READ} AS "partnerCanRead"`;
const IS_PARTNERS_AND_OPEN = `user_id = $2::uuid AND visibility = 'shared' AND ${isOpenTo('$1', '$3')}`;
/** The first rows behind a position, or the newest, read in the order of an index. */
const NEWEST_BEHIND = `
  (created_at, id) < (coalesce($4::timestamptz, 'infinity'), coalesce($5::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  ORDER BY created_at DESC, id DESC LIMIT $6::int`;

/** Costs by what is on the page: each author's rows are read in their order, as far as the page goes. */
const PAGE_READABLE = new PreparedQuery<ReadableRow>(
  'entries_page_readable',
  `SELECT * FROM (
     (SELECT ${READABLE_COLUMNS} FROM entries ${REACTION.join} WHERE user_id = $1 AND ${NEWEST_BEHIND})
     UNION ALL
     (SELECT ${READABLE_COLUMNS} FROM entries ${REACTION.join} WHERE ${IS_PARTNERS_AND_OPEN} AND ${NEWEST_BEHIND})
   ) readable
   ORDER BY "createdAt" DESC, id DESC LIMIT $6::int`,
);

const IS_READABLE = `(user_id = $1 OR (${IS_PARTNERS_AND_OPEN}))`;

const COUNT_READABLE = new PreparedQuery<Omit<JournalStats, 'streak'>>(
  'entries_count_readable',
  `SELECT count(*)::int AS total,
     (count(*) FILTER (WHERE visibility = 'shared'))::int AS shared,
     (count(*) FILTER (WHERE created_at > $4::timestamptz))::int AS "thisWeek"
   FROM entries WHERE ${IS_READABLE}`,
);

/** A time zone is some quarters of an hour away from UTC: what is written within one is written on one day. */
const LIST_QUARTERS = new PreparedQuery<{ quarter: number }>(
  'entries_list_quarters',
  `SELECT DISTINCT floor(extract(epoch FROM created_at) / ${QUARTER_MS / 1_000})::int AS quarter
   FROM entries WHERE ${IS_READABLE} AND created_at > $4::timestamptz
   ORDER BY quarter DESC`,
);

const LIST_OWN = new PreparedQuery<Row>(
  'entries_list_own',
  `SELECT ${COLUMNS} FROM entries
   WHERE user_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) > ($2, $3::uuid))
   ORDER BY created_at, id LIMIT ${BATCH}`,
);

const associatedWith = (id: string): AssociatedData => ({ table: 'entries', column: 'content', row: id });

@Injectable()
export class EntriesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  /**
   * Page of the reader's own entries and those that the partner shares with them, newest first.
   * @throws DomainError `validation_failed` when the cursor is none
   */
  async pageReadable(
    readerId: string,
    partner: Partner | null,
    { limit = PAGE_LIMIT, before }: PageDto,
  ): Promise<ListPage<JournalEntry>> {
    const behind = positionIn(before);
    const place = [behind?.at ?? null, behind?.id ?? null, limit + 1];
    const rows = await PAGE_READABLE.run(this.dataSource, [...readingOf(readerId, partner), ...place]);
    const open = await this.vault.openerFor(partner ? [readerId, partner.id] : [readerId]);
    const found = rows.map((row) => readable(row, open));
    return pageOf(found, {
      limit,
      positionOf: ({ createdAt, id }) => ({ at: createdAt, id }),
      lengthOf: ({ content, reply }) => content.length + (reply?.text.length ?? 0),
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

  /** When something that the reader can read was written, newest first, to a quarter of an hour. */
  async listWritten(readerId: string, partner: Partner | null, since: Date): Promise<Date[]> {
    const rows = await LIST_QUARTERS.run(this.dataSource, [...readingOf(readerId, partner), since]);
    return rows.map(({ quarter }) => new Date(quarter * QUARTER_MS));
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
  return { id, userId, content, visibility, createdAt, updatedAt, dailyPromptId };
}

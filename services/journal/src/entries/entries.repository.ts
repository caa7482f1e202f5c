import type { JournalEntry, JournalStats, Reaction } from '@anew/contracts/journal/views';
import { type ListPage, PAGE_LIMIT, type PageDto } from '@anew/contracts/list-page';
import type { Page } from '@anew/contracts/rpc/page';
import { pageOf, positionIn } from '@anew/persistence/cursor';
import { type AssociatedData, type Opener, Vault } from '@anew/persistence/encryption/vault';
import { ANSWER_BYTES, ANSWER_PAGE_BYTES, inPages, type Placed } from '@anew/persistence/pages';
import { PreparedQuery } from '@anew/persistence/prepared-query';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { placeAfter, placeIn } from '../place.js';
import { JOINED_REACTION, type JoinedReaction, presentJoined } from '../reactions/joined-reaction.js';
import { isOpenTo, type Partner } from '../sharing/partner.js';
import { EntryEntity } from './entry.entity.js';

interface Row extends Omit<JournalEntry, 'content' | 'partnerCanRead' | keyof Reaction> {
  content: Buffer;
}

interface ReadableRow extends Row, JoinedReaction {
  partnerCanRead: boolean;
  /** Approximate size of this row and all before it, in bytes. */
  running: string;
}

/** Approximate number of bytes of rows that are read at once. All but the largest journals fit. */
const READ_BYTES = ANSWER_BYTES;
/** Approximate number of bytes of rows to read for a page after the first. */
const READ_ON_BYTES = ANSWER_PAGE_BYTES;
/** Approximate size of a row without its encrypted text, in bytes. */
const ROW_BYTES = 400;
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

const LIST_READABLE = new PreparedQuery<ReadableRow>(
  'entries_list_readable',
  `SELECT * FROM (
     SELECT ${READABLE_COLUMNS},
       sum(octet_length(content) + coalesce(octet_length(reply), 0) + ${ROW_BYTES}) OVER newest_first AS running
     FROM entries ${REACTION.join}
     WHERE (user_id = $1 OR (user_id = $2::uuid AND visibility = 'shared' AND ${isOpenTo('$1', '$3')}))
       AND ($4::timestamptz IS NULL OR (created_at, id) < ($4, $5::uuid))
     WINDOW newest_first AS (ORDER BY created_at DESC, id DESC ROWS UNBOUNDED PRECEDING)
   ) readable
   WHERE running - octet_length(content) - ${ROW_BYTES} < $6::int
   ORDER BY "createdAt" DESC, id DESC`,
);

const IS_PARTNERS_AND_OPEN = `user_id = $2::uuid AND visibility = 'shared' AND ${isOpenTo('$1', '$3')}`;
/** The first rows behind a position, or the newest, read in the order of an index. */
const NEWEST_BEHIND = `
  (created_at, id) < (coalesce($4::timestamptz, 'infinity'), coalesce($5::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  ORDER BY created_at DESC, id DESC LIMIT $6::int`;

/** Costs by what is on the page: each author's rows are read in their order, as far as the page goes. */
const PAGE_READABLE = new PreparedQuery<Omit<ReadableRow, 'running'>>(
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
   * The reader's own entries and those that the partner shares with them, newest first, after the cursor of
   * an earlier page. The result is a page while more may follow, and a bare list at the end.
   */
  async listReadable(
    readerId: string,
    partner: Partner | null,
    after?: string,
  ): Promise<JournalEntry[] | Page<JournalEntry[]>> {
    const most = after === undefined ? READ_BYTES : READ_ON_BYTES;
    const values = [...readingOf(readerId, partner), ...placeIn(after), most];
    const rows = await LIST_READABLE.run(this.dataSource, values);
    const open = await this.vault.openerFor(partner ? [readerId, partner.id] : [readerId]);
    const read = rows.map((row) => readable(row, open));
    const size = Number(rows.at(-1)?.running ?? 0);
    // Escaping makes a text up to six times as large. If even that fits, exact sizes need not be computed.
    const isSmall = size * 6 < ANSWER_BYTES;
    return inPages(read, {
      isAll: size < most,
      placeOf: placeAfter,
      bytesOf: isSmall ? () => 0 : bytesOf,
    });
  }

  /**
   * The same, as a page.
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

  /** Next batch of a person's entries, oldest first. */
  async listOwn(userId: string, after?: string): Promise<Placed[]> {
    const rows = await LIST_OWN.run(this.dataSource, [userId, ...placeIn(after)]);
    const open = await this.vault.openerFor([userId]);
    return rows.map((row) => ({ place: placeAfter(row), item: opened(row, open) }));
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

/** Size of the entry as JSON. Escaping can make it up to six times as large as its text. */
function bytesOf({ content, reply }: JournalEntry): number {
  return Buffer.byteLength(JSON.stringify([content, reply?.text])) + ROW_BYTES;
}

function readable(row: Omit<ReadableRow, 'running'>, open: Opener): JournalEntry {
  const { partnerCanRead } = row;
  return { ...opened(row, open), partnerCanRead, ...presentJoined(row, partnerCanRead, open) };
}

function opened(row: Row, open: Opener): Omit<JournalEntry, 'partnerCanRead'> {
  const { id, userId, visibility, createdAt, updatedAt, dailyPromptId } = row;
  const content = open(userId, associatedWith(id), row.content);
  return { id, userId, content, visibility, createdAt, updatedAt, dailyPromptId };
}

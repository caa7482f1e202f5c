import { NEWS_MAX, type NewsItem } from '@anew/contracts/journal/views';
import { PreparedQuery } from '@anew/persistence/prepared-query';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isStillShared, type Partner } from '../sharing/partner.js';
import { readerValues } from '../sharing/readable-page.js';
import { TEXT_TABLES, type TextTable } from '../sharing/text-tables.js';

/** SQL condition for texts that $2 shares with $1, as a couple since $3, who has not seen them. */
const UNSEEN = (table: TextTable) =>
  `shared_with = $1 AND unseen AND user_id = $2 AND ${isStillShared('$3')} ${TEXT_TABLES[table]}`;

const listQuery = (table: TextTable) =>
  new PreparedQuery<NewsItem>(
    `${table}_list_unseen`,
    `SELECT id, created_at AS "createdAt" FROM ${table} WHERE ${UNSEEN(table)}
     ORDER BY created_at DESC, id DESC LIMIT ${NEWS_MAX}`,
  );

const LIST: Record<TextTable, PreparedQuery<NewsItem>> = {
  entries: listQuery('entries'),
  appreciations: listQuery('appreciations'),
};

/** The rows are locked in one order, so that two windows that have seen the same cannot block each other. */
const MARK_SEEN = (table: TextTable) => `
  UPDATE ${table} SET unseen = false WHERE id IN (
    SELECT id FROM ${table}
    WHERE ${UNSEEN(table)} AND ($4::uuid[] IS NULL OR id = ANY($4))
    ORDER BY id FOR NO KEY UPDATE)`;

@Injectable()
export class NewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  listUnseen(table: TextTable, readerId: string, partner: Partner): Promise<NewsItem[]> {
    return LIST[table].run(this.dataSource, readerValues(readerId, partner));
  }

  /** @param ids those that have been seen, or null for all */
  async markSeen(
    transaction: EntityManager,
    table: TextTable,
    { readerId, partner }: { readerId: string; partner: Partner },
    ids: string[] | null,
  ): Promise<void> {
    await transaction.query(MARK_SEEN(table), [...readerValues(readerId, partner), ids]);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isReadableBy } from './partner.js';
import { TEXT_TABLES, type TextTable } from './text-tables.js';

/** Two partners, and the time since which they are a couple. */
export interface Couple {
  authorId: string;
  partnerId: string;
  since: string;
}

/**
 * SQL condition for texts that $1 wrote before becoming a couple with $2 at $3 and that $2 cannot read. The
 * time limits the number of rows to examine.
 */
const HIDDEN = (table: TextTable) => `
  user_id = $1 AND created_at < $3::timestamptz ${TEXT_TABLES[table]}
  AND ${isReadableBy('$2', '$3')} IS NOT TRUE`;

const COUNT = `
  SELECT (SELECT count(*)::int FROM entries WHERE ${HIDDEN('entries')}) AS entries,
    (SELECT count(*)::int FROM appreciations WHERE ${HIDDEN('appreciations')}) AS appreciations`;

const SHARE = (table: TextTable) => `
  UPDATE ${table} SET shared_with = $2, shared_at = greatest(now(), $3::timestamptz), unseen = true
  WHERE ${HIDDEN(table)} AND ($4::uuid[] IS NULL OR id = ANY($4))`;

const DECIDE = `
  INSERT INTO sharing_decisions (user_id, partner_id, together_since) VALUES ($1, $2, $3)
  ON CONFLICT (user_id) DO UPDATE SET partner_id = excluded.partner_id, together_since = excluded.together_since
    WHERE (sharing_decisions.partner_id, sharing_decisions.together_since)
      IS DISTINCT FROM (excluded.partner_id, excluded.together_since)
  RETURNING 1`;

const valuesOf = ({ authorId, partnerId, since }: Couple) => [authorId, partnerId, since];

@Injectable()
export class SharingRepository {
  constructor(private readonly dataSource: DataSource) {}

  async hasDecided(couple: Couple): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM sharing_decisions WHERE user_id = $1 AND partner_id = $2 AND together_since = $3',
      valuesOf(couple),
    );
    return rows.length > 0;
  }

  async countHidden(couple: Couple): Promise<Record<TextTable, number>> {
    const [counts] = await this.dataSource.query<Record<TextTable, number>[]>(COUNT, valuesOf(couple));
    return counts ?? { entries: 0, appreciations: 0 };
  }

  /**
   * Records the decision. Returns false if it has been made already, so that only one of two simultaneous
   * decisions counts.
   */
  async decide(transaction: EntityManager, couple: Couple): Promise<boolean> {
    return (await transaction.query<unknown[]>(DECIDE, valuesOf(couple))).length > 0;
  }

  /**
   * Shares hidden texts with the partner: all of them, or those with the given ids that are the author's own
   * and were shared.
   * @returns the number of texts
   */
  async share(
    transaction: EntityManager,
    table: TextTable,
    couple: Couple,
    ids: string[] | null,
  ): Promise<number> {
    const [, count] = await transaction.query<[unknown[], number]>(SHARE(table), [...valuesOf(couple), ids]);
    return count;
  }

  /** Removes a person's decisions, and their access to texts of others. */
  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.query('DELETE FROM sharing_decisions WHERE user_id = $1 OR partner_id = $1', [userId]);
    for (const table of Object.keys(TEXT_TABLES))
      await transaction.query(
        `UPDATE ${table} SET shared_with = NULL, shared_at = NULL WHERE shared_with = $1`,
        [userId],
      );
  }
}

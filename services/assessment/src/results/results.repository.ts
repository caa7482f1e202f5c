import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ResultsEntity } from './results.entity.js';

/** The pair of submissions of a set of people, as `versionsKey` writes it; null unless both have submitted. */
const KEY_OF_MEMBERS = (members: string) => `
  (SELECT string_agg(r.user_id || '.' || r.version, '_' ORDER BY r.user_id)
   FROM responses r WHERE r.user_id = ANY(${members}) HAVING count(*) = 2)`;

const CURRENT = `
  SELECT results.results, results.computed_at FROM results
  WHERE couple_id = $1 AND versions_key = ${KEY_OF_MEMBERS('$2::uuid[]')}`;

const DUE = `
  SELECT c.couple_id AS "coupleId", due.key AS "versionsKey"
  FROM couples c CROSS JOIN LATERAL (SELECT ${KEY_OF_MEMBERS('c.member_ids')} AS key) due
  WHERE cardinality(c.member_ids) = 2 AND due.key IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM results WHERE couple_id = c.couple_id AND versions_key = due.key)`;

const SAVE = `
  INSERT INTO results (couple_id, versions_key, results, computed_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (couple_id) DO UPDATE
    SET versions_key = excluded.versions_key, results = excluded.results, computed_at = excluded.computed_at
    WHERE results.versions_key <> excluded.versions_key
  RETURNING 1`;

/** A couple whose newest two submissions have no result yet. */
export interface DueScoring {
  coupleId: string;
  versionsKey: string;
}

const BATCH = 200;

@Injectable()
export class ResultsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The couple's results, if they belong to the members' newest submissions. */
  async findCurrent(
    coupleId: string,
    memberIds: string[],
  ): Promise<Pick<ResultsEntity, 'results' | 'computedAt'> | null> {
    const [row] = await this.dataSource.query<{ results: ResultsEntity['results']; computed_at: Date }[]>(
      CURRENT,
      [coupleId, memberIds],
    );
    return row ? { results: row.results, computedAt: row.computed_at } : null;
  }

  listDue(): Promise<DueScoring[]> {
    return this.dataSource.query<DueScoring[]>(`${DUE} LIMIT ${BATCH}`);
  }

  async findDue(coupleId: string): Promise<DueScoring | null> {
    const [row] = await this.dataSource.query<DueScoring[]>(`${DUE} AND c.couple_id = $1`, [coupleId]);
    return row ?? null;
  }

  /** Whether these results are new: the same pair of submissions is stored once. */
  async save(transaction: EntityManager, entity: ResultsEntity): Promise<boolean> {
    const rows = await transaction.query<unknown[]>(SAVE, [
      entity.coupleId,
      entity.versionsKey,
      JSON.stringify(entity.results),
      entity.computedAt,
    ]);
    return rows.length > 0;
  }

  /** Removes what was computed from a person's answers. */
  async removeOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.query('DELETE FROM results WHERE strpos(versions_key, $1) > 0', [userId]);
  }
}

import type { DeedDone } from '@anew/contracts/events/payloads';
import { daysAfter } from '@anew/contracts/local-date';
import { prune } from '@anew/persistence/prune';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** What the two of a couple did within some days. */
export interface Week {
  appreciations: number;
  /** Questions that both answered. */
  questions: number;
  /** Titles of the activities that they did. */
  activities: string[];
}

/** A deed of someone whose account is gone by now is not stored. */
const SAVE = `
  INSERT INTO deeds (user_id, deed, day, couple_id, title)
  SELECT id, $2, $3, $4, $5 FROM users WHERE id = $1
  ON CONFLICT DO NOTHING`;

/**
 * Deeds from before the two became a couple are left out, because the partner cannot read them. A deed has only its day, by
 * its author's clock, so the whole day of joining is left out, even where that day is the furthest ahead of GMT. There is no
 * row for someone who is alone.
 */
const COUNT = `
  WITH pair AS (
    SELECT array_agg(user_id) AS ids, (max(joined_at) + interval '14 hours')::date AS since
    FROM memberships WHERE couple_id = $1 HAVING count(*) = 2),
  own AS (
    SELECT d.* FROM deeds d, pair
    WHERE d.user_id = ANY(pair.ids) AND d.couple_id = $1 AND d.day > pair.since AND d.day >= $2::date AND d.day < $3::date)
  SELECT
    (SELECT count(*)::int FROM own WHERE deed = 'appreciation') AS appreciations,
    (SELECT count(*)::int FROM (
      SELECT day FROM own WHERE deed = 'answer' GROUP BY day HAVING count(*) = 2) AS both_answered) AS questions,
    (SELECT coalesce(array_agg(DISTINCT title), '{}') FROM own WHERE deed = 'activity' AND title IS NOT NULL) AS activities
  FROM pair`;

/** Days after which no letter mentions a deed. */
const KEPT_DAYS = 16;

@Injectable()
export class DeedsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async save(transaction: EntityManager, { userId, deed, day, coupleId, title }: DeedDone): Promise<void> {
    await transaction.query(SAVE, [userId, deed, day, coupleId, title ?? null]);
  }

  /**
   * What a couple did in the seven days before `day`, or null for someone alone. The day itself belongs to the
   * next week, because it is not over.
   */
  async countWeekBefore(day: string, coupleId: string): Promise<Week | null> {
    const [week] = await this.dataSource.query<Week[]>(COUNT, [coupleId, daysAfter(day, -7), day]);
    return week ?? null;
  }

  async removeOld(): Promise<void> {
    await prune(this.dataSource, 'deeds', 'day < current_date - $1::int', [KEPT_DAYS]);
  }
}

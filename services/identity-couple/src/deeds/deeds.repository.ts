import type { DeedDone, PassWithdrawn } from '@anew/contracts/events/payloads';
import { daysAfter, localDate } from '@anew/contracts/local-date';
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

const MEMBERS = `
  SELECT m.user_id AS "userId", m.joined_at AS "joinedAt", p.time_zone AS "timeZone"
  FROM memberships m LEFT JOIN preferences p USING (user_id) WHERE m.couple_id = $1`;

interface Member {
  userId: string;
  joinedAt: Date;
  timeZone: string | null;
}

/** Time zone in which a day begins first. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/** Deeds of two members, each after a day of their own. */
const COUNT = `
  WITH own AS (
    SELECT d.* FROM deeds d JOIN unnest($4::uuid[], $5::date[]) AS member (id, since) ON member.id = d.user_id
    WHERE d.couple_id = $1 AND d.day > member.since AND d.day >= $2::date AND d.day < $3::date)
  SELECT
    (SELECT count(*)::int FROM own WHERE deed = 'appreciation') AS appreciations,
    (SELECT count(*)::int FROM (
      SELECT day FROM own WHERE deed = 'answer' GROUP BY day HAVING count(*) = 2) AS both_answered) AS questions,
    (SELECT coalesce(array_agg(DISTINCT title), '{}') FROM own WHERE deed = 'activity' AND title IS NOT NULL) AS activities`;

/** Days after which no letter mentions a deed. */
const KEPT_DAYS = 16;

@Injectable()
export class DeedsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A pass of the day's second question has a row of its own: a withdrawal is of the first, and may come later. */
  async save(transaction: EntityManager, done: DeedDone): Promise<void> {
    const { userId, deed, day, coupleId, title, another } = done;
    const kept = deed === 'pass' && another ? 'pass-another' : deed;
    await transaction.query(SAVE, [userId, kept, day, coupleId, title ?? null]);
  }

  /** Lets a pass in this couple no longer count. It is a row as well, because the pass may come later. */
  async withdrawPass(transaction: EntityManager, { userId, day, coupleId }: PassWithdrawn): Promise<void> {
    await transaction.query(SAVE, [userId, 'pass-withdrawn', day, coupleId, null]);
  }

  /**
   * What a couple did in the seven days before `day`, or null for someone alone. The day itself belongs to the
   * next week, because it is not over. What one of them did before the other joined is left out, because the other cannot
   * read it. A deed has only its day, so all of that day is left out.
   */
  async countWeekBefore(day: string, coupleId: string): Promise<Week | null> {
    const members = await this.dataSource.query<Member[]>(MEMBERS, [coupleId]);
    if (members.length !== 2) return null;
    const joined = new Date(Math.max(...members.map(({ joinedAt }) => joinedAt.getTime())));
    const [week] = await this.dataSource.query<Week[]>(COUNT, [
      coupleId,
      daysAfter(day, -7),
      day,
      members.map(({ userId }) => userId),
      members.map(({ timeZone }) => localDate(joined, timeZone ?? FIRST_ZONE)),
    ]);
    return week ?? null;
  }

  async removeOld(): Promise<void> {
    await prune(this.dataSource, 'deeds', 'day < current_date - $1::int', [KEPT_DAYS]);
  }
}

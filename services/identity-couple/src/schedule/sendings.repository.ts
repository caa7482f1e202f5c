import type { ChosenLanguage } from '@anew/contracts/identity/preferences';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Due, SendingKind } from './schedule.rules.js';

/** A reminder or letter that is due and claimed, with what decides whether and how it is sent. */
export interface Sending {
  userId: string;
  kind: SendingKind;
  dueAt: Date;
  dueDay: string;
  sentDay: string | null;
  tries: number;
  channel: 'off' | 'push' | 'mail';
  time: string;
  timeZone: string;
  /** Null for someone who has not chosen. */
  language: ChosenLanguage | null;
  email: string;
  /** Null for someone who has no couple anymore. */
  coupleId: string | null;
  /** Whether nobody has joined the person's couple account yet, or they have none. */
  isAlone: boolean;
  /** Whether the person has answered or passed the question of that day, and not only one that was replaced. */
  isDone: boolean;
}

/** How a claimed sending ended. */
export interface Ended {
  sending: Sending;
  /** Whether the day counts as one on which something was sent. */
  isSent: boolean;
  next: Due;
  /** Time of the next try, if this one is repeated. `next` is then the same as before. */
  tryAgainAt?: Date;
}

const PLAN = `
  INSERT INTO sendings (user_id, kind, due_at, due_day, next_try_at) VALUES ($1, $2, $3, $4, $3)
  ON CONFLICT (user_id, kind) DO UPDATE SET due_at = $3, due_day = $4, next_try_at = $3, tries = 0`;

/**
 * Claims what is due. It is due again at the end of the lease, unless it has ended by then, so nothing is
 * lost with a process that is killed. Rows that another process claims at the same moment are skipped.
 */
const CLAIM = `
  WITH due AS (
    SELECT user_id, kind FROM sendings WHERE next_try_at <= $1
    ORDER BY next_try_at LIMIT $2 FOR UPDATE SKIP LOCKED),
  claimed AS (
    UPDATE sendings s SET next_try_at = $3, tries = s.tries + 1
    FROM due WHERE s.user_id = due.user_id AND s.kind = due.kind RETURNING s.*)
  SELECT s.user_id AS "userId", s.kind, s.due_at AS "dueAt", s.due_day::text AS "dueDay",
    s.sent_day::text AS "sentDay", s.tries, p.channel, p.reminder_time AS time, p.time_zone AS "timeZone",
    p.language, u.email, m.couple_id AS "coupleId",
    NOT EXISTS (SELECT 1 FROM memberships other WHERE other.couple_id = m.couple_id AND other.user_id <> s.user_id)
      AS "isAlone",
    EXISTS (SELECT 1 FROM deeds d WHERE d.user_id = s.user_id AND d.day = s.due_day
      AND (d.deed IN ('answer', 'pass-another') OR d.deed = 'pass' AND NOT EXISTS (
        SELECT 1 FROM deeds w WHERE w.user_id = d.user_id AND w.day = d.day AND w.couple_id = d.couple_id
          AND w.deed = 'pass-withdrawn')))
      AS "isDone"
  FROM claimed s
  JOIN users u ON u.id = s.user_id
  JOIN preferences p ON p.user_id = s.user_id
  LEFT JOIN memberships m ON m.user_id = s.user_id`;

/**
 * Ends claimed sendings. If the person has changed their preferences meanwhile, the new plan stays, and only
 * the day on which something was sent is recorded.
 */
const END = `
  UPDATE sendings s SET
    sent_day = greatest(s.sent_day, e.sent_day),
    due_at = CASE WHEN s.due_at = e.was_due_at THEN e.due_at ELSE s.due_at END,
    due_day = CASE WHEN s.due_at = e.was_due_at THEN e.due_day ELSE s.due_day END,
    next_try_at = CASE WHEN s.due_at = e.was_due_at THEN e.try_at ELSE s.next_try_at END,
    tries = CASE WHEN s.due_at = e.was_due_at AND e.due_at <> e.was_due_at THEN 0 ELSE s.tries END
  FROM unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::date[], $5::timestamptz[], $6::date[], $7::timestamptz[])
    AS e (user_id, kind, was_due_at, sent_day, due_at, due_day, try_at)
  WHERE s.user_id = e.user_id AND s.kind = e.kind`;

@Injectable()
export class SendingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Sets when the next one is due, or that none is. */
  async plan(transaction: EntityManager, userId: string, kind: SendingKind, due: Due | null): Promise<void> {
    await transaction.query(PLAN, [userId, kind, due?.at ?? null, due?.day ?? null]);
  }

  /** Day of the last one that was sent to this person, or null. */
  async findSentDay(transaction: EntityManager, userId: string, kind: SendingKind): Promise<string | null> {
    const [row] = await transaction.query<{ day: string | null }[]>(
      'SELECT sent_day::text AS day FROM sendings WHERE user_id = $1 AND kind = $2',
      [userId, kind],
    );
    return row?.day ?? null;
  }

  /** Time since which the oldest one is due, or null if nothing is due. */
  async findOldestDue(now: Date): Promise<Date | null> {
    const [row] = await this.dataSource.query<{ at: Date }[]>(
      'SELECT next_try_at AS at FROM sendings WHERE next_try_at <= $1 ORDER BY next_try_at LIMIT 1',
      [now],
    );
    return row?.at ?? null;
  }

  claim(now: Date, limit: number, leaseUntil: Date): Promise<Sending[]> {
    return this.dataSource.query<Sending[]>(CLAIM, [now, limit, leaseUntil]);
  }

  async end(ended: readonly Ended[]): Promise<void> {
    if (ended.length === 0) return;
    await this.dataSource.query(END, [
      ended.map(({ sending }) => sending.userId),
      ended.map(({ sending }) => sending.kind),
      ended.map(({ sending }) => sending.dueAt),
      ended.map(({ sending, isSent }) => (isSent ? sending.dueDay : null)),
      ended.map(({ next }) => next.at),
      ended.map(({ next }) => next.day),
      ended.map(({ next, tryAgainAt }) => tryAgainAt ?? next.at),
    ]);
  }
}

import type { EventSubject } from '@anew/contracts/events/map';
import type { DataSource } from 'typeorm';
import { NIL as NIL_UUID } from 'uuid';

/** Place of an event in the order in which events are claimed. */
export interface Place {
  id: string;
  /** Time from which on the event may be claimed, to the microsecond. */
  dueAt: string;
}

/** The place before all events. */
export const BEGINNING: Place = { id: NIL_UUID, dueAt: '-infinity' };

export interface ClaimedEvent extends Place {
  subject: EventSubject;
  data: never;
  traceparent: string;
  occurredAt: Date;
  attempts: number;
}

/**
 * Seconds for which a claim keeps other relays away. When a relay dies, its claims expire after this time.
 */
const LEASE_SECONDS = 15;
export const BATCH = 50;

/** Number up to which waiting events are counted. Counting millions would take longer than a statement may. */
const MOST_COUNTED = 100_001;
/** Events of which the oldest one gives the age. They are those that have been due for longest, and so old ones. */
const LOOKED_AT = 1_000;

const WAITING = 'published_at IS NULL AND dead_at IS NULL';

/**
 * The events that have been due for longest come first, because an index has them in this order. A transaction that is
 * open elsewhere keeps the entries of published events in that index. So a claim begins behind the claim before it, and
 * does not read them again.
 */
const CLAIM = `
  WITH due AS (
    SELECT id, next_attempt_at FROM outbox
    WHERE ${WAITING} AND next_attempt_at <= now() AND (next_attempt_at, id) > ($1::timestamptz, $2::uuid)
    ORDER BY next_attempt_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + interval '${LEASE_SECONDS} seconds'
  FROM due WHERE outbox.id = due.id
  RETURNING outbox.id, subject, data, traceparent, occurred_at AS "occurredAt", attempts,
    to_char(due.next_attempt_at, 'YYYY-MM-DD"T"HH24:MI:SS.US') AS "dueAt"`;

const GIVE_BACK = `
  UPDATE outbox SET attempts = attempts - 1, next_attempt_at = given.due_at
  FROM unnest($1::uuid[], $2::timestamptz[]) AS given (id, due_at) WHERE outbox.id = given.id`;

const AGE = `
  SELECT coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::float AS age
  FROM (SELECT occurred_at FROM outbox WHERE ${WAITING} ORDER BY next_attempt_at, id LIMIT ${LOOKED_AT}) AS due`;

const COUNT = `
  SELECT count(*)::int AS count
  FROM (SELECT 1 FROM outbox WHERE ${WAITING} ORDER BY next_attempt_at, id LIMIT ${MOST_COUNTED}) AS waiting`;

/** The last of these in the order in which events are claimed. */
export function lastPlace(events: Place[]): Place {
  return events.reduce((last, event) => (isBehind(event, last) ? event : last), BEGINNING);
}

function isBehind(event: Place, other: Place): boolean {
  // Times have one form, so that they are in order as text, and the beginning of all times is before any digit.
  return event.dueAt > other.dueAt || (event.dueAt === other.dueAt && event.id > other.id);
}

export class OutboxRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Claims up to {@link BATCH} due events for this relay: those that have been due for longest, behind `after`. */
  async claim(after: Place = BEGINNING): Promise<ClaimedEvent[]> {
    const [rows] = await this.dataSource.query<[ClaimedEvent[], number]>(CLAIM, [after.dueAt, after.id]);
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Undoes a claim whose events were not tried. They have their former places in the order again. */
  async giveBack(events: Place[]): Promise<void> {
    await this.dataSource.query(GIVE_BACK, [events.map(({ id }) => id), events.map(({ dueAt }) => dueAt)]);
  }

  async markPublished(ids: string[]): Promise<void> {
    await this.dataSource.query('UPDATE outbox SET published_at = now() WHERE id = ANY($1)', [ids]);
  }

  async postpone(id: string, delayMs: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox SET next_attempt_at = now() + $2 * interval '1 millisecond' WHERE id = $1`,
      [id, delayMs],
    );
  }

  async giveUp(id: string): Promise<void> {
    await this.dataSource.query('UPDATE outbox SET dead_at = now() WHERE id = $1', [id]);
  }

  /** Age in seconds of the oldest event that is not published yet, 0 without any. */
  async age(): Promise<number> {
    const [row] = await this.dataSource.query<{ age: number }[]>(AGE);
    return row?.age ?? 0;
  }

  /** Number of events that are not published yet. Of more than 100,000 it is 100,001. */
  async countWaiting(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(COUNT);
    return row?.count ?? 0;
  }
}

import type { EventSubject } from '@anew/contracts/events/map';
import type { DataSource } from 'typeorm';
import { prune } from '../prune.js';

export interface ClaimedEvent {
  id: string;
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
const BATCH = 50;
const KEEP_DAYS = 14;
/**
 * Days for which handled events are remembered. JetStream keeps events for less, so none can arrive again
 * after that.
 */
const REMEMBER_INBOX_DAYS = 30;
/**
 * Hours for which the answers of repeatable requests are stored. They may contain what a person wrote, so they
 * stay no longer than needed.
 */
const KEEP_ANSWERS_HOURS = 24;

const CLAIM = `
  UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + interval '${LEASE_SECONDS} seconds'
  WHERE id IN (
    SELECT id FROM outbox
    WHERE published_at IS NULL AND dead_at IS NULL AND next_attempt_at <= now()
    ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING id, subject, data, traceparent, occurred_at AS "occurredAt", attempts`;

const LAG = `
  SELECT count(*)::int AS pending, coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::float AS "ageSeconds"
  FROM outbox WHERE published_at IS NULL AND dead_at IS NULL`;

/** Events that are not published yet, and the age of the oldest. */
interface Lag {
  pending: number;
  ageSeconds: number;
}

export class OutboxRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Claims up to 50 due events for this relay. */
  async claim(): Promise<ClaimedEvent[]> {
    const [rows] = await this.dataSource.query<[ClaimedEvent[], number]>(CLAIM);
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Undoes a claim whose events were not tried. */
  async giveBack(ids: string[]): Promise<void> {
    await this.dataSource.query(
      'UPDATE outbox SET attempts = attempts - 1, next_attempt_at = now() WHERE id = ANY($1)',
      [ids],
    );
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

  async lag(): Promise<Lag> {
    const [row] = await this.dataSource.query<Lag[]>(LAG);
    return row ?? { pending: 0, ageSeconds: 0 };
  }

  /**
   * Deletes published events that are too old to be replayed, and stored answers and inbox entries that are
   * no longer needed.
   */
  async pruneOld(): Promise<void> {
    const { dataSource } = this;
    await prune(dataSource, 'outbox', `published_at < now() - interval '${KEEP_DAYS} days'`);
    await prune(
      dataSource,
      'idempotency_keys',
      `created_at < now() - interval '${KEEP_ANSWERS_HOURS} hours'`,
    );
    await prune(dataSource, 'inbox', `received_at < now() - interval '${REMEMBER_INBOX_DAYS} days'`);
  }
}

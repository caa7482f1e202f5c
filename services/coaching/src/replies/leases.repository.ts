import { tryLockName } from '@anew/persistence/lock-name';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Seconds until the lease of an attempt that was killed expires. */
const LEASE_SECONDS = 15;

/** Interval in milliseconds at which a running attempt renews its lease. */
export const RENEW_MS = 5_000;

const TAKE = `
  UPDATE conversations
  SET answering = $3, answering_until = now() + make_interval(secs => ${LEASE_SECONDS}), updated_at = $4
  WHERE id = $1 AND user_id = $2 AND (answering_until IS NULL OR answering_until < now())`;

const RENEW = `
  UPDATE conversations SET answering_until = now() + make_interval(secs => ${LEASE_SECONDS})
  WHERE id = $1 AND answering = $2`;

const GIVE_BACK = `
  UPDATE conversations SET answering = NULL, answering_until = NULL WHERE id = $1 AND answering = $2`;

const STATE = `
  SELECT answering_until IS NULL OR answering_until < now() AS free FROM conversations WHERE id = $1 AND user_id = $2`;

/** SQL that reserves the right to wait. The same waiter may renew it, and that of a killed one expires. */
const WAIT = `
  UPDATE conversations SET waiting = $3, waiting_until = now() + make_interval(secs => $4)
  WHERE id = $1 AND user_id = $2 AND (waiting_until IS NULL OR waiting_until < now() OR waiting = $3)`;

const STOP_WAITING = `UPDATE conversations SET waiting = NULL, waiting_until = NULL WHERE waiting = $2 AND id = $1`;

const BEING_ANSWERED = `
  SELECT count(*)::int AS count FROM conversations
  WHERE user_id = $1 AND answering IS NOT NULL AND answering_until >= now() AND id <> $2`;

type Taken = 'taken' | 'busy' | 'not_found';
type LeaseState = 'free' | 'busy' | 'not_found';

const affected = (result: unknown): boolean => (result as [unknown, number])[1] === 1;

/**
 * Leases of conversations. Only one attempt at a time answers in a conversation, in whatever process, so that
 * its messages keep their order.
 */
@Injectable()
export class LeasesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes the lease and locks the conversation's row until the transaction ends. */
  async take(
    transaction: EntityManager,
    { id, userId, attempt, now }: { id: string; userId: string; attempt: string; now: Date },
  ): Promise<Taken> {
    if (affected(await transaction.query(TAKE, [id, userId, attempt, now]))) return 'taken';
    return (await this.stateOf(id, userId, transaction)) === 'not_found' ? 'not_found' : 'busy';
  }

  async stateOf(
    id: string,
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<LeaseState> {
    const [row] = await manager.query<{ free: boolean }[]>(STATE, [id, userId]);
    if (!row) return 'not_found';
    return row.free ? 'free' : 'busy';
  }

  /**
   * Locks the person until the transaction ends, so that two simultaneous messages of theirs see each other.
   * It does not wait, because every waiting call would hold a connection, and one person could use up all of
   * them.
   * @returns false when another message of theirs holds the lock
   */
  tryLockPerson(transaction: EntityManager, userId: string): Promise<boolean> {
    return tryLockName(transaction, `replies ${userId}`);
  }

  /** Number of other conversations in which the person is being answered. */
  async countOthers(transaction: EntityManager, userId: string, id: string): Promise<number> {
    const [row] = await transaction.query<{ count: number }[]>(BEING_ANSWERED, [userId, id]);
    return row?.count ?? 0;
  }

  /**
   * Gives `waiter` the right to wait for the conversation, which only one at a time may do. It returns at once.
   * @param seconds until the right expires
   * @returns false when another waiter has it
   */
  async reserveWait(id: string, userId: string, waiter: string, seconds: number): Promise<boolean> {
    return affected(await this.dataSource.query(WAIT, [id, userId, waiter, seconds]));
  }

  async stopWaiting(id: string, waiter: string): Promise<void> {
    await this.dataSource.query(STOP_WAITING, [id, waiter]);
  }

  /** Renews a lease. Returns whether the attempt still held it. */
  async renew(id: string, attempt: string): Promise<boolean> {
    return affected(await this.dataSource.query(RENEW, [id, attempt]));
  }

  /** Ends a lease. Returns whether the attempt still held it. */
  async giveBack(transaction: EntityManager, id: string, attempt: string): Promise<boolean> {
    return affected(await transaction.query(GIVE_BACK, [id, attempt]));
  }
}

import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CoachingConfig } from '../config/coaching.config.js';

const DAY_MS = 24 * 60 * 60_000;

/** Uses that are counted: stored messages, and requests to a provider on a person's behalf. */
export type Use = 'message' | 'provider-call';

interface Used {
  kind: Use;
  used: string;
  oldest: Date;
}

/**
 * SQL that counts a call. It locks the conversation's row, so that nothing is counted for a person who is
 * being erased.
 */
const COUNT_CALL = `
  INSERT INTO chat_uses (user_id, used_at, kind)
  SELECT $1, $2, 'provider-call'
  WHERE EXISTS (SELECT 1 FROM conversations WHERE id = $3 AND user_id = $1 FOR KEY SHARE)`;

const COUNT_OWN_CALL = "INSERT INTO chat_uses (user_id, used_at, kind) VALUES ($1, $2, 'provider-call')";

/** Where a call belongs. */
interface CallFor {
  userId: string;
  conversationId: string;
  begunAt: Date;
}

/** Limits a person's use of the coach within 24 hours. Deleting a conversation does not reduce the count. */
@Injectable()
export class DailyLimits {
  private readonly most: Record<Use, number>;

  constructor(
    @Inject(CoachingConfig) config: CoachingConfig,
    private readonly transactions: Transactions,
  ) {
    const scaled = (limit: number) => Math.max(1, Math.round(limit * config.RATE_LIMIT_FACTOR));
    this.most = {
      message: scaled(config.CHAT_MESSAGES_PER_DAY),
      'provider-call': scaled(config.AI_CALLS_PER_DAY),
    };
  }

  /** Seconds until the person may send another message, or 0. */
  async wait(transaction: EntityManager, userId: string, now: Date): Promise<number> {
    const uses = await this.usesOf(transaction, userId, now);
    const waits = uses
      .filter(({ kind, used }) => Number(used) >= this.most[kind])
      .map(({ oldest }) => Math.max(1, Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000)));
    return Math.max(0, ...waits);
  }

  async countMessage(transaction: EntityManager, userId: string, now: Date): Promise<void> {
    await transaction.query('INSERT INTO chat_uses (user_id, used_at) VALUES ($1, $2)', [userId, now]);
  }

  /**
   * Counts a call before it is made, so that leaving does not undo it. Simultaneous replies may exceed the
   * limit by their number. The call has the time at which the answer was begun, because the time that passes
   * until a call would show what was asked for.
   * @returns whether the call may be made
   */
  takeCall({ userId, conversationId, begunAt }: CallFor): Promise<boolean> {
    return this.transactions.run(async (transaction) => {
      if (!(await this.hasCallLeft(transaction, userId, new Date()))) return false;
      await transaction.query(COUNT_CALL, [userId, begunAt, conversationId]);
      return true;
    });
  }

  /**
   * Counts calls of an answer that were not made, because their absence would show who may be in danger. Such a
   * person is never refused, and uses up no more than everybody else.
   */
  async countUnmade(transaction: EntityManager, { userId, begunAt }: CallFor, calls: number): Promise<void> {
    for (let call = 0; call < calls; call++)
      if (await this.hasCallLeft(transaction, userId, new Date()))
        await transaction.query(COUNT_OWN_CALL, [userId, begunAt]);
  }

  /**
   * Counts a call that belongs to no conversation, before it is made. Nothing is counted for a person who is being erased,
   * because only someone who still has a key can be written for.
   * @returns whether the call may be made
   */
  takeOwnCall(userId: string): Promise<boolean> {
    const now = new Date();
    return this.transactions.writeAs(userId, async ({ transaction }) => {
      if (!(await this.hasCallLeft(transaction, userId, now))) return false;
      await transaction.query(COUNT_OWN_CALL, [userId, now]);
      return true;
    });
  }

  private async hasCallLeft(transaction: EntityManager, userId: string, now: Date): Promise<boolean> {
    const uses = await this.usesOf(transaction, userId, now);
    const calls = uses.find(({ kind }) => kind === 'provider-call');
    return Number(calls?.used ?? 0) < this.most['provider-call'];
  }

  private async usesOf(transaction: EntityManager, userId: string, now: Date): Promise<Used[]> {
    const since = new Date(now.getTime() - DAY_MS);
    await transaction.query('DELETE FROM chat_uses WHERE user_id = $1 AND used_at <= $2', [userId, since]);
    return transaction.query<Used[]>(
      'SELECT kind, count(*) AS used, min(used_at) AS oldest FROM chat_uses WHERE user_id = $1 GROUP BY kind',
      [userId],
    );
  }
}

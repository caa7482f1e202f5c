import { DAY_MS } from '@anew/contracts/local-date';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CoachingConfig } from '../config/coaching.config.js';
import { type CallFor, ChatUsesRepository, type Use } from './chat-uses.repository.js';

/** Limits a person's use of the coach within 24 hours. Deleting a conversation does not reduce the count. */
@Injectable()
export class DailyLimits {
  private readonly most: Record<Use, number>;

  constructor(
    @Inject(CoachingConfig) config: CoachingConfig,
    private readonly transactions: Transactions,
    private readonly uses: ChatUsesRepository,
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

  countMessage(transaction: EntityManager, userId: string, now: Date): Promise<void> {
    return this.uses.add(transaction, 'message', userId, now);
  }

  /**
   * Counts a call before it is made, so that leaving does not undo it. Simultaneous replies may exceed the
   * limit by their number. The call has the time at which the answer was begun, because the time that passes
   * until a call would show what was asked for.
   * @returns whether the call may be made
   */
  takeCall(call: CallFor): Promise<boolean> {
    return this.transactions.run(async (transaction) => {
      if (!(await this.hasCallLeft(transaction, call.userId, new Date()))) return false;
      await this.uses.addCall(transaction, call);
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
        await this.uses.add(transaction, 'provider-call', userId, begunAt);
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
      await this.uses.add(transaction, 'provider-call', userId, now);
      return true;
    });
  }

  private async hasCallLeft(transaction: EntityManager, userId: string, now: Date): Promise<boolean> {
    const uses = await this.usesOf(transaction, userId, now);
    const calls = uses.find(({ kind }) => kind === 'provider-call');
    return Number(calls?.used ?? 0) < this.most['provider-call'];
  }

  private usesOf(transaction: EntityManager, userId: string, now: Date) {
    return this.uses.countSince(transaction, userId, new Date(now.getTime() - DAY_MS));
  }
}

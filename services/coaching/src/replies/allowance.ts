import type { DomainError } from '@anew/contracts/errors';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CoachingConfig } from '../config/coaching.config.js';
import {
  conversationsFull,
  dailyLimitReached,
  tooManyReplies,
} from '../conversations/conversations.errors.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { DailyLimits } from './daily-limits.js';
import { LeasesRepository } from './leases.repository.js';

/** Bytes of messages that one person may store: three weeks of the most that a day allows. */
const STORED_BYTES = 50 * 1024 * 1024;

/** Decides whether a person may send another message. */
@Injectable()
export class Allowance {
  private readonly mostAtOnce: number;
  private readonly mostBytes: number;

  constructor(
    private readonly limits: DailyLimits,
    private readonly leases: LeasesRepository,
    private readonly conversations: ConversationsRepository,
    @Inject(CoachingConfig) { CHAT_REPLIES_AT_ONCE, RATE_LIMIT_FACTOR }: CoachingConfig,
  ) {
    this.mostAtOnce = Math.max(1, Math.round(CHAT_REPLIES_AT_ONCE * RATE_LIMIT_FACTOR));
    this.mostBytes = STORED_BYTES * RATE_LIMIT_FACTOR;
  }

  /** Refusal of a message in this conversation, or null if it is allowed. */
  async obstacle(
    transaction: EntityManager,
    userId: string,
    conversationId: string,
  ): Promise<DomainError | null> {
    const seconds = await this.limits.wait(transaction, userId, new Date());
    if (seconds > 0) return dailyLimitReached(seconds);
    const others = await this.leases.countOthers(transaction, userId, conversationId);
    if (others >= this.mostAtOnce) return tooManyReplies();
    const stored = await this.conversations.storedBytes(transaction, userId);
    return stored > this.mostBytes ? conversationsFull() : null;
  }
}

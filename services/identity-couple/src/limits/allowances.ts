import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IdentityConfig } from '../config/identity.config.js';
import { secretsOf } from '../config/sealed-value.js';
import { AllowancesRepository } from './allowances.repository.js';
import { tooManyTries } from './limits.errors.js';
import { type LimitName, LIMITS, timesOf } from './limits.rules.js';

/**
 * Counts limited actions in the database, because the count must survive a restart and an outage of the
 * cache. It is written at once, outside of the transaction that it guards, so that a failed try counts as
 * well.
 */
@Injectable()
export class Allowances {
  constructor(
    private readonly allowances: AllowancesRepository,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  /**
   * @param refuse makes the refusal, given the seconds to wait
   * @throws DomainError `too_many_requests` with the seconds to wait
   */
  async take(rule: LimitName, key: string, now = new Date(), refuse = tooManyTries): Promise<void> {
    const { used, endsAt } = await this.count(rule, key, now);
    if (used <= timesOf(rule, this.config.RATE_LIMIT_FACTOR)) return;
    throw refuse(Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)));
  }

  /** Whether this rule has counted a use of this key in its present window. */
  isUsed(rule: LimitName, key: string): Promise<boolean> {
    return this.allowances.isUsed(rule, this.mark(key));
  }

  /**
   * Counts one more use, for actions that are silently skipped when they are too many.
   * @param manager that of the transaction in which the caller is. Many that each wait for a second connection would
   * hold all of them. The count is undone together with the transaction.
   * @returns whether the use is allowed
   */
  async tryTake(rule: LimitName, key: string, now = new Date(), manager?: EntityManager): Promise<boolean> {
    const { used } = await this.count(rule, key, now, manager);
    return used <= timesOf(rule, this.config.RATE_LIMIT_FACTOR);
  }

  /** Resets a count, because the tries turned out to be the owner's. */
  async forgive(rule: LimitName, key: string): Promise<void> {
    await this.allowances.remove(rule, this.mark(key));
  }

  async removeExpired(): Promise<void> {
    await this.allowances.removeExpired();
  }

  private count(rule: LimitName, key: string, now: Date, manager?: EntityManager) {
    const endsAt = new Date(now.getTime() + LIMITS[rule].window);
    return this.allowances.add({ rule, key: this.mark(key), now, endsAt }, manager);
  }

  /** Hash of a key, so that addresses that were only counted are not readable in the database. */
  private mark(key: string): Buffer {
    const [secret] = secretsOf(this.config);
    return createHmac('sha256', secret).update(`allowance ${key}`).digest();
  }
}

import { createHmac } from 'node:crypto';
import { prune } from '@anew/persistence/prune';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IdentityConfig } from '../config/identity.config.js';
import { secretsOf } from '../config/sealed-value.js';
import { tooManyTries } from './limits.errors.js';
import { type LimitName, LIMITS, timesOf } from './limits.rules.js';

const TAKE = `
  INSERT INTO allowances (rule, key, used, ends_at) VALUES ($1, $2, 1, $4)
  ON CONFLICT (rule, key) DO UPDATE SET
    used = CASE WHEN allowances.ends_at <= $3 THEN 1 ELSE allowances.used + 1 END,
    ends_at = CASE WHEN allowances.ends_at <= $3 THEN $4 ELSE allowances.ends_at END
  RETURNING used, ends_at AS "endsAt"`;

interface Count {
  used: number;
  endsAt: Date;
}

/**
 * Counts limited actions in the database, because the count must survive a restart and an outage of the
 * cache. It is written at once, outside of the transaction that it guards, so that a failed try counts as
 * well.
 */
@Injectable()
export class Allowances {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  /** @throws DomainError `too_many_requests` with the seconds to wait */
  async take(rule: LimitName, key: string, now = new Date()): Promise<void> {
    const { used, endsAt } = await this.count(rule, key, now, this.dataSource.manager);
    if (used <= timesOf(rule, this.config.RATE_LIMIT_FACTOR)) return;
    throw tooManyTries(Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)));
  }

  /**
   * Counts one more use. Returns whether it is allowed, for actions that are silently skipped otherwise.
   * @param manager that of the transaction in which the caller is. Many that each wait for a second connection would
   * hold all of them. The count is undone together with the transaction.
   */
  async allows(
    rule: LimitName,
    key: string,
    now = new Date(),
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const { used } = await this.count(rule, key, now, manager);
    return used <= timesOf(rule, this.config.RATE_LIMIT_FACTOR);
  }

  /** Resets a count, because the tries turned out to be the owner's. */
  async forgive(rule: LimitName, key: string): Promise<void> {
    await this.dataSource.query('DELETE FROM allowances WHERE rule = $1 AND key = $2', [
      rule,
      this.mark(key),
    ]);
  }

  async removeExpired(): Promise<void> {
    await prune(this.dataSource, 'allowances', 'ends_at <= now()');
  }

  private async count(rule: LimitName, key: string, now: Date, manager: EntityManager): Promise<Count> {
    const endsAt = new Date(now.getTime() + LIMITS[rule].window);
    const [row] = await manager.query<Count[]>(TAKE, [rule, this.mark(key), now, endsAt]);
    if (!row) throw new Error(`The count of ${rule} is missing`);
    return row;
  }

  /** Hash of a key, so that addresses that were only counted are not readable in the database. */
  private mark(key: string): Buffer {
    const [secret] = secretsOf(this.config);
    return createHmac('sha256', secret).update(`allowance ${key}`).digest();
  }
}

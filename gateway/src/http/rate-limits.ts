import { createHmac } from 'node:crypto';
import { DomainError } from '@anew/contracts/errors';
import type { Redis } from '@anew/messaging/redis';
import { REDIS } from '@anew/messaging/redis.module';
import { Inject, Injectable } from '@nestjs/common';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { GatewayConfig } from '../config/gateway.config.js';
import { networkOf } from './network.js';

interface Rule {
  /** Number of tries within the window. */
  points: number;
  /** Length of the window in seconds. */
  duration: number;
  /** First sentence of the refusal, for calls where "tries" would be the wrong word. */
  words?: string;
}

const MINUTE = 60;
const HOUR = 3_600;
/**
 * Milliseconds that a count in Redis may take before memory is used instead. They are more than a busy gateway holds
 * itself up for, because a rule whose counts are split between the two lets up to twice as many tries through.
 */
const PATIENCE_MS = 1_000;

export const RULES = {
  'sign-in-address': { points: 60, duration: 15 * MINUTE },
  'sign-in-account': { points: 10, duration: 15 * MINUTE },
  'sign-in-device': { points: 10, duration: 15 * MINUTE },
  /** Rate that `slow` still allows after the limit itself is used up. */
  'sign-in-anyway': { points: 1, duration: MINUTE },
  'second-factor-address': { points: 30, duration: 15 * MINUTE },
  // Every view of the sign-in page takes one try, and many people may share an address.
  'passkey-address': { points: 240, duration: 15 * MINUTE },
  'sign-up-address': { points: 20, duration: HOUR },
  'join-user': { points: 20, duration: HOUR },
  'join-address': { points: 60, duration: HOUR },
  'invite-address': { points: 60, duration: HOUR },
  'forgot-address': { points: 10, duration: HOUR },
  'reset-address': { points: 20, duration: HOUR },
  'upload-user': { points: 30, duration: HOUR },
  'upload-address': { points: 60, duration: HOUR },
  'export-user': { points: 10, duration: HOUR },
  'write-user': { points: 120, duration: MINUTE, words: 'That was a lot at once.' },
  'report-address': { points: 120, duration: HOUR, words: 'That was a lot at once.' },
  'retreat-user': { points: 10, duration: HOUR, words: 'You have told us a few times already.' },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

type Limiter = Pick<RLWrapperTimeouts, 'consume' | 'delete'>;

/** Counts tries in Redis, shared by all gateways, or in this process's memory while Redis is unavailable. */
@Injectable()
export class RateLimits {
  private readonly limiters: Map<string, Limiter>;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(GatewayConfig) private readonly config: GatewayConfig,
  ) {
    const limiters = Object.entries(RULES).map(([name, rule]): [string, Limiter] => {
      const points = Math.max(1, Math.round(rule.points * config.RATE_LIMIT_FACTOR));
      const options = { keyPrefix: `limit-${name}`, duration: rule.duration, points };
      return [
        name,
        // When Redis has just gone away, its client queues a command for seconds. Counting in memory is
        // better than waiting.
        new RLWrapperTimeouts({
          limiter: new RateLimiterRedis({
            ...options,
            storeClient: redis,
            useRedisPackage: true,
            rejectIfRedisNotReady: true,
          }),
          timeoutMs: PATIENCE_MS,
          insuranceLimiter: new RateLimiterMemory(options),
        }),
      ];
    });
    this.limiters = new Map(limiters);
  }

  /** @throws DomainError `too_many_requests` with the seconds to wait */
  async consume(rule: RuleName, key: string): Promise<void> {
    try {
      await this.limiter(rule).consume(this.mark(key));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfter = Math.ceil(refused.msBeforeNext / 1000);
      throw new DomainError('too_many', 'too_many_requests', tooMany(RULES[rule], retryAfter), {
        retryAfter,
      });
    }
  }

  /**
   * Like `consume`, but once all tries are spent, the network of `from` may still try once a minute. Tries of
   * strangers therefore slow the owner down, but never lock them out.
   * @throws DomainError `too_many_requests` with the seconds to wait, at most 60
   */
  async slow(rule: RuleName, key: string, from: string): Promise<void> {
    try {
      await this.consume(rule, key);
    } catch (refused) {
      if (!(refused instanceof DomainError)) throw refused;
      await this.consume('sign-in-anyway', `${rule} ${networkOf(key)} ${networkOf(from)}`);
    }
  }

  /** Forgets the tries counted for `key`, because they turned out to be the owner's. */
  async forgive(rule: RuleName, key: string): Promise<void> {
    // Without a connection, the client would queue the command, and the caller would wait until Redis is
    // back.
    if (!this.redis.isReady) return;
    await this.limiter(rule).delete(this.mark(key));
  }

  /** Hash of a key, the same in all gateways. It keeps network and mail addresses out of Redis. */
  private mark(key: string): string {
    return createHmac('sha256', this.config.COOKIE_SECRET).update(networkOf(key)).digest('base64url');
  }

  private limiter(rule: RuleName): Limiter {
    const limiter = this.limiters.get(rule);
    if (!limiter) throw new Error(`No rate limit is called ${rule}`);
    return limiter;
  }
}

function tooMany({ words = 'That was a lot of tries.' }: Rule, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return `${words} Please wait ${wait} and try again.`;
}

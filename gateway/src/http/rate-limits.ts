import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { DomainError } from '@anew/contracts/errors';
import type { Redis } from '@anew/messaging/redis';
import { GatewayConfig } from '../config/gateway.config.js';
import { REDIS } from '@anew/messaging/redis.module';
import { networkOf } from './network.js';

interface Rule {
  /** Tries within the window. */
  points: number;
  /** Seconds. */
  duration: number;
  /** What whoever is refused did, where it was no trying. */
  words?: string;
}

const MINUTE = 60;
const HOUR = 3_600;
/** Milliseconds that a count in Redis may take. */
const PATIENCE_MS = 200;

export const RULES = {
  'sign-in-address': { points: 60, duration: 15 * MINUTE },
  'sign-in-account': { points: 10, duration: 15 * MINUTE },
  'sign-in-device': { points: 10, duration: 15 * MINUTE },
  /** What stays possible of a limit that `slow` heeds. */
  'sign-in-anyway': { points: 1, duration: MINUTE },
  'second-factor-address': { points: 30, duration: 15 * MINUTE },
  // Every look at the sign-in page takes one, from wherever many share an address.
  'passkey-address': { points: 240, duration: 15 * MINUTE },
  'sign-up-address': { points: 20, duration: HOUR },
  'join-user': { points: 20, duration: HOUR },
  'join-address': { points: 60, duration: HOUR },
  'invite-address': { points: 60, duration: HOUR },
  'forgot-address': { points: 10, duration: HOUR },
  'forgot-account': { points: 3, duration: HOUR },
  'reset-address': { points: 20, duration: HOUR },
  'upload-user': { points: 30, duration: HOUR },
  'upload-address': { points: 60, duration: HOUR },
  'export-user': { points: 10, duration: HOUR },
  'write-user': { points: 120, duration: MINUTE, words: 'That was a lot at once.' },
  'retreat-user': { points: 10, duration: HOUR, words: 'You have told us a few times already.' },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

type Limiter = Pick<RLWrapperTimeouts, 'consume' | 'delete'>;

/** Counts tries in Redis, shared by all gateways; in this process's memory while Redis is away. */
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
        // A command sent in the moment Redis goes is held for seconds; counting in memory is better than waiting.
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
   * Like `consume`, but when all tries are spent, one a minute stays possible from wherever `from` is. Somebody else's
   * tries slow the owner down, then, and never lock them out.
   * @throws DomainError `too_many_requests` with the seconds to wait, 60 at the most
   */
  async slow(rule: RuleName, key: string, from: string): Promise<void> {
    try {
      await this.consume(rule, key);
    } catch (refused) {
      if (!(refused instanceof DomainError)) throw refused;
      await this.consume('sign-in-anyway', `${rule} ${networkOf(key)} ${networkOf(from)}`);
    }
  }

  /** Forgets the tries counted for `key`: they turned out to be the owner's. */
  async forgive(rule: RuleName, key: string): Promise<void> {
    // The client would hold the command, and its caller, until Redis is back.
    if (!this.redis.isReady) return;
    await this.limiter(rule).delete(this.mark(key));
  }

  /** Redis learns neither addresses of networks nor of mail; all gateways write the same. */
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

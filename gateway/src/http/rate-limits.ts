import { createHmac } from 'node:crypto';
import { DomainError } from '@anew/contracts/errors';
import type { Redis } from '@anew/messaging/redis';
import { REDIS } from '@anew/messaging/redis.module';
import { LOGGER, type Logger } from '@anew/observability/logger';
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
  /** Name in Redis if an earlier release gave the rule another, so that gateways of both releases count together. */
  stored?: string;
}

const MINUTE = 60;
const HOUR = 3_600;
/**
 * Milliseconds that a count in Redis may take before memory is used instead. They are more than a busy gateway holds
 * itself up for, because a rule whose counts are split between the two lets up to twice as many tries through.
 */
const PATIENCE_MS = 1_000;
/**
 * Adds to a count, and begins its window with the first try. Other than the library's own script, it deletes a count that
 * is empty again, so that the next try begins a window of its own. A second command that deletes it could take a try with
 * it that was counted in between.
 */
const ADD_TO_COUNT = `
  redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
  local counted = redis.call('incrby', KEYS[1], ARGV[1])
  local milliseconds = redis.call('pttl', KEYS[1])
  if counted <= 0 then redis.call('del', KEYS[1]) end
  return { counted, milliseconds }
`;

export const RULES = {
  'sign-in-network': { points: 60, duration: 15 * MINUTE, stored: 'sign-in-address' },
  'sign-in-account': { points: 10, duration: 15 * MINUTE },
  // Tries at one known browser, and at all those of an account together: the latter are what somebody could guess who has
  // marks of many browsers. They are more, so that whoever guesses at one known browser leaves some to the others.
  'sign-in-known-browser': { points: 5, duration: 15 * MINUTE, stored: 'sign-in-browser' },
  'sign-in-all-known-browsers': { points: 10, duration: 15 * MINUTE, stored: 'sign-in-device' },
  /** Rate that `slow` still allows after the limit itself is used up. */
  'sign-in-anyway': { points: 1, duration: MINUTE },
  'second-factor-network': { points: 30, duration: 15 * MINUTE, stored: 'second-factor-address' },
  // Every view of the sign-in page takes one try, and many people may share a network.
  'passkey-network': { points: 240, duration: 15 * MINUTE, stored: 'passkey-address' },
  'sign-up-network': { points: 20, duration: HOUR, stored: 'sign-up-address' },
  'join-user': { points: 20, duration: HOUR },
  'join-network': { points: 60, duration: HOUR, stored: 'join-address' },
  'invite-network': { points: 60, duration: HOUR, stored: 'invite-address' },
  'forgot-network': { points: 10, duration: HOUR, stored: 'forgot-address' },
  'reset-network': { points: 20, duration: HOUR, stored: 'reset-address' },
  'upload-user': { points: 30, duration: HOUR },
  'upload-network': { points: 60, duration: HOUR, stored: 'upload-address' },
  'export-user': { points: 10, duration: HOUR },
  'write-user': { points: 120, duration: MINUTE, words: 'That was a lot at once.' },
  'report-network': { points: 120, duration: HOUR, stored: 'report-address' },
  'retreat-user': { points: 10, duration: HOUR, words: 'You have told us a few times already.' },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

/** A rule, and for whom or what it counts. */
export interface Count {
  rule: RuleName;
  key: string;
}

type Limiter = Pick<RLWrapperTimeouts, 'consume' | 'reward'>;

/** Counts tries in Redis, shared by all gateways, or in this process's memory while Redis is unavailable. */
@Injectable()
export class RateLimits {
  private readonly limiters: Map<string, Limiter>;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(GatewayConfig) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const limiters = Object.entries(RULES).map(([name, rule]): [string, Limiter] => {
      const points = Math.max(1, Math.round(rule.points * config.RATE_LIMIT_FACTOR));
      const options = { keyPrefix: `limit-${storedNameOf(name, rule)}`, duration: rule.duration, points };
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
            customIncrTtlLuaScript: ADD_TO_COUNT,
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
    const wait = await this.count(rule, key);
    if (wait === null) return;
    throw new DomainError('too_many', 'too_many_requests', tooMany(RULES[rule], wait), { retryAfter: wait });
  }

  /**
   * Counts one more, and returns whether it is allowed. For calls that are silently left out otherwise, because a refusal
   * would tell people behind one network about each other.
   */
  async allows(rule: RuleName, key: string): Promise<boolean> {
    return (await this.count(rule, key)) === null;
  }

  /**
   * Like `consume`, but once all tries of a count are spent, the network of `from` may still try once a minute. Tries of
   * strangers therefore slow the owner down, but never lock them out.
   * @param counts from the narrowest to the widest. What the first refuses, the next does not count, and the try a minute
   * is one for the widest.
   * @returns all that was counted, for `giveBack`
   * @throws DomainError `too_many_requests` with the seconds to wait, at most 60
   */
  async slow(counts: readonly [Count, ...Count[]], from: string): Promise<Count[]> {
    const counted: Count[] = [];
    for (const count of counts) {
      counted.push(count);
      if (await this.allows(count.rule, count.key)) continue;
      const { rule, key } = counts.at(-1) ?? count;
      const anyway: Count = {
        rule: 'sign-in-anyway',
        key: `${storedNameOf(rule, RULES[rule])} ${networkOf(key)} ${networkOf(from)}`,
      };
      await this.consume(anyway.rule, anyway.key);
      return [...counted, anyway];
    }
    return counted;
  }

  /**
   * Takes back what was counted for a try that turned out to be the owner's. Everything else stays counted: whoever guesses
   * at the same account, or lives in the same home, must not see in their own limits that the owner has come in. Nobody
   * waits for it, because the owner has come in, and each command takes a second while Redis says nothing.
   */
  giveBack(counted: readonly Count[]): void {
    for (const { rule, key } of counted)
      this.limiter(rule)
        .reward(this.hashOf(key))
        .catch((error: unknown) => {
          this.logger.warn({ err: error, rule }, 'a counted try not given back');
        });
  }

  /** Counts one more. @returns the seconds to wait if that is too many, else null */
  private async count(rule: RuleName, key: string): Promise<number | null> {
    try {
      await this.limiter(rule).consume(this.hashOf(key));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.ceil(refused.msBeforeNext / 1000);
    }
  }

  /** Hash of a key, the same in all gateways. It keeps network and mail addresses out of Redis. */
  private hashOf(key: string): string {
    return createHmac('sha256', this.config.COOKIE_SECRET).update(networkOf(key)).digest('base64url');
  }

  private limiter(rule: RuleName): Limiter {
    const limiter = this.limiters.get(rule);
    if (!limiter) throw new Error(`No rate limit is called ${rule}`);
    return limiter;
  }
}

function storedNameOf(name: string, { stored = name }: Rule): string {
  return stored;
}

function tooMany({ words = 'That was a lot of tries.' }: Rule, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return `${words} Please wait ${wait} and try again.`;
}

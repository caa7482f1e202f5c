import { setImmediate } from 'node:timers/promises';
import { DomainError } from '@anew/contracts/errors';
import { createRedis } from '@anew/messaging/redis';
import { createLogger } from '@anew/observability/logger';
import { describe, expect, it } from '@jest/globals';
import { GatewayConfig } from '../config/gateway.config.js';
import { type Count, RateLimits, type RuleName, RULES } from './rate-limits.js';

/** Redis is never connected here, so that the counting in memory is tested. */
function limits(factor = 1): RateLimits {
  const logger = createLogger('test', 'silent');
  return new RateLimits(
    createRedis('redis://127.0.0.1:1', logger),
    Object.assign(new GatewayConfig(), { RATE_LIMIT_FACTOR: factor, COOKIE_SECRET: 'secret' }),
    logger,
  );
}

async function tries(limits: RateLimits, rule: RuleName, key: string, count: number): Promise<DomainError[]> {
  const refused: DomainError[] = [];
  for (let turn = 0; turn < count; turn++) {
    await limits.consume(rule, key).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      refused.push(error);
    });
  }
  return refused;
}

describe('a rate limit', () => {
  const rules = Object.entries(RULES) as [RuleName, { points: number; duration: number }][];

  it.each(rules)('%s lets its tries through and refuses the next', async (name, { points, duration }) => {
    const limited = limits();
    expect(await tries(limited, name, 'someone', points)).toEqual([]);
    const [refused] = await tries(limited, name, 'someone', 1);
    expect(refused).toMatchObject({ kind: 'too_many', code: 'too_many_requests' });
    const wait = refused?.details.retryAfter ?? 0;
    expect(wait).toBeGreaterThan(duration - 30);
    expect(wait).toBeLessThanOrEqual(duration);
  });

  it('says in words how long to wait', async () => {
    const sentence = async (name: RuleName) => {
      const [refused] = await tries(limits(0.01), name, 'someone', 2);
      return refused?.message;
    };
    expect(await sentence('sign-in-account')).toBe(
      'That was a lot of tries. Please wait 15 minutes and try again.',
    );
    expect(await sentence('join-user')).toBe(
      'That was a lot of tries. Please wait 60 minutes and try again.',
    );
  });

  it('counts each key, and each rule, for itself', async () => {
    const limited = limits();
    await tries(limited, 'sign-in-account', 'someone', 11);
    expect(await tries(limited, 'sign-in-account', 'someone else', 1)).toEqual([]);
    expect(await tries(limited, 'join-user', 'someone', 1)).toEqual([]);
  });

  it('counts a network of IPv6 addresses as one, and each of IPv4 for itself', async () => {
    const limited = limits();
    await tries(limited, 'reset-network', '2001:db8:a:b::1', 20);
    expect(await tries(limited, 'reset-network', '2001:db8:a:b:c:d:e:f', 1)).toHaveLength(1);
    expect(await tries(limited, 'reset-network', '2001:db8:a:c::1', 1)).toEqual([]);
    await tries(limited, 'reset-network', '192.0.2.7', 20);
    expect(await tries(limited, 'reset-network', '::ffff:192.0.2.7', 1)).toHaveLength(1);
    expect(await tries(limited, 'reset-network', '192.0.2.8', 1)).toEqual([]);
  });

  it('that is heeded slowly leaves everyone a try a minute for each account, from wherever they are', async () => {
    const limited = limits();
    await tries(limited, 'sign-in-account', 'ana', 10);
    const turn = (key: string, from: string) => limited.slow([{ rule: 'sign-in-account', key }], from);
    await turn('ana', '192.0.2.7');
    await expect(turn('ana', '192.0.2.7')).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(turn('ana', '192.0.2.7')).rejects.toMatchObject({
      details: { retryAfter: expect.any(Number) },
    });
    await turn('ana', '192.0.2.8');
    await turn('ana', '2001:db8:a:b::1');
    await expect(turn('ana', '2001:db8:a:b::2')).rejects.toThrow('Please wait a minute');
    await turn('bo', '192.0.2.7');
    await turn('bo', '192.0.2.7');
  });

  it('that is narrow and spent does not use up the wide one, which sets the try a minute', async () => {
    const limited = limits();
    const turn = (browser: string, from: string) =>
      limited.slow(
        [
          { rule: 'sign-in-known-browser', key: browser },
          { rule: 'sign-in-all-known-browsers', key: 'ana' },
        ],
        from,
      );
    for (let count = 0; count < 6; count++) await turn('laptop', '192.0.2.7');
    for (const from of ['192.0.2.7', '192.0.2.7'])
      await expect(turn('laptop', from)).rejects.toMatchObject({ code: 'too_many_requests' });
    for (let count = 0; count < 5; count++) await turn('phone', '192.0.2.7');
    // All tries at known browsers are spent now, and so is the network's one of this minute.
    await expect(turn('tablet', '192.0.2.7')).rejects.toMatchObject({ code: 'too_many_requests' });
    await turn('tablet', '192.0.2.8');
  });

  it('gives whoever has many networks, and marks of many browsers, a try a minute for each network and no more', async () => {
    const limited = limits();
    let tried = 0;
    for (let network = 0; network < 20; network++)
      for (let browser = 0; browser < 12; browser++) {
        const counts: [Count, Count] = [
          { rule: 'sign-in-known-browser', key: `browser ${browser}` },
          { rule: 'sign-in-all-known-browsers', key: 'ana' },
        ];
        tried += await limited.slow(counts, `192.0.2.${network}`).then(
          () => 1,
          () => 0,
        );
      }
    expect(tried).toBe(RULES['sign-in-all-known-browsers'].points + 20);
  });

  it('that is given back stands where it stood, and keeps nobody waiting for Redis, which is away', async () => {
    const limited = limits();
    const count = { rule: 'sign-in-account', key: 'ana' } as const;
    const turn = () => limited.slow([count], '192.0.2.7');
    const rightTurns = async () => {
      for (let round = 0; round < 20; round++) {
        limited.giveBack(await turn());
        await setImmediate();
      }
    };
    await tries(limited, 'sign-in-account', 'ana', 9);
    await rightTurns();
    expect(await turn()).toEqual([count]);
    await rightTurns();
    expect(await turn()).toHaveLength(2);
    await expect(turn()).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('is multiplied by the factor, and never less than one try', async () => {
    expect(await tries(limits(2), 'sign-in-account', 'someone', 20)).toEqual([]);
    expect(await tries(limits(2), 'sign-in-account', 'someone', 21)).toHaveLength(1);
    expect(await tries(limits(0.5), 'sign-in-account', 'someone', 6)).toHaveLength(1);
    expect(await tries(limits(0.01), 'sign-in-account', 'someone', 1)).toEqual([]);
  });
});

import { DomainError } from '@anew/contracts/errors';
import { createRedis } from '@anew/messaging/redis';
import { createLogger } from '@anew/observability/logger';
import { describe, expect, it } from '@jest/globals';
import { GatewayConfig } from '../config/gateway.config.js';
import { RateLimits, type RuleName, RULES } from './rate-limits.js';

/** Redis is never connected here, so that the counting in memory is tested. */
function limits(factor = 1): RateLimits {
  const redis = createRedis('redis://127.0.0.1:1', createLogger('test', 'silent'));
  return new RateLimits(
    redis,
    Object.assign(new GatewayConfig(), { RATE_LIMIT_FACTOR: factor, COOKIE_SECRET: 'secret' }),
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
    await tries(limited, 'reset-address', '2001:db8:a:b::1', 20);
    expect(await tries(limited, 'reset-address', '2001:db8:a:b:c:d:e:f', 1)).toHaveLength(1);
    expect(await tries(limited, 'reset-address', '2001:db8:a:c::1', 1)).toEqual([]);
    await tries(limited, 'reset-address', '192.0.2.7', 20);
    expect(await tries(limited, 'reset-address', '::ffff:192.0.2.7', 1)).toHaveLength(1);
    expect(await tries(limited, 'reset-address', '192.0.2.8', 1)).toEqual([]);
  });

  it('that is heeded slowly leaves everyone a try a minute for each account, from wherever they are', async () => {
    const limited = limits();
    await tries(limited, 'sign-in-account', 'ana', 10);
    const turn = (key: string, from: string) => limited.slow('sign-in-account', key, from);
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

  it('that is forgiven while Redis is away keeps nobody waiting for Redis', async () => {
    const limited = limits();
    await tries(limited, 'sign-in-account', 'someone', 1);
    await expect(limited.forgive('sign-in-account', 'someone')).resolves.toBeUndefined();
  });

  it('is multiplied by the factor, and never less than one try', async () => {
    expect(await tries(limits(2), 'sign-in-account', 'someone', 20)).toEqual([]);
    expect(await tries(limits(2), 'sign-in-account', 'someone', 21)).toHaveLength(1);
    expect(await tries(limits(0.5), 'sign-in-account', 'someone', 6)).toHaveLength(1);
    expect(await tries(limits(0.01), 'sign-in-account', 'someone', 1)).toEqual([]);
  });
});

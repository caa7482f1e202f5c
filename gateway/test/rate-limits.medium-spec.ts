import { randomUUID } from 'node:crypto';
import { createRedis, type Redis } from '@anew/messaging/redis';
import { createLogger } from '@anew/observability/logger';
import { privateRedis, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GatewayConfig } from '../src/config/gateway.config.js';
import { type Count, RateLimits, RULES } from '../src/http/rate-limits.js';

let server: PrivateServer;
let redis: Redis;
let limits: RateLimits;

beforeAll(async () => {
  const logger = createLogger('test', 'silent');
  server = await privateRedis();
  redis = createRedis(server.url, logger);
  await redis.connect();
  const config = Object.assign(new GatewayConfig(), { RATE_LIMIT_FACTOR: 1, COOKIE_SECRET: randomUUID() });
  limits = new RateLimits(redis, config, logger);
});

afterAll(async () => {
  redis.destroy();
  await server.discard();
});

const ofSomebody = (): Count => ({ rule: 'sign-in-account', key: randomUUID() });
const slow = (count: Count) => limits.slow([count], '192.0.2.7');

it('a try that is counted while another is given back stays counted', async () => {
  const count = ofSomebody();
  limits.giveBack(await slow(count));
  for (let tries = 0; tries < RULES['sign-in-account'].points; tries++)
    expect(await slow(count)).toEqual([count]);
  expect(await slow(count)).toContainEqual(expect.objectContaining({ rule: 'sign-in-anyway' }));
});

it('a count that is empty again leaves nothing behind in Redis', async () => {
  await redis.flushAll();
  limits.giveBack(await slow(ofSomebody()));
  // Commands of one connection are answered in their order, so that what was given back is done.
  expect(await redis.keys('*')).toEqual([]);
});

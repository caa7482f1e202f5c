import { createRedis } from '@anew/messaging/redis';
import { createLogger } from '@anew/observability/logger';
import { eventually } from '@anew/testkit/eventually';
import { Processes } from '@anew/testkit/processes';
import { privateRedis, type PrivateServer } from '@anew/testkit/servers';
import { sharedServers } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

let redis: PrivateServer;
let gateway: Processes;

beforeAll(async () => {
  redis = await privateRedis();
  await redis.kill();
  // One report an hour is allowed.
  const env = { RATE_LIMIT_FACTOR: '0.01' };
  gateway = await Processes.of(['gateway'], { ...(await sharedServers()), redis }, env);
});

afterAll(async () => {
  await gateway.stop();
  await redis.discard();
});

async function report(): Promise<number> {
  const response = await fetch(`${gateway.origin}/api/client-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ route: '/' }),
  });
  return response.status;
}

/** Number of addresses whose reports are counted in Redis. */
async function countedInRedis(): Promise<number> {
  const client = createRedis(redis.url, createLogger('test', 'silent'));
  await client.connect();
  const keys = await client.keys('limit-report-address*').finally(() => client.destroy());
  return keys.length;
}

it('a gateway that starts without Redis counts in memory, and in Redis once it has come', async () => {
  expect([await report(), await report()]).toEqual([204, 429]);
  await redis.start();
  await eventually('a count in Redis', async () => {
    await report();
    return (await countedInRedis()) > 0 ? true : undefined;
  });
});

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
  // One invitation an hour may be looked up.
  const env = { RATE_LIMIT_FACTOR: '0.01' };
  gateway = await Processes.of(['gateway'], { ...(await sharedServers()), redis }, env);
});

afterAll(async () => {
  await gateway.stop();
  await redis.discard();
});

/** Asks whose invitation this is, which nobody answers here. */
async function lookUp(): Promise<number> {
  const { status } = await fetch(`${gateway.origin}/api/invites/zzzzzzzz`);
  return status;
}

/** Number of addresses whose questions are counted in Redis. */
async function countedInRedis(): Promise<number> {
  const client = createRedis(redis.url, createLogger('test', 'silent'));
  await client.connect();
  const keys = await client.keys('limit-invite-address*').finally(() => client.destroy());
  return keys.length;
}

it('a gateway that starts without Redis counts in memory, and in Redis once it has come', async () => {
  expect([await lookUp(), await lookUp()]).toEqual([503, 429]);
  await redis.start();
  await eventually('a count in Redis', async () => {
    await lookUp();
    return (await countedInRedis()) > 0 ? true : undefined;
  });
});

import { identityRpc } from '@anew/contracts/identity/rpc';
import { localDate } from '@anew/contracts/local-date';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { freePort, privateRedis, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { start } from '../src/app.js';
import { pair } from './people-alone.js';
import { PushService } from './push-service.js';

let redis: PrivateServer;
let push: PushService;

beforeAll(async () => {
  redis = await privateRedis();
  await redis.kill();
  push = await PushService.start();
});

afterAll(async () => {
  push.stop();
  await redis.discard();
});

const startWithout = (opsPort = 0) =>
  ServiceAlone.start('identity-couple', (env) => start({ ...env, OPS_PORT: String(opsPort) }), {
    env: { RECONCILE_EVERY_MS: '100', REQUIRE_PROVED_ADDRESS: 'false' },
    redis,
  });

/** Seconds for which reminders have been due, as the metrics tell them. */
async function dueAge(opsPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  return Number(/^anew_due_age_seconds\{queue="identity-couple-reminders".*\} ([\d.]+)$/m.exec(metrics)?.[1]);
}

it('a start without Redis serves people, and reminders come once Redis has come', async () => {
  const opsPort = await freePort();
  const identity = await startWithout(opsPort);
  try {
    const [ana] = await pair(identity);
    const browser = push.browser();
    await identity.ask(identityRpc.push.subscribe, ana, browser.subscription);
    await identity.ask(identityRpc.preferences.change, ana, { reminder: { channel: 'push', time: '00:00' } });
    await identity.database.query(
      `UPDATE sendings SET due_at = now(), due_day = $2, next_try_at = now()
       WHERE user_id = $1 AND kind = 'reminder'`,
      [ana.userId, localDate(new Date(), ana.timeZone)],
    );
    const late = await eventually('reminders to be late', async () => (await dueAge(opsPort)) || undefined);
    await eventually('them to be later', async () => ((await dueAge(opsPort)) > late ? true : undefined));
    await redis.start();
    await eventually('the reminder', () => (browser.delivered.length > 0 ? true : undefined));
    expect(browser.delivered).toHaveLength(1);
  } finally {
    await identity.stop();
  }
});

it('a start without Redis can be stopped before Redis comes', async () => {
  await redis.kill();
  const identity = await startWithout();
  await expect(identity.stop()).resolves.toBeUndefined();
});

import { identityEvents } from '@anew/contracts/events/map';
import { SERVICES } from '@anew/contracts/rpc/services';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { deleteAccount, live } from '@anew/testkit/life';
import { type SignedUp, single } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const REPEAT_AFTER_MS = 400;

let system: System;
let second: string;
let database: Database;
let journal: Database;

beforeAll(async () => {
  system = await System.start({
    env: { REPEAT_DELETIONS_AFTER_MS: String(REPEAT_AFTER_MS), LOG_LEVEL: 'info' },
  });
  second = system.add('identity-couple');
  await eventually('the second process to be ready', async () =>
    (await system.isReady(second)) === true ? true : null,
  );
  database = new Database(system.postgres, 'identity-couple');
  journal = new Database(system.postgres, 'journal');
});

afterAll(async () => {
  await Promise.all([database.close(), journal.close()]);
  await system.stop();
});

/** Marks every new event as having this fate while `work` runs, so that no event is published. */
async function whileEventsAre(fate: 'published_at' | 'dead_at', work: () => Promise<void>): Promise<void> {
  await database.query(
    `CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN NEW.${fate} = now(); RETURN NEW; END $$`,
  );
  await database.query('CREATE TRIGGER lose BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION lose()');
  try {
    await work();
  } finally {
    await database.query('DROP FUNCTION lose CASCADE');
  }
}

interface Deletion {
  pending_services: string[];
  completed_at: Date | null;
}

async function deletionOf({ user }: SignedUp): Promise<Deletion | undefined> {
  const [row] = await database.query<Deletion>('SELECT * FROM account_deletions WHERE user_id = $1', [
    user.id,
  ]);
  return row;
}

/** Times of this deletion's events, in milliseconds. */
async function timesTold({ user }: SignedUp): Promise<number[]> {
  const rows = await database.query<{ occurred_at: Date }>(
    "SELECT occurred_at FROM outbox WHERE subject = $1 AND data->>'userId' = $2 ORDER BY occurred_at",
    [identityEvents.accountDeleted, user.id],
  );
  return rows.map(({ occurred_at }) => occurred_at.getTime());
}

describe('a deletion of which nobody heard', () => {
  it.each(['published_at', 'dead_at'] as const)(
    'is told of again until all have answered, when its event was taken for %s',
    async (fate) => {
      const me = await single(system.origin);
      await live(me, 0);
      await whileEventsAre(fate, async () => {
        expect((await deleteAccount(me)).status).toBe(202);
        expect((await deletionOf(me))?.pending_services.sort()).toEqual([...SERVICES].sort());
      });
      await eventually(
        'the deletion to be complete',
        async () => (await deletionOf(me))?.completed_at,
        30_000,
      );
      expect((await deletionOf(me))?.pending_services).toEqual([]);
      const traces = (await journal.everything()).filter((row) => row.includes(me.user.id));
      expect(traces.filter((row) => !row.startsWith('outbox '))).toEqual([]);
    },
  );

  it('is told of by one process of several, with longer and longer waits', async () => {
    const me = await single(system.origin);
    await whileEventsAre('published_at', async () => {
      expect((await deleteAccount(me)).status).toBe(202);
      await eventually('it to be told of four times', async () =>
        (await timesTold(me)).length >= 4 ? true : null,
      );
    });
    const [first = 0, second = 0, third = 0, fourth = 0] = await timesTold(me);
    // The clocks of two processes and of the database may differ by some milliseconds.
    const least = REPEAT_AFTER_MS - 100;
    expect(second - first).toBeGreaterThan(least);
    expect(third - second).toBeGreaterThan(least);
    expect(fourth - third).toBeGreaterThan(2 * least);
  });
});

/** What the second process's metrics say of pending deletions: how many there are, or the age of the oldest. */
async function gauge(name = 'anew_deletions_pending'): Promise<number> {
  const [, own = ''] = system.output().split(`--- ${second}\n`);
  const [, port = '0'] = /"opsPort":(\d+)/.exec(own) ?? [];
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name}\\{.*\\} ([\\d.]+)$`, 'm').exec(metrics)?.[1]);
}

const TWO_HOURS = 7_200;
const requestedAt = ({ user }: SignedUp, time: string) =>
  database.query(`UPDATE account_deletions SET requested_at = ${time} WHERE user_id = $1`, [user.id]);
const age = () => gauge('anew_deletions_pending_age_seconds');

describe('how many deletions are pending, and since when', () => {
  it('can be watched', async () => {
    const me = await single(system.origin);
    await eventually('none to be pending', async () => ((await gauge()) === 0 ? true : null), 30_000);
    await whileEventsAre('published_at', async () => {
      await deleteAccount(me);
      await eventually('one to be pending', async () => ((await gauge()) === 1 ? true : null));
      expect(await age()).toBeLessThan(TWO_HOURS);
      await requestedAt(me, "now() - interval '2 hours'");
      await eventually('its age to be told', async () => ((await age()) >= TWO_HOURS ? true : null));
      // Services are told of an old deletion again only after hours.
      await requestedAt(me, 'last_sent_at');
    });
    await eventually('none to be pending', async () => ((await gauge()) === 0 ? true : null), 30_000);
    expect(await age()).toBe(0);
  });
});

describe('a deletion that is complete', () => {
  it('is told of once', async () => {
    const [me, later] = [await single(system.origin), await single(system.origin)];
    await deleteAccount(me);
    await eventually('the deletion to be complete', async () => (await deletionOf(me))?.completed_at);
    const told = (await timesTold(me)).length;
    await whileEventsAre('published_at', async () => {
      await deleteAccount(later);
      await eventually('another to be told of again', async () =>
        (await timesTold(later)).length >= 3 ? true : null,
      );
    });
    expect(await timesTold(me)).toHaveLength(told);
  });
});

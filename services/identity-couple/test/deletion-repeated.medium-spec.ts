import { randomUUID } from 'node:crypto';
import {
  accountErased,
  ERASING_SERVICES,
  type ErasingService,
  identityEvents,
} from '@anew/contracts/events/map';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { SERVICES } from '@anew/contracts/rpc/services';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { Processes } from '@anew/testkit/processes';
import { sharedServers } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../src/app.js';
import { type Newcomer, newcomer, PASSWORD } from './people-alone.js';

const REPEAT_AFTER_MS = 400;

let identity: ServiceAlone;
/** A second process of the service. */
let second: Processes;

beforeAll(async () => {
  const env = { REPEAT_DELETIONS_AFTER_MS: String(REPEAT_AFTER_MS) };
  identity = await ServiceAlone.start('identity-couple', start, { env });
  // In other spec files that use the same database, no service confirms a deletion.
  await identity.database.query('DELETE FROM account_deletions WHERE completed_at IS NULL');
  second = await Processes.of(['identity-couple'], await sharedServers(), env);
});

afterAll(async () => {
  await second.stop();
  await identity.stop();
});

const remove = (me: Newcomer) =>
  identity.ask(identityRpc.accounts.delete, me, { confirm: 'delete my account', currentPassword: PASSWORD });

type Whom = Pick<Newcomer, 'userId'>;

/** Confirms the deletion in the name of other services. */
async function confirm({ userId }: Whom, services: readonly ErasingService[]): Promise<void> {
  for (const service of services) await identity.tell(accountErased(service), { userId });
}

/** The same, and waits until the service has handled it. */
async function confirmed(whom: Whom, services: readonly ErasingService[]): Promise<void> {
  await confirm(whom, services);
  for (const service of services) await identity.handled(accountErased(service));
}

/** Marks every new event as having this fate while `work` runs, so that no event is published. */
async function whileEventsAre(fate: 'published_at' | 'dead_at', work: () => Promise<void>): Promise<void> {
  await identity.database.query(
    `CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN NEW.${fate} = now(); RETURN NEW; END $$`,
  );
  await identity.database.query(
    'CREATE TRIGGER lose BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION lose()',
  );
  try {
    await work();
  } finally {
    await identity.database.query('DROP FUNCTION lose CASCADE');
  }
}

interface Deletion {
  pending_services: string[];
  completed_at: Date | null;
}

async function deletionOf({ userId }: Whom): Promise<Deletion | undefined> {
  const [row] = await identity.database.query<Deletion>(
    'SELECT * FROM account_deletions WHERE user_id = $1',
    [userId],
  );
  return row;
}

/** Times of this deletion's events, in milliseconds. */
async function timesTold({ userId }: Newcomer): Promise<number[]> {
  const rows = await identity.database.query<{ occurred_at: Date }>(
    "SELECT occurred_at FROM outbox WHERE subject = $1 AND data->>'userId' = $2 ORDER BY occurred_at",
    [identityEvents.accountDeleted, userId],
  );
  return rows.map(({ occurred_at }) => occurred_at.getTime());
}

describe('a deletion of which nobody heard', () => {
  it.each(['published_at', 'dead_at'] as const)(
    'is told of again until all have answered, when its event was taken for %s',
    async (fate) => {
      const me = await newcomer(identity);
      await whileEventsAre(fate, async () => {
        await remove(me);
        expect((await deletionOf(me))?.pending_services.sort()).toEqual([...SERVICES].sort());
      });
      await eventually('the others to hear of it', async () => {
        const events = await listEvents(identity.nats, identityEvents.accountDeleted);
        return events.some(({ data }) => data.userId === me.userId) || null;
      });
      const [last, ...others] = ERASING_SERVICES;
      await confirm(me, others);
      await eventually('one answer to be missing', async () =>
        (await deletionOf(me))?.pending_services.join() === last ? true : null,
      );
      const told = (await timesTold(me)).length;
      await eventually('it to be told of again', async () => (await timesTold(me)).length > told || null);
      await confirm(me, [last]);
      await eventually('the deletion to be complete', async () => (await deletionOf(me))?.completed_at);
      expect((await deletionOf(me))?.pending_services).toEqual([]);
    },
  );

  it('is told of by one process of several, with longer and longer waits', async () => {
    const me = await newcomer(identity);
    await whileEventsAre('published_at', async () => {
      await remove(me);
      await eventually('it to be told of four times', async () =>
        (await timesTold(me)).length >= 4 ? true : null,
      );
    });
    const [first = 0, next = 0, third = 0, fourth = 0] = await timesTold(me);
    // The clocks of two processes and of the database may differ by some milliseconds.
    const least = REPEAT_AFTER_MS - 100;
    expect(next - first).toBeGreaterThan(least);
    expect(third - next).toBeGreaterThan(least);
    expect(fourth - third).toBeGreaterThan(2 * least);
    await confirm(me, ERASING_SERVICES);
  });
});

/** What the second process's metrics say of pending deletions: how many there are, or the age of the oldest. */
async function gauge(name = 'anew_deletions_pending'): Promise<number> {
  const metrics = await second.metrics('identity-couple');
  return Number(new RegExp(`^${name}\\{.*\\} ([\\d.]+)$`, 'm').exec(metrics)?.[1]);
}

const TWO_HOURS = 7_200;
const requestedAt = ({ userId }: Newcomer, time: string) =>
  identity.database.query(`UPDATE account_deletions SET requested_at = ${time} WHERE user_id = $1`, [userId]);
const age = () => gauge('anew_deletions_pending_age_seconds');

describe('how many deletions are pending, and since when', () => {
  it('can be watched', async () => {
    const me = await newcomer(identity);
    await eventually('none to be pending', async () => ((await gauge()) === 0 ? true : null), 30_000);
    await whileEventsAre('published_at', async () => {
      await remove(me);
      await eventually('one to be pending', async () => ((await gauge()) === 1 ? true : null));
      expect(await age()).toBeLessThan(TWO_HOURS);
      await requestedAt(me, "now() - interval '2 hours'");
      await eventually('its age to be told', async () => ((await age()) >= TWO_HOURS ? true : null));
      // Services are told of an old deletion again only after hours.
      await requestedAt(me, 'last_sent_at');
    });
    await confirm(me, ERASING_SERVICES);
    await eventually('none to be pending', async () => ((await gauge()) === 0 ? true : null), 30_000);
    expect(await age()).toBe(0);
  });
});

describe('a deletion that is complete', () => {
  it('is told of once', async () => {
    const [me, later] = [await newcomer(identity), await newcomer(identity)];
    await remove(me);
    await confirm(me, ERASING_SERVICES);
    await eventually('the deletion to be complete', async () => (await deletionOf(me))?.completed_at);
    const told = (await timesTold(me)).length;
    await whileEventsAre('published_at', async () => {
      await remove(later);
      await eventually('another to be told of again', async () =>
        (await timesTold(later)).length >= 3 ? true : null,
      );
    });
    expect(await timesTold(me)).toHaveLength(told);
    await confirm(later, ERASING_SERVICES);
  });
});

describe('a service that confirms what it has confirmed, or what nobody asked for', () => {
  it('ends no deletion before the others have answered, and changes none that is complete', async () => {
    const me = await newcomer(identity);
    await remove(me);
    const [first, ...others] = ERASING_SERVICES;
    // As many answers as there are services, but all of them from one.
    await confirm(
      me,
      SERVICES.map(() => first),
    );
    await identity.handled(accountErased(first));
    const pending = await deletionOf(me);
    expect(pending?.completed_at).toBeNull();
    expect(pending?.pending_services).toEqual(expect.arrayContaining(others));

    await confirm(me, others);
    await eventually('the deletion to be complete', async () => (await deletionOf(me))?.completed_at);
    const done = await deletionOf(me);
    await confirmed(me, ERASING_SERVICES);
    expect(await deletionOf(me)).toEqual(done);
  });

  it('opens no deletion of somebody who was never deleted', async () => {
    const me = await newcomer(identity);
    const nobody = { userId: randomUUID() };
    for (const person of [me, nobody]) {
      await confirmed(person, ERASING_SERVICES);
      expect(await deletionOf(person)).toBeUndefined();
    }
    await remove(me);
    expect((await deletionOf(me))?.pending_services).toEqual(expect.arrayContaining([...ERASING_SERVICES]));
    await confirm(me, ERASING_SERVICES);
  });
});

import { ERASING_SERVICES } from '@anew/contracts/events/map';
import { type ServiceName, SERVICES } from '@anew/contracts/rpc/services';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { deleteAccount, journalOf, live } from '@anew/testkit/life';
import { couple, prove, refusal, type SignedUp, single } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

/** Milliseconds. A postponed event is tried again after at most a minute. */
const AT_LAST_MS = 60_000;

let system: System;
let databases: Map<ServiceName, Database>;

beforeAll(async () => {
  system = await System.start({ apart: SERVICES });
  databases = new Map(SERVICES.map((name) => [name, new Database(system.postgres, name)]));
});

afterAll(async () => {
  await Promise.all([...databases.values()].map((database) => database.close()));
  await system.stop();
});

const kill = (name: ServiceName) => system.end(name, 'SIGKILL');

async function revive(...names: ServiceName[]): Promise<void> {
  for (const name of names) system.startAgain(name);
  await system.ready();
}

// A case that fails leaves every process running to the next one.
afterEach(async () => {
  const running = Object.keys(system.pids());
  await revive(...SERVICES.filter((name) => !running.includes(name)));
});

interface Deletion {
  pending_services: ServiceName[];
  completed_at: Date | null;
}

async function deletionOf({ user }: SignedUp): Promise<Deletion> {
  const [row] = await databases
    .get('identity-couple')!
    .query<Deletion>('SELECT pending_services, completed_at FROM account_deletions WHERE user_id = $1', [
      user.id,
    ]);
  if (!row) throw new Error('No deletion was asked for');
  return row;
}

const pendingOf = async (person: SignedUp) => (await deletionOf(person)).pending_services.sort();

async function expectDone(person: SignedUp): Promise<void> {
  const completed = async () => (await deletionOf(person)).completed_at;
  await eventually('the deletion to be complete', completed, AT_LAST_MS);
  expect(await pendingOf(person)).toEqual([]);
  for (const name of ERASING_SERVICES) expect(await tracesIn(name, person)).toEqual([]);
}

/** Rows of the service with this person's id, except events. */
async function tracesIn(name: ServiceName, { user }: SignedUp): Promise<string[]> {
  const rows = await databases.get(name)!.everything();
  return rows.filter((row) => row.includes(user.id) && !row.startsWith('outbox '));
}

/** Makes this step on the service's outbox fail while `work` runs, so that the next step is never reached. */
async function withoutReaching(
  step: 'INSERT' | 'UPDATE',
  name: ServiceName,
  work: () => Promise<void>,
): Promise<void> {
  const database = databases.get(name)!;
  await database.query(
    "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$",
  );
  await database.query(`CREATE TRIGGER refuse BEFORE ${step} ON outbox EXECUTE FUNCTION refuse()`);
  try {
    await work();
  } finally {
    await database.query('DROP FUNCTION refuse CASCADE');
  }
}

async function someone(): Promise<SignedUp> {
  const person = await single(system.origin);
  await live(person, 0);
  for (const name of ERASING_SERVICES) expect(await tracesIn(name, person)).not.toEqual([]);
  return person;
}

const erasedBy = (name: ServiceName, { user }: SignedUp) =>
  databases
    .get(name)!
    .query<{ published_at: Date | null }>(
      "SELECT published_at FROM outbox WHERE subject LIKE '%account.erased%' AND data->>'userId' = $1",
      [user.id],
    );

describe('a deletion', () => {
  it('waits for every service that was killed, for NATS, and for whoever keeps the record', async () => {
    const [me, partner] = await couple(system.origin);
    const [, theirs] = [await live(me, 0), await live(partner, 1)];
    await prove(me);
    await Promise.all(ERASING_SERVICES.map(kill));
    expect(await refusal(me.get('/api/account/export'))).toMatchObject({
      status: 503,
      code: 'service_unavailable',
    });
    expect((await deleteAccount(me)).status).toBe(202);
    await eventually('the pictures to be gone', async () =>
      (await pendingOf(me)).join() === [...ERASING_SERVICES].sort().join() ? true : null,
    );

    await kill('identity-couple');
    await system.nats.kill();
    await system.nats.start();
    system.startAgain('journal');
    system.startAgain('coaching');
    for (const name of ['journal', 'coaching'] as const) {
      await eventually(
        `${name} to have said that it is done`,
        async () => (await erasedBy(name, me))[0]?.published_at,
        AT_LAST_MS,
      );
    }
    expect((await deletionOf(me)).completed_at).toBeNull();

    system.startAgain('identity-couple');
    await eventually(
      'the record of the first two',
      async () => ((await pendingOf(me)).join() === 'assessment,content' ? true : null),
      AT_LAST_MS,
    );
    await revive('assessment', 'content');
    await expectDone(me);
    expect(await journalOf(partner)).toEqual([theirs.private, theirs.shared]);
  });

  it('is not forgotten by a process that dies before it has told anyone', async () => {
    const me = await someone();
    await withoutReaching('UPDATE', 'identity-couple', async () => {
      expect((await deleteAccount(me)).status).toBe(202);
      await kill('identity-couple');
    });
    expect(await pendingOf(me)).toEqual([...SERVICES].sort());
    await revive('identity-couple');
    await expectDone(me);
  });

  it('is begun anew by a service that dies in the middle of it, and told by one that dies right after it', async () => {
    const me = await someone();
    const before = await tracesIn('journal', me);
    await withoutReaching('INSERT', 'journal', () =>
      withoutReaching('UPDATE', 'coaching', async () => {
        expect((await deleteAccount(me)).status).toBe(202);
        await eventually('coaching to be done', async () => (await erasedBy('coaching', me))[0]);
        await eventually('the others to be done', async () =>
          (await pendingOf(me)).join() === 'coaching,journal' ? true : null,
        );
        expect(await tracesIn('journal', me)).toEqual(before);
        await Promise.all([kill('journal'), kill('coaching')]);
      }),
    );
    expect(await tracesIn('coaching', me)).toEqual([]);
    await revive('journal', 'coaching');
    await expectDone(me);
  });
});

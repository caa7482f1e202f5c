import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountExport } from '@anew/contracts/account/export';
import { identityEvents } from '@anew/contracts/events/map';
import { type ServiceName, SERVICES } from '@anew/contracts/rpc/services';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import {
  answers,
  conversationsOf,
  deleteAccount,
  exportOf,
  journalOf,
  type Life,
  live,
  resultsOf,
} from '@anew/testkit/life';
import { couple, PASSWORD, Person, type SignedUp } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runProgram } from './programs.js';

/** Longest time of a restore, from the first file to the first answer, with next to no data. */
const RESTORE_WITHIN_MS = 120_000;

let folder: string;
let system: System;
let lives: Life[];
let before: AccountExport[];
let restoredInMs: number;
const people = {} as Record<'stays' | 'partner' | 'gone' | 'goneFirst', SignedUp>;
let newcomers: SignedUp[];
let written: string[];

/** What someone's export holds, without what changes with each sign-in. */
async function textsOf(person: Person): Promise<AccountExport> {
  const { body } = await exportOf<AccountExport>(person);
  const { profile, couple: theirs, household, story, preferences } = body.account;
  return { ...body, exportedAt: '', account: { profile, theirs, household, story, preferences } };
}

/** Signs in as someone who has an account on the restored system. */
async function signInAgain({ user }: SignedUp): Promise<Person> {
  const person = new Person(system.origin);
  await person.expectOk(person.post('/api/login', { email: user.email, password: PASSWORD }));
  return person;
}

async function ofDatabase<T>(
  service: ServiceName,
  which: 'data' | 'keys',
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = new Database(system.postgres, service, which);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Writes in the journal until it is told to stop. @returns what was acknowledged */
async function writeUntil(person: Person, until: AbortSignal): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let count = 0; !until.aborted; count++) {
    const content = `entry ${count}`;
    await person.expectOk(person.post('/api/journal', { content, visibility: 'private' }));
    acknowledged.push(content);
  }
  return acknowledged;
}

const backUp = (...args: string[]) => runProgram('backup', { server: system.postgres, folder, args });

async function liveForAWhile(): Promise<void> {
  [people.stays, people.partner] = await couple(system.origin);
  [people.gone, people.goneFirst] = await couple(system.origin);
  lives = [];
  for (const [index, person] of Object.values(people).entries()) lives.push(await live(person, index));
  await people.stays.expectOk(people.stays.put('/api/profile/story', { first: 'our-vision' }));
  await resultsOf(people.stays, [people.stays, people.partner]);
  before = [await textsOf(people.stays), await textsOf(people.partner)];
  expect((await deleteAccount(people.goneFirst)).status).toBe(202);
}

/** Leaves an event in NATS alone, and work in the queue alone: a service and the worker have ended. */
async function leaveWorkInFlight(): Promise<void> {
  await Promise.all(['content', 'compatibility-worker'].map((id) => system.end(id, 'SIGTERM')));
  newcomers = await couple(system.origin);
  for (const [index, person] of newcomers.entries())
    await person.expectOk(person.post('/api/assessment/submit', { responses: answers(index) }));
}

/** Backs up while somebody writes. */
async function backUpMeanwhile(): Promise<void> {
  const [writer] = newcomers as [SignedUp];
  const stop = new AbortController();
  const writing = writeUntil(writer, stop.signal);
  expect(await backUp()).toMatchObject({ code: 0 });
  stop.abort();
  written = await writing;
}

async function loseEverythingAndRestore(): Promise<void> {
  await system.stop();
  let restoring = 0;
  system = await System.start({
    prepare: async (server) => {
      restoring = performance.now();
      expect(await runProgram('restore', { server, folder })).toMatchObject({ code: 0 });
    },
  });
  restoredInMs = performance.now() - restoring;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anew-backup-'));
  system = await System.start({ apart: ['content', 'compatibility-worker'] });
  await liveForAWhile();
  await leaveWorkInFlight();
  await backUpMeanwhile();
  expect((await deleteAccount(people.gone)).status).toBe(202);
  expect(await backUp('--deletions-only')).toMatchObject({ code: 0 });
  await loseEverythingAndRestore();
}, 240_000);

afterAll(async () => {
  await system.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('after everything was lost and a backup restored into nothing', () => {
  it('the restored product answers in time', () => {
    console.log(`Restored and ready in ${Math.round(restoredInMs)} ms`);
    expect(restoredInMs).toBeLessThan(RESTORE_WITHIN_MS);
  });

  it('everybody reads every text again that they had, and the results', async () => {
    const [stays, partner] = [await signInAgain(people.stays), await signInAgain(people.partner)];
    expect([await textsOf(stays), await textsOf(partner)]).toEqual(before);
    expect(await journalOf(stays)).toContain(lives[1]?.shared);
    expect(await conversationsOf(partner)).toHaveLength(1);
    await resultsOf(stays, [people.stays, people.partner]);
  });

  it('what was acknowledged while the backup began is whole up to one moment', async () => {
    const [writer] = newcomers as [SignedUp];
    const restored = await journalOf(await signInAgain(writer));
    expect(restored.length).toBeGreaterThan(0);
    expect(restored).toEqual(written.slice(0, restored.length).sort());
  });

  it('everyone who was deleted is still gone, also who was deleted after the backup', async () => {
    for (const gone of [people.gone, people.goneFirst]) {
      const again = new Person(system.origin);
      const signedIn = await again.post('/api/login', { email: gone.user.email, password: PASSWORD });
      expect(signedIn.status).toBe(401);
      await eventually('nothing to be left', async () => ((await rowsOf(gone)).length === 0 ? true : null));
    }
  });

  it('an event that only NATS had is handled, and once', async () => {
    const ids = await ofDatabase('identity-couple', 'data', (database) =>
      database.query<{ id: string }>('SELECT id FROM outbox WHERE subject = $1', [
        identityEvents.membershipChanged,
      ]),
    );
    expect(ids.length).toBeGreaterThanOrEqual(newcomers.length);
    await eventually('the event to be handled', async () =>
      (await handledByContent()) === ids.length ? true : null,
    );
  });

  it('results are computed whose job only Redis had', async () => {
    const [first] = newcomers as [SignedUp];
    await resultsOf(await signInAgain(first), newcomers);
  });

  it('a session of the time before is over, because it may have been ended after the backup', async () => {
    const cookies = [...people.stays.cookies].map((pair) => pair.join('=')).join('; ');
    expect((await new Person(system.origin, { cookie: cookies }).get('/api/auth/user')).status).toBe(401);
  });
});

const handledByContent = () =>
  ofDatabase('content', 'data', async (database) => {
    const [row] = await database.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM inbox WHERE consumer LIKE '%membership-changed%'",
    );
    return row?.count;
  });

/** Rows of someone, except events and the record of the deletion, which consist of ids. */
async function rowsOf({ user }: SignedUp): Promise<string[]> {
  const rows = SERVICES.map(async (service) => [
    ...(await ofDatabase(service, 'data', (database) => database.everything())),
    ...(
      await ofDatabase(service, 'keys', (database) =>
        database.query<{ row: string }>('SELECT k::text AS row FROM author_keys k'),
      )
    ).map(({ row }) => row),
  ]);
  return (await Promise.all(rows))
    .flat()
    .filter((row) => row.includes(user.id) && !/^(?:outbox|account_deletions) /.test(row));
}

describe('a restore is refused', () => {
  const restore = (from = folder) => runProgram('restore', { server: system.postgres, folder: from });

  it('where there is data', async () => {
    expect(await restore()).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });
  });

  it('without the keys', async () => {
    const without = await mkdtemp(join(tmpdir(), 'anew-backup-'));
    await cp(join(folder, 'data'), join(without, 'data'), { recursive: true });
    expect(await restore(without)).toMatchObject({ code: 1, said: expect.stringContaining('keys of the') });
    await rm(without, { recursive: true });
  });
});

it('old backups are deleted, as the privacy page says, those of the keys sooner', async () => {
  const [name = ''] = await readdir(join(folder, 'data'));
  const daysAgo = (days: number) =>
    `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T03-00-00Z`;
  for (const part of ['data', 'keys'])
    for (const days of [8, 31])
      await cp(join(folder, part, name), join(folder, part, daysAgo(days)), { recursive: true });
  expect(await backUp()).toMatchObject({ code: 0 });
  expect(await readdir(join(folder, 'data'))).toEqual([daysAgo(8), name, expect.any(String)]);
  expect(await readdir(join(folder, 'keys'))).toEqual([name, expect.any(String)]);
});

it('the list of deletions forgets nobody whom the database has forgotten, for 30 days', async () => {
  const file = join(folder, 'deletions', 'deletions.txt');
  const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
  const [lately, longAgo] = [new Date(), new Date(Date.now() - 31 * 86_400_000)];
  await writeFile(file, `${id(1)} ${lately.toISOString()}\n${id(2)} ${longAgo.toISOString()}\n`);
  const { said } = await backUp('--deletions-only');
  expect(said).toContain('remembered for 30 days: 3');
});

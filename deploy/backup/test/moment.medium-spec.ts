import { databaseOf } from '@anew/local-servers/databases';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Session } from '../client.mjs';
import { atOneMoment } from '../moment.mjs';
import { type Server, serverAt } from '../server.mjs';

const SERVICES = ['journal', 'content', 'coaching'] as const;
const TABLES = `
  CREATE TABLE outbox (id uuid PRIMARY KEY DEFAULT gen_random_uuid());
  CREATE TABLE inbox (event_id uuid PRIMARY KEY)`;

let postgres: PrivateServer;
let server: Server;
const databases = new Map<string, Database>();

const of = (service: string): Database => {
  const database = databases.get(service);
  if (!database) throw new Error(`No database of ${service}`);
  return database;
};

beforeAll(async () => {
  postgres = await privatePostgres();
  server = await serverAt(postgres.url);
  for (const service of SERVICES) {
    databases.set(service, new Database(postgres, service));
    await of(service).query(TABLES);
  }
}, 60_000);

afterAll(async () => {
  await Promise.all([...databases.values()].map((database) => database.close()));
  await postgres.discard();
});

/** Writes events in turn in every database, each of which is handled in the next one at once, until it is told to stop. */
async function exchangeEvents(until: AbortSignal): Promise<void> {
  for (let turn = 0; !until.aborted; turn++) {
    const [producer, consumer] = [SERVICES[turn % 3], SERVICES[(turn + 1) % 3]] as [string, string];
    const [event] = await of(producer).query<{ id: string }>(
      'INSERT INTO outbox DEFAULT VALUES RETURNING id',
    );
    await of(consumer).query('INSERT INTO inbox VALUES ($1)', [event?.id]);
  }
}

/** Ids that a snapshot of each database shows, all together. */
async function seen(table: 'outbox' | 'inbox', snapshots: Map<string, string>): Promise<Set<string>> {
  const rows = [...snapshots].map(async ([database, snapshot]) => {
    const session = new Session(server, database);
    await session.run(`BEGIN ISOLATION LEVEL REPEATABLE READ; SET TRANSACTION SNAPSHOT '${snapshot}';`);
    const ids = await session.run(`SELECT ${table === 'outbox' ? 'id' : 'event_id'} FROM ${table};`);
    await session.close();
    return ids;
  });
  return new Set((await Promise.all(rows)).flat());
}

/** Events that any database has handled. */
async function handledEvents(): Promise<number> {
  const counts = SERVICES.map(async (service) => {
    const [row] = await of(service).query<{ count: number }>('SELECT count(*)::int AS count FROM inbox');
    return row?.count ?? 0;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

it('at one moment, no database has handled an event that its producer has not recorded', async () => {
  const stop = new AbortController();
  const writers = Array.from({ length: 6 }, () => exchangeEvents(stop.signal));
  try {
    for (let round = 0; round < 4; round++) {
      const before = await handledEvents();
      await eventually('an event to be handled', async () =>
        (await handledEvents()) > before ? true : null,
      );
      await atOneMoment(server, SERVICES.map(databaseOf), async ({ snapshots }) => {
        const [recorded, handled] = [await seen('outbox', snapshots), await seen('inbox', snapshots)];
        expect(handled.size).toBeGreaterThan(before);
        expect([...handled].filter((id) => !recorded.has(id))).toEqual([]);
      });
    }
  } finally {
    stop.abort();
    await Promise.all(writers);
  }
});

it('events go on while the dumps are being written', async () => {
  await atOneMoment(server, SERVICES.map(databaseOf), async () => {
    await of('journal').query('INSERT INTO outbox DEFAULT VALUES');
  });
});

/** Locks for which somebody waits. */
async function waiting(): Promise<number> {
  const [row] = await of('content').query<{ count: number }>(
    'SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted',
  );
  return row?.count ?? 0;
}

it('a writer that takes long makes the backup try again, and nobody else wait for long', async () => {
  const long = await of('content').hold('INSERT INTO outbox DEFAULT VALUES');
  const moment = atOneMoment(server, SERVICES.map(databaseOf), ({ snapshots }) =>
    Promise.resolve(snapshots.size),
  );
  await eventually('the backup to wait', async () => ((await waiting()) > 0 ? true : null));
  await of('journal').query('INSERT INTO outbox DEFAULT VALUES');
  await eventually('it to give up', async () => ((await waiting()) === 0 ? true : null));
  await long.release();
  expect(await moment).toBe(SERVICES.length);
});

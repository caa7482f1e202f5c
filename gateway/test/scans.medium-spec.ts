import { SERVICES } from '@anew/contracts/rpc/services';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { deleteAccount, exportOf, live, resultsOf } from '@anew/testkit/life';
import { couple, PASSWORD, Person, type SignedUp } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listOperations } from './operations.js';

/** The one program in which all processes run. */
const HOST = 'host';
/** Tables whose size does not depend on the number of couples. */
const BOUNDED = ['migrations', 'module_texts', 'modules', 'signing_keys'];

let system: System;
let databases: [name: string, database: Database][];

beforeAll(async () => {
  system = await System.start();
  databases = SERVICES.flatMap((service) =>
    (['data', 'keys'] as const).map((which): [string, Database] => [
      `${service} ${which}`,
      new Database(system.postgres, service, which),
    ]),
  );
}, 90_000);

afterAll(async () => {
  await Promise.all(databases.map(([, database]) => database.close()));
  await system.stop();
});

/** Ends all processes, and resolves once PostgreSQL has counted what their connections have done. */
async function endAll(): Promise<void> {
  await system.end(HOST, 'SIGTERM');
  for (const [name, database] of databases)
    await eventually(`${name} to be left`, async () => {
      const others = await database.query(
        'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      return others.length === 0 ? true : undefined;
    });
}

/** Number of times that each table was read from its beginning to its end. */
async function countScans(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const [name, database] of databases) {
    const rows = await database.query<{ table: string; count: number }>(
      'SELECT relname AS table, seq_scan::int AS count FROM pg_stat_user_tables',
    );
    for (const { table, count } of rows) if (!BOUNDED.includes(table)) counts.set(`${name}: ${table}`, count);
  }
  return counts;
}

/** Makes connections that are opened from now on read a whole table only where no index can be used. */
async function preferIndexes(): Promise<void> {
  for (const [, database] of databases)
    await database.query('ALTER ROLE CURRENT_USER SET enable_seqscan = off');
}

async function readEverything(person: Person): Promise<void> {
  const reads = (await listOperations(system.origin)).filter(({ method }) => method === 'GET');
  for (const { path } of reads.filter((each) => !/logout|live|stream/.test(each.path)))
    expect((await person.get(path)).status).toBeLessThan(500);
}

/** Asks until the services have forgotten a person, so that their work for it is counted. */
const forgotten = ({ user }: SignedUp) =>
  eventually('the deletion to be complete', async () => {
    const [, identity] = databases[0]!;
    const [row] = await identity.query<{ completed: boolean }>(
      'SELECT completed_at IS NOT NULL AS completed FROM account_deletions WHERE user_id = $1',
      [user.id],
    );
    return row?.completed ? true : undefined;
  });

it('no request and no work in the background reads a whole table that grows with the couples', async () => {
  await preferIndexes();
  // The migrations of the first start may read whole tables.
  await endAll();
  const before = await countScans();
  system.startAgain(HOST);
  await system.ready();

  const [a, b] = await couple(system.origin);
  await Promise.all([live(a, 0), live(b, 1)]);
  await resultsOf(a, [a, b]);
  await readEverything(a);
  const elsewhere = new Person(system.origin);
  await elsewhere.expectOk(elsewhere.post('/api/login', { email: a.user.email, password: PASSWORD }));
  expect((await exportOf(a)).status).toBe(200);
  expect((await deleteAccount(a)).status).toBeLessThan(300);
  await forgotten(a);

  await endAll();
  const scans = await countScans();
  const grown = [...scans]
    .filter(([table, count]) => count > (before.get(table) ?? 0))
    .map(([table]) => table);
  expect(grown).toEqual([]);
}, 120_000);

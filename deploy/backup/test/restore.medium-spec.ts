import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@anew/contracts/rpc/services';
import { databaseOf, keysDatabaseOf } from '@anew/local-servers/databases';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { query } from '../client.mjs';
import { type Server, serverAt } from '../server.mjs';
import { runProgram } from './programs.js';

/** The tables that a backup and a restore know of. */
const DATA = `
  CREATE TABLE outbox (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), published_at timestamptz, dead_at timestamptz,
    attempts int NOT NULL DEFAULT 0, next_attempt_at timestamptz);
  CREATE TABLE inbox (event_id uuid PRIMARY KEY, received_at timestamptz NOT NULL DEFAULT now());`;
const OF_ACCOUNTS = `
  CREATE TABLE account_deletions (user_id uuid PRIMARY KEY, requested_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE sessions (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), ended_at timestamptz);
  INSERT INTO sessions DEFAULT VALUES;`;
const KEYS =
  'CREATE TABLE deletions (user_id uuid PRIMARY KEY, deleted_at timestamptz NOT NULL DEFAULT now());';

const GONE = '00000000-0000-4000-8000-000000000001';

let origin: PrivateServer;
let name: string;
/** Backups as they were made, of which each test takes a copy. */
let original: string;
let folder: string;
let target: PrivateServer;
let server: Server;

beforeAll(async () => {
  origin = await privatePostgres();
  original = await mkdtemp(join(tmpdir(), 'anew backup '));
  const full = await serverAt(origin.url);
  for (const service of SERVICES) {
    await query(full, databaseOf(service), `${DATA} ${service === 'identity-couple' ? OF_ACCOUNTS : ''}`);
    await query(full, keysDatabaseOf(service), KEYS);
  }
  const { said } = await runProgram('backup', { server: origin, folder: original });
  name = /Backup (\S+) of/.exec(said)?.[1] ?? '';
  await query(full, databaseOf('identity-couple'), `INSERT INTO account_deletions VALUES ('${GONE}');`);
  await runProgram('backup', { server: origin, folder: original, args: ['--deletions-only'] });
}, 60_000);

afterAll(async () => {
  await origin.discard();
  await rm(original, { recursive: true });
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anew backup '));
  await cp(original, folder, { recursive: true });
  target = await privatePostgres();
  server = await serverAt(target.url);
}, 60_000);

afterEach(async () => {
  await target.discard();
  await rm(folder, { recursive: true });
});

const restore = (...args: string[]) => runProgram('restore', { server: target, folder, args });

/** Numbers of tables in every database, those of the keys last. */
async function tables(): Promise<string[]> {
  const databases = [...SERVICES.map(databaseOf), ...SERVICES.map(keysDatabaseOf)];
  const counts = databases.map((database) =>
    query(server, database, "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public';"),
  );
  return (await Promise.all(counts)).flat();
}

const NOTHING = Array<string>(2 * SERVICES.length).fill('0');

it('every service is told of who was deleted after the backup, and every session is over', async () => {
  expect(await restore()).toMatchObject({ code: 0, said: expect.stringContaining('if they are back: 1') });
  for (const service of SERVICES)
    expect(await query(server, keysDatabaseOf(service), 'SELECT user_id FROM deletions;')).toEqual([GONE]);
  const open = 'SELECT count(*) FROM sessions WHERE ended_at IS NULL;';
  expect(await query(server, databaseOf('identity-couple'), open)).toEqual(['0']);
});

describe('nothing is written, so that the same databases can be restored later,', () => {
  afterEach(async () => {
    expect(await tables()).toEqual(NOTHING);
  });

  it('where data are not what was backed up', async () => {
    const file = join(folder, 'data', name, `${databaseOf('journal')}.dump`);
    await writeFile(file, (await readFile(file)).subarray(0, -1));
    expect(await restore()).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not what was backed up'),
    });
  });

  it('where a line of the list of deletions is not whole', async () => {
    const file = join(folder, 'deletions/deletions.txt');
    await writeFile(file, (await readFile(file)).subarray(0, -3));
    expect(await restore()).toMatchObject({
      code: 1,
      said: expect.stringContaining('has a line of another form'),
    });
  });

  it('where the list of deletions is missing', async () => {
    await rm(join(folder, 'deletions'), { recursive: true });
    expect(await restore()).toMatchObject({
      code: 1,
      said: expect.stringContaining('The list of deletions is missing'),
    });
  });

  it('where a backup has lost the name that tells how old it is', async () => {
    for (const part of ['data', 'keys'])
      await rename(join(folder, part, name), join(folder, part, 'before the upgrade'));
    expect(await restore('--backup', 'before the upgrade')).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no backup before the upgrade'),
    });
  });

  it('where a backup has the name of another one', async () => {
    const later = `${new Date().getUTCFullYear() + 1}-01-01T00-00-00Z`;
    for (const part of ['data', 'keys']) await rename(join(folder, part, name), join(folder, part, later));
    expect(await restore()).toMatchObject({
      code: 1,
      said: expect.stringContaining(`of ${name}: give it its own name again`),
    });
  });
});

it('a list of deletions that is lost is no hindrance to who says so', async () => {
  await rm(join(folder, 'deletions'), { recursive: true });
  expect(await restore('--without-deletions')).toMatchObject({ code: 0 });
});

it('a restore that ends in the middle has the deletions before any data, and says that it is not finished', async () => {
  // The data need this role; without it, each of their databases stays empty.
  await query(server, 'postgres', 'ALTER ROLE anew_journal RENAME TO somebody;');
  expect(await restore()).toMatchObject({
    code: 1,
    said: expect.stringContaining('Start no process on these databases'),
  });
  for (const service of SERVICES)
    expect(await query(server, keysDatabaseOf(service), 'SELECT user_id FROM deletions;')).toEqual([GONE]);
});

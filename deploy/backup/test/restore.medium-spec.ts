import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SERVICES } from '@anew/contracts/rpc/services';
import { databaseOf, keysDatabaseOf } from '@anew/local-servers/databases';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { query } from '../client.mjs';
import { rowsIn } from '../dump.mjs';
import { type Server, serverAt } from '../server.mjs';
import { runProgram } from './programs.js';

/** The tables that a backup and a restore know of. */
const DATA = `
  CREATE TABLE outbox (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), published_at timestamptz, dead_at timestamptz,
    attempts int NOT NULL DEFAULT 0, next_attempt_at timestamptz);
  CREATE TABLE inbox (event_id uuid PRIMARY KEY, received_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE author_keys (user_id uuid PRIMARY KEY, wrapped bytea);`;
const OF_ACCOUNTS = `
  CREATE TABLE users (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), name text);
  INSERT INTO users (name) VALUES ('Anna');
  CREATE TABLE account_deletions (user_id uuid PRIMARY KEY, requested_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE sessions (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), ended_at timestamptz);
  INSERT INTO sessions DEFAULT VALUES;`;
const KEYS = `
  CREATE TABLE author_keys (user_id uuid PRIMARY KEY, wrapped bytea NOT NULL);
  CREATE TABLE deletions (user_id uuid PRIMARY KEY, deleted_at timestamptz NOT NULL DEFAULT now());`;

const GONE = '00000000-0000-4000-8000-000000000001';
const AUTHOR = '00000000-0000-4000-8000-000000000002';
/** An author whose key is already destroyed and whose row is not yet removed. */
const BEING_ERASED = '00000000-0000-4000-8000-000000000003';
/** An author whose key still lies beside the data. */
const UNMOVED = '00000000-0000-4000-8000-000000000004';
const AUTHORS = `
  INSERT INTO author_keys VALUES ('${AUTHOR}', NULL), ('${BEING_ERASED}', NULL), ('${UNMOVED}', '\\x01');`;
const AUTHORS_KEYS = `
  INSERT INTO author_keys VALUES ('${AUTHOR}', '\\x01');
  INSERT INTO deletions VALUES ('${BEING_ERASED}');`;

let origin: PrivateServer;
let name: string;
/** Backups as they were made, of which each test takes a copy. */
let original: string;
/** A backup of the same server after its keys were lost. */
let keyless: string;
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
  await query(full, databaseOf('journal'), AUTHORS);
  await query(full, keysDatabaseOf('journal'), AUTHORS_KEYS);
  const { said } = await runProgram('backup', { server: origin, folder: original });
  name = /Backup (\S+) of/.exec(said)?.[1] ?? '';
  await query(full, databaseOf('identity-couple'), `INSERT INTO account_deletions VALUES ('${GONE}');`);
  await runProgram('backup', { server: origin, folder: original, args: ['--deletions-only'] });
  await query(full, keysDatabaseOf('journal'), 'DELETE FROM author_keys;');
  keyless = await mkdtemp(join(tmpdir(), 'anew backup '));
  // The name of a backup is its second.
  await delay(1_000);
  await runProgram('backup', { server: origin, folder: keyless });
}, 60_000);

afterAll(async () => {
  await origin.discard();
  await Promise.all([original, keyless].map((each) => rm(each, { recursive: true })));
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

/** Adds keys that were backed up after all of them had been lost. */
const addLaterKeys = () => cp(join(keyless, 'keys'), join(folder, 'keys'), { recursive: true });

/** Numbers of tables in every database, those of the keys last. */
async function tables(of = server): Promise<string[]> {
  const databases = [...SERVICES.map(databaseOf), ...SERVICES.map(keysDatabaseOf)];
  const counts = databases.map((database) =>
    query(of, database, "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public';"),
  );
  return (await Promise.all(counts)).flat();
}

const NOTHING = Array<string>(2 * SERVICES.length).fill('0');

it('every service is told of who was deleted after the backup, and every session is over', async () => {
  expect(await restore()).toMatchObject({ code: 0, said: expect.stringContaining('if they are back: 1') });
  for (const service of SERVICES)
    expect(await query(server, keysDatabaseOf(service), 'SELECT user_id FROM deletions;')).toContain(GONE);
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

  it('where the newest keys do not open the texts of everybody', async () => {
    await addLaterKeys();
    expect(await restore('--backup', name)).toMatchObject({
      code: 1,
      said: expect.stringMatching(new RegExp(`lack authors of anew_journal .1..*--keys.*${name}`, 's')),
    });
  });

  it('where there are no keys of the name that was asked for', async () => {
    expect(await restore('--keys', '2026-01-01T00-00-00Z')).toMatchObject({
      code: 1,
      said: expect.stringContaining('There are no keys 2026-01-01T00-00-00Z'),
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
    expect(await query(server, keysDatabaseOf(service), 'SELECT user_id FROM deletions;')).toContain(GONE);
});

it('keys that open the data are taken where the newest do not, if somebody says so', async () => {
  await addLaterKeys();
  expect(await restore('--backup', name, '--keys', name)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`Data of ${name} and keys of ${name} are restored`),
  });
  expect(await query(server, keysDatabaseOf('journal'), 'SELECT user_id FROM author_keys;')).toEqual([
    AUTHOR,
  ]);
});

it('keys on a server of their own are restored there and backed up from there', async () => {
  const keysServer = await privatePostgres();
  try {
    const ofKeys = await serverAt(keysServer.url);
    expect(await runProgram('restore', { server: target, keysServer, folder })).toMatchObject({ code: 0 });
    expect((await tables()).slice(SERVICES.length)).toEqual(NOTHING.slice(SERVICES.length));
    expect((await tables(ofKeys)).slice(0, SERVICES.length)).toEqual(NOTHING.slice(SERVICES.length));
    const later = join(folder, 'later');
    expect(await runProgram('backup', { server: target, keysServer, folder: later })).toMatchObject({
      code: 0,
    });
    const [made = ''] = await readdir(join(later, 'keys'));
    const dump = join(later, 'keys', made, `${keysDatabaseOf('journal')}.dump`);
    expect(await rowsIn(ofKeys, dump, 'author_keys')).toMatchObject([{ user_id: AUTHOR }]);
  } finally {
    await keysServer.discard();
  }
});

it('a server that has lost everybody is not backed up, and takes the place of no earlier backup', async () => {
  await query(await serverAt(origin.url), databaseOf('identity-couple'), 'DELETE FROM users;');
  expect(await runProgram('backup', { server: origin, folder })).toMatchObject({
    code: 1,
    said: expect.stringContaining(`has nobody in it, and the backup ${name} has people`),
  });
  for (const part of ['data', 'keys']) expect(await readdir(join(folder, part))).toEqual([name]);
});

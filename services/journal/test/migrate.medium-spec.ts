import { Database } from '@anew/testkit/database';
import { PATIENCE } from '@anew/testkit/processes';
import { databaseUrl, keysUrl, privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '../src/app.js';

let postgres: PrivateServer;

beforeAll(async () => {
  postgres = await privatePostgres();
});

afterAll(() => postgres.discard());

const KEY = Buffer.alloc(32, 7).toString('base64');

/** Settings in which PostgreSQL alone can be reached. */
const env = () => ({
  ...PATIENCE,
  NATS_URL: 'nats://journal:secret@127.0.0.1:1',
  ACTOR_KEY: KEY,
  DATA_KEYS: `1:${KEY}`,
  DATABASE_URL: databaseUrl(postgres, 'journal'),
  KEYS_DATABASE_URL: keysUrl(postgres, 'journal'),
});

it('migrates both databases without anything else, and two at once take turns', async () => {
  await Promise.all([migrate(env()), migrate(env())]);
  for (const [which, table] of [
    ['data', 'entries'],
    ['keys', 'author_keys'],
  ] as const) {
    const database = new Database(postgres, 'journal', which);
    expect(await database.query(`SELECT FROM ${table}`)).toEqual([]);
    const names = await database.query<{ name: string }>('SELECT name FROM migrations');
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    await database.close();
  }
});

it('names a setting that is missing', () => {
  expect(() => migrate({ ...env(), DATA_KEYS: '' })).toThrow('DATA_KEYS');
});

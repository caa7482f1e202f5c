import { processEnv } from '@anew/local-servers/environment';
import { Database } from '@anew/testkit/database';
import { TEST_SECRETS } from '@anew/testkit/processes';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '../src/app.js';

let postgres: PrivateServer;

beforeAll(async () => {
  postgres = await privatePostgres();
});

afterAll(() => postgres.discard());

/** Settings in which PostgreSQL alone can be reached. */
const env = () =>
  processEnv('journal', {
    databaseUrl: postgres.url,
    redisUrl: 'redis://127.0.0.1:1',
    natsUrl: 'nats://operator:secret@127.0.0.1:1',
    port: 1,
    secrets: TEST_SECRETS,
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
  expect(() => migrate({ ...env(), DATA_KEYS: undefined })).toThrow('DATA_KEYS');
});

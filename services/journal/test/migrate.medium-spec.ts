import { randomUUID } from 'node:crypto';
import { Database } from '@anew/testkit/database';
import { PATIENCE } from '@anew/testkit/processes';
import { databaseUrl, keysUrl, privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { migrate } from '../src/app.js';
import { KeptReactions1790000067000 } from '../src/migrations/kept-reactions.js';

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

/** What reactions referred to in the release before. */
const BEFORE = `
  ALTER TABLE reactions DROP CONSTRAINT reactions_check,
    DROP CONSTRAINT reactions_entry_id_fkey, DROP CONSTRAINT reactions_appreciation_id_fkey,
    ADD CHECK (num_nonnulls(entry_id, appreciation_id) = 1),
    ADD FOREIGN KEY (entry_id) REFERENCES entries ON DELETE CASCADE,
    ADD FOREIGN KEY (appreciation_id) REFERENCES appreciations ON DELETE CASCADE`;

/** Constraints of reactions that are no unique keys, and how each is defined. */
const CONSTRAINTS = `
  SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
  WHERE conrelid = 'reactions'::regclass AND contype IN ('c', 'f') ORDER BY conname`;

it('keeps the reactions of the release before once their texts are deleted, and may be repeated', async () => {
  await migrate(env());
  const database = new Database(postgres, 'journal');
  const migrated = await database.query(CONSTRAINTS);
  await database.query(BEFORE);
  expect(await database.query(CONSTRAINTS)).not.toEqual(migrated);
  const [entry, appreciation, reader] = [randomUUID(), randomUUID(), randomUUID()];
  await database.query(
    `INSERT INTO entries (id, user_id, content, visibility, created_at, updated_at)
     VALUES ($1, gen_random_uuid(), '', 'shared', now(), now())`,
    [entry],
  );
  await database.query(
    `INSERT INTO appreciations (id, user_id, day, appreciation, quality, created_at)
     VALUES ($1, gen_random_uuid(), now(), '', '', now())`,
    [appreciation],
  );
  await database.query(
    `INSERT INTO reactions (id, user_id, entry_id, appreciation_id, thanked_at)
     VALUES (gen_random_uuid(), $3, $1, NULL, now()), (gen_random_uuid(), $3, NULL, $2, now())`,
    [entry, appreciation, reader],
  );
  const migration = new KeptReactions1790000067000();
  for (let time = 0; time < 2; time++) await migration.up(database as unknown as QueryRunner);
  expect(await database.query(CONSTRAINTS)).toEqual(migrated);
  expect(JSON.stringify(migrated)).not.toContain('NOT VALID');
  await database.query('DELETE FROM entries');
  await database.query('DELETE FROM appreciations');
  expect(await database.query('SELECT 1 FROM reactions WHERE user_id = $1', [reader])).toHaveLength(2);
  await database.close();
});

it('names a setting that is missing', () => {
  expect(() => migrate({ ...env(), DATA_KEYS: '' })).toThrow('DATA_KEYS');
});

import { setTimeout as delay } from 'node:timers/promises';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { openDatabase } from '../src/database.js';
import { buildIndex } from '../src/migrations/build-index.js';
import { PlatformTables1790000000000 } from '../src/migrations/platform-tables.js';
import { Notes1799999999999, optionsFor } from './fixtures.js';

const ROWS = 20_000;

/** Builds an index by a function that makes the build take seconds. */
class NotesByText1800000000000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return buildIndex(runner, 'notes_by_text', 'ON notes (slowly(text))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX notes_by_text');
  }
}

const before = [PlatformTables1790000000000, Notes1799999999999];

let postgres: PrivateServer;
let release: DataSource;

beforeAll(async () => {
  postgres = await privatePostgres();
  release = await openDatabase(optionsFor(postgres, { migrations: before }));
  await release.query(`
    CREATE FUNCTION slowly(text text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN FOR turn IN 1..10000 LOOP NULL; END LOOP; RETURN text; END $$`);
  await release.query(`INSERT INTO notes (text) SELECT md5(row::text) FROM generate_series(1, ${ROWS}) row`);
}, 60_000);

afterAll(async () => {
  await release.destroy();
  await postgres.discard();
});

const migrated = () =>
  openDatabase(optionsFor(postgres, { migrations: [...before, NotesByText1800000000000] }));

async function validity(): Promise<boolean | undefined> {
  const [index] = await release.query<{ isValid: boolean }[]>(
    `SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass('notes_by_text')`,
  );
  return index?.isValid;
}

/** Leaves what a process leaves that is killed while it builds the index. */
async function interruptBuild(): Promise<void> {
  const runner = release.createQueryRunner();
  await runner.query('SET statement_timeout = 300');
  const building = runner.query('CREATE INDEX CONCURRENTLY notes_by_text ON notes (slowly(text))');
  await expect(building).rejects.toThrow('statement timeout');
  await runner.query('RESET statement_timeout');
  await runner.release();
}

/** Writes every 50 ms until `work` ends. @returns the longest time that a write took, and the time of all */
async function writeDuring(work: Promise<unknown>): Promise<{ longest: number; all: number }> {
  const [began, times, over] = [performance.now(), [0], new AbortController()];
  const ended = work.finally(() => over.abort());
  while (!over.signal.aborted) {
    const writing = performance.now();
    await release.query("INSERT INTO notes (text) VALUES ('meanwhile')");
    times.push(performance.now() - writing);
    await delay(50);
  }
  await ended;
  return { longest: Math.max(...times), all: performance.now() - began };
}

describe('an index that is built over many rows', () => {
  it('lets everybody write meanwhile, when two processes build it that an earlier one has left half done', async () => {
    await interruptBuild();
    expect(await validity()).toBe(false);
    const starting = Promise.all([migrated(), migrated()]);
    const { longest, all } = await writeDuring(starting);
    // A write that the build locks out waits for nearly all of it.
    expect(longest).toBeLessThan(all / 3);
    expect(await validity()).toBe(true);
    for (const dataSource of await starting) await dataSource.destroy();
  }, 120_000);
});

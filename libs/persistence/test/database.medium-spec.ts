import { eventually } from '@anew/testkit/eventually';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions, migrate, openDatabase } from '../src/database.js';
import { PlatformTables1790000000000 } from '../src/migrations/platform-tables.js';
import { OldRows } from '../src/old-rows.js';
import { PreparedQuery } from '../src/prepared-query.js';
import { prune } from '../src/prune.js';
import { memoryLog, Notes1799999999999, openTestDatabase, optionsFor } from './fixtures.js';

/** A slow migration, with which a process that does not wait for it collides. */
class Slow1799999999998 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT pg_sleep(0.3)');
    await runner.query('CREATE TABLE slow (id int)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE slow');
  }
}

class Broken1799999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE half (id int)');
    throw new Error('broken');
  }

  async down(): Promise<void> {
    // There is nothing to undo.
  }
}

/** Needs a lock for which everybody who reads has to wait. */
class Altered1800000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notes ADD COLUMN mood text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notes DROP COLUMN mood');
  }
}

/** Records the time limit that its statements have. */
class Limited1799999999997 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE TABLE time_limit AS SELECT current_setting('statement_timeout') AS value");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE time_limit');
  }
}

let postgres: PrivateServer;

beforeAll(async () => {
  postgres = await privatePostgres();
});

afterAll(() => postgres.discard());

/** Queries as the owner of the tables, over a separate connection. */
async function query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  const plain = await new DataSource(dataSourceOptions(optionsFor(postgres, { name: 'test' }))).initialize();
  try {
    return await plain.query<T[]>(sql, values);
  } finally {
    await plain.destroy();
  }
}

beforeEach(async () => {
  await query('DROP SCHEMA public CASCADE');
  await query('CREATE SCHEMA public');
});

describe('migrations', () => {
  const migrations = [PlatformTables1790000000000, Slow1799999999998, Notes1799999999999];

  it('run once, in their order, when many processes start together', async () => {
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openTestDatabase(postgres, { migrations, poolSize: 2 })),
    );
    const [first] = opened;
    const done = await first!.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
    expect(done.map(({ name }) => name)).toEqual([
      'PlatformTables1790000000000',
      'Slow1799999999998',
      'Notes1799999999999',
    ]);
    await Promise.all(opened.map((dataSource) => dataSource.destroy()));
  });

  it('do nothing at the second start', async () => {
    const first = await openTestDatabase(postgres, { migrations });
    await first.query("INSERT INTO notes (text) VALUES ('kept')");
    await first.destroy();
    const second = await openTestDatabase(postgres, { migrations });
    expect(await second.query('SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
    await second.destroy();
  });

  it('may take as long as they need, and what comes after them may not', async () => {
    const dataSource = await openTestDatabase(postgres, { migrations: [Limited1799999999997], poolSize: 1 });
    expect(await dataSource.query('SELECT value FROM time_limit')).toEqual([{ value: '0' }]);
    expect(await dataSource.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '10s' }]);
    expect(await dataSource.query('SHOW lock_timeout')).toEqual([{ lock_timeout: '0' }]);
    await dataSource.destroy();
  });

  it('that wait for a long reader let others read meanwhile, and are made once it has ended', async () => {
    const release = await openTestDatabase(postgres, { migrations });
    const reader = release.createQueryRunner();
    await reader.startTransaction();
    await reader.query('SELECT 1 FROM notes');
    const next = openTestDatabase(postgres, { migrations: [...migrations, Altered1800000000000] });
    next.catch(() => undefined);
    await eventually('the migration to wait', async () => {
      const waiting = await query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
      return waiting.length > 0 || undefined;
    });
    // Behind a migration that goes on waiting, this would be given up after ten seconds.
    expect(await release.query('SELECT text FROM notes')).toEqual([]);
    await reader.rollbackTransaction();
    await reader.release();
    const migrated = await next;
    expect(await migrated.query('SELECT mood FROM notes')).toEqual([]);
    await Promise.all([release.destroy(), migrated.destroy()]);
  });

  it('that fail leave nothing half done and give their lock back', async () => {
    const broken = [PlatformTables1790000000000, Broken1799999999999];
    await expect(openTestDatabase(postgres, { migrations: broken })).rejects.toThrow('broken');
    expect(await query("SELECT 1 FROM pg_tables WHERE tablename = 'half'")).toEqual([]);
    const next = await openTestDatabase(postgres, { migrations });
    await next.destroy();
  });

  it('that fail leave no connection open', async () => {
    const broken = optionsFor(postgres, { name: 'broken', migrations: [Broken1799999999999] });
    await expect(openDatabase(broken)).rejects.toThrow('broken');
    await eventually(
      'its connections to be gone',
      async () => {
        const left = await query("SELECT 1 FROM pg_stat_activity WHERE application_name = 'broken'");
        return left.length === 0 ? true : undefined;
      },
      3_000,
    );
  });

  it('can be undone and done again', async () => {
    const dataSource = await openTestDatabase(postgres);
    for (let left = dataSource.migrations.length; left > 0; left--) await dataSource.undoLastMigration();
    expect(await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([
      { tablename: 'migrations' },
    ]);
    await migrate(dataSource);
    expect(await dataSource.query('SELECT 1 FROM outbox')).toEqual([]);
    await dataSource.destroy();
  });
});

describe('a connection', () => {
  it('is waited for only as long as it is told', async () => {
    const dataSource = await openTestDatabase(postgres, { poolSize: 1, waitMs: 200 });
    const holder = dataSource.createQueryRunner();
    await holder.connect();
    await expect(dataSource.query('SELECT 1')).rejects.toThrow('timeout exceeded when trying to connect');
    await holder.release();
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await dataSource.destroy();
  });
});

describe('a connection', () => {
  it('bears the service’s name, keeps to UTC, and ends a statement that takes too long', async () => {
    const dataSource = await openTestDatabase(postgres);
    const show = async (setting: string) => {
      const [row] = await dataSource.query<Record<string, string>[]>(`SHOW ${setting}`);
      return Object.values(row ?? {})[0];
    };
    expect(await show('application_name')).toBe('journal');
    expect(await show('timezone')).toBe('GMT');
    expect(await show('statement_timeout')).toBe('10s');
    await dataSource.destroy();
  });

  it('opens no other service’s database', async () => {
    const other = new URL(optionsFor(postgres).url);
    other.pathname = '/anew_coaching';
    await expect(openTestDatabase(postgres, { url: other.href })).rejects.toThrow(/permission denied/);
  });
});

describe('pruning', () => {
  const ROWS = 12_000;

  it('deletes however many old rows there are, and leaves the others and those that are locked', async () => {
    const dataSource = await openTestDatabase(postgres);
    const count = async () =>
      (await dataSource.query<{ count: number }[]>('SELECT count(*)::int AS count FROM inbox'))[0]?.count;
    await dataSource.query(
      `INSERT INTO inbox (consumer, event_id, received_at)
       SELECT 'old', gen_random_uuid(), now() - interval '31 days' FROM generate_series(1, ${ROWS})
       UNION ALL SELECT 'new', gen_random_uuid(), now() FROM generate_series(1, 3)
       UNION ALL SELECT 'locked', gen_random_uuid(), now() - interval '31 days'`,
    );
    const old = "received_at < now() - interval '30 days'";
    await dataSource.transaction(async (other) => {
      await other.query("SELECT 1 FROM inbox WHERE consumer = 'locked' FOR UPDATE");
      await prune(dataSource, 'inbox', old);
    });
    expect(await count()).toBe(4);
    await prune(dataSource, 'inbox', old);
    expect(await count()).toBe(3);
    await dataSource.destroy();
  });

  it('forgets published events, answers and handled events by their age, and keeps what was never published', async () => {
    const dataSource = await openTestDatabase(postgres);
    await dataSource.query('TRUNCATE outbox, idempotency_keys, inbox');
    const event = `INSERT INTO outbox (id, subject, data, traceparent, occurred_at, next_attempt_at, dead_at, published_at)
      SELECT gen_random_uuid(), $1, '{}', '', now() - interval '99 days', now(), now()`;
    const publish = `${event}, now() - $2::interval`;
    const answer = `INSERT INTO idempotency_keys VALUES (gen_random_uuid(), $1, 'hash', NULL, now() - $2::interval)`;
    const handle = `INSERT INTO inbox VALUES ($1, gen_random_uuid(), now() - $2::interval)`;
    await dataSource.query(`${event}, NULL`, ['never published']);
    await dataSource.query(publish, ['published', '13 days']);
    await dataSource.query(publish, ['published long ago', '15 days']);
    await dataSource.query(answer, ['answered', '23 hours']);
    await dataSource.query(answer, ['answered long ago', '25 hours']);
    await dataSource.query(handle, ['handled', '29 days']);
    await dataSource.query(handle, ['handled long ago', '31 days']);
    const left = async () => {
      const rows = await dataSource.query<{ name: string }[]>(
        `SELECT subject AS name FROM outbox UNION ALL SELECT key FROM idempotency_keys
         UNION ALL SELECT consumer FROM inbox ORDER BY name`,
      );
      return rows.map(({ name }) => name);
    };
    const oldRows = new OldRows(dataSource, memoryLog().logger);
    oldRows.onApplicationBootstrap();
    await eventually('three to be forgotten', async () => ((await left()).length === 4 ? true : undefined));
    expect(await left()).toEqual(['answered', 'handled', 'never published', 'published']);
    await oldRows.beforeApplicationShutdown();
    await dataSource.destroy();
  });
});

describe('a prepared query', () => {
  interface Row {
    at: string;
    count: number;
    none: null;
  }

  it('gives timestamps as ISO 8601, and everything else as pg does', async () => {
    const dataSource = await openTestDatabase(postgres);
    const prepared = new PreparedQuery<Row>(
      'iso-test',
      "SELECT $1::timestamptz AS at, 3 AS count, NULL::timestamptz AS none, '{1,2}'::int[] AS list",
    );
    const rows = await prepared.run(dataSource, ['2026-11-20T23:14:49.123456+02:00']);
    expect(rows).toEqual([{ at: '2026-11-20T21:14:49.123Z', count: 3, none: null, list: [1, 2] }]);
    await dataSource.destroy();
  });

  it('agrees with what a Date would say, to the millisecond', async () => {
    const dataSource = await openTestDatabase(postgres);
    const prepared = new PreparedQuery<Row>('iso-agree', 'SELECT $1::timestamptz(3) AS at');
    for (const at of [0, 1, 10, 100, 999, 1_000, 951_782_400_000, 1_795_216_489_120, 4_102_444_799_999]) {
      const iso = new Date(at).toISOString();
      expect(await prepared.run(dataSource, [iso])).toEqual([{ at: iso }]);
    }
    await dataSource.destroy();
  });

  it('is planned once a connection', async () => {
    const dataSource = await openTestDatabase(postgres, { poolSize: 2 });
    const prepared = new PreparedQuery('plan-test', 'SELECT $1::int AS one');
    for (let turn = 0; turn < 5; turn++) await prepared.run(dataSource, [turn]);
    const plans = new PreparedQuery<{ name: string }>(
      'plans',
      "SELECT name FROM pg_prepared_statements WHERE name = 'plan-test'",
    );
    expect(await plans.run(dataSource, [])).toEqual([{ name: 'plan-test' }]);
    await dataSource.destroy();
  });
});

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  type DataSource,
  type DataSourceOptions,
  type EntitySchema,
  MigrationExecutor,
  type MixedList,
  type QueryRunner,
} from 'typeorm';
import { isLockTimeout } from './database-errors.js';
import { KnownEntities } from './known-entities.js';
import { SILENCE_MS, TracedClient } from './traced-client.js';

// TypeORM itself types entity and migration classes as Function.
type ClassOrName = Function | string; // oxlint-disable-line typescript/no-unsafe-function-type

export interface DatabaseOptions {
  /** Name that the server also shows as the `application_name`. */
  name: string;
  url: string;
  /** Largest number of connections. */
  poolSize: number;
  /** Milliseconds to wait for a connection; without them, {@link WAIT_MS}. */
  waitMs?: number;
  entities: MixedList<ClassOrName | EntitySchema>;
  migrations: MixedList<ClassOrName>;
}

/** Arbitrary number of the lock that all processes of a service take to migrate. */
const MIGRATION_LOCK = 7_391_204;

/**
 * Milliseconds for which a migration waits for a lock, for example because of a long report. Meanwhile everybody else
 * who wants the table waits behind it, so then it makes way for them and tries again.
 */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_PAUSE_MS = 2_000;
/** Number of tries, which take two minutes if the lock is never free. */
const LOCK_TRIES = 30;

/** Milliseconds between two questions whether another process has ended its migrations. */
const TURN_PAUSE_MS = 100;

/** Shorter than the time for which the gateway waits for a service, so that a caller learns when to come again. */
export const WAIT_MS = 3_000;
export const STATEMENT_TIMEOUT_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 30_000;

export function dataSourceOptions({
  name,
  url,
  poolSize,
  waitMs = WAIT_MS,
  entities,
  migrations,
}: DatabaseOptions): DataSourceOptions {
  return {
    type: 'postgres',
    // Otherwise TypeORM would look for the driver in node_modules, and load it a second time beside the bundle's.
    driver: pg,
    url,
    entities,
    migrations,
    poolSize,
    synchronize: false,
    applicationName: name,
    connectTimeoutMS: waitMs,
    // GMT is the one time zone that every server knows, even without a zone database.
    extra: {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      // The server ends the transaction of a process that is gone without a word, and with it its locks.
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      options: '-c timezone=GMT',
      keepAlive: true,
      Client: TracedClient,
    },
    // The level 'error' is left out, because it prints the values of the failed statement. The code that
    // handles the error logs it.
    logging: ['warn'],
  };
}

/**
 * Brings the schema up to date. Processes that start at the same time take turns. Statements have no time limit
 * here, because an index over the rows of years takes longer than any request may. Only the wait for a lock has one.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as TracedClient;
  try {
    client.limitSilence(0);
    await runner.query('SET statement_timeout = 0');
    await lockMigrations(runner);
    await runner.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await executePending(dataSource, runner);
  } finally {
    await runner.query('RESET lock_timeout').catch(() => undefined);
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.query('RESET statement_timeout').catch(() => undefined);
    client.limitSilence(SILENCE_MS);
    await runner.release();
  }
}

/**
 * Waits for the lock by asking for it again and again. A statement that waited for it would have a snapshot, for whose
 * end an index waits that the holder of the lock builds beside everybody's work.
 */
async function lockMigrations(runner: QueryRunner): Promise<void> {
  for (;;) {
    const [row] = (await runner.query('SELECT pg_try_advisory_lock($1) AS "isLocked"', [MIGRATION_LOCK])) as {
      isLocked: boolean;
    }[];
    if (row?.isLocked) return;
    await delay(TURN_PAUSE_MS);
  }
}

/**
 * Executes what is pending. A migration that has to make way is still pending then. What it had begun is rolled back, unless
 * it is no transaction.
 */
async function executePending(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      const executor = new MigrationExecutor(dataSource, runner);
      executor.transaction = 'each';
      await executor.executePendingMigrations();
      return;
    } catch (error) {
      if (tries === LOCK_TRIES || !isLockTimeout(error)) throw error;
      await delay(LOCK_PAUSE_MS);
    }
  }
}

export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  const dataSource = await new KnownEntities(dataSourceOptions(options)).initialize();
  try {
    await migrate(dataSource);
    return dataSource;
  } catch (error) {
    // A retry opens a new pool.
    await dataSource.destroy().catch(() => undefined);
    throw error;
  }
}

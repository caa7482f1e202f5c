import pg from 'pg';
import {
  DataSource,
  type DataSourceOptions,
  type EntitySchema,
  MigrationExecutor,
  type MixedList,
} from 'typeorm';
import { TracedClient } from './traced-client.js';

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

/** Shorter than the time for which the gateway waits for a service, so that a caller learns when to come again. */
export const WAIT_MS = 3_000;
export const STATEMENT_TIMEOUT_MS = 10_000;

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
 * here, because an index over the rows of years takes longer than any request may.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.query('RESET statement_timeout').catch(() => undefined);
    await runner.release();
  }
}

export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  const dataSource = await new DataSource(dataSourceOptions(options)).initialize();
  try {
    await migrate(dataSource);
    return dataSource;
  } catch (error) {
    // A retry opens a new pool.
    await dataSource.destroy().catch(() => undefined);
    throw error;
  }
}

import { DataSource, type DataSourceOptions, type EntitySchema, type MixedList } from 'typeorm';

// TypeORM itself types entity and migration classes as Function.
type ClassOrName = Function | string; // oxlint-disable-line typescript/no-unsafe-function-type

export interface DatabaseOptions {
  /** Also the `application_name` that the server shows. */
  name: string;
  url: string;
  /** Connections at the most. */
  poolSize: number;
  entities: MixedList<ClassOrName | EntitySchema>;
  migrations: MixedList<ClassOrName>;
}

/** Any number: all processes of a service take this lock while they migrate. */
const MIGRATION_LOCK = 7_391_204;

const STATEMENT_TIMEOUT_MS = 10_000;

export function dataSourceOptions({
  name,
  url,
  poolSize,
  entities,
  migrations,
}: DatabaseOptions): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities,
    migrations,
    poolSize,
    synchronize: false,
    applicationName: name,
    connectTimeoutMS: 3_000,
    // GMT is the one zone that every server knows, with or without a zone database.
    extra: { statement_timeout: STATEMENT_TIMEOUT_MS, options: '-c timezone=GMT', keepAlive: true },
    // Not 'error': it prints the failed statement's values. Whoever handles the error logs it.
    logging: ['warn'],
  };
}

/** Brings the schema up to date; processes that start together take turns. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await lock.release();
  }
}

export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  const dataSource = await new DataSource(dataSourceOptions(options)).initialize();
  try {
    await migrate(dataSource);
    return dataSource;
  } catch (error) {
    // Whoever tries again opens a pool of its own.
    await dataSource.destroy().catch(() => undefined);
    throw error;
  }
}

import type { QueryRunner } from 'typeorm';

interface IndexOptions {
  /** Whether no two rows may have the same values in it. The build fails if some have. */
  unique?: boolean;
}

/**
 * Builds an index while everybody goes on writing to its table, which an ordinary `CREATE INDEX` lets nobody do until it
 * has ended. PostgreSQL refuses it in a transaction, so the migration has `transaction = false`, and runs again from its
 * beginning if it failed halfway.
 * @param definition what stands behind the name, such as `ON outbox (id)`
 */
export async function buildIndex(
  runner: QueryRunner,
  name: string,
  definition: string,
  { unique = false }: IndexOptions = {},
): Promise<void> {
  const [found] = (await runner.query(
    'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  )) as { isValid: boolean }[];
  if (found?.isValid) return;
  // A build that was interrupted leaves an index that no query uses and every write maintains.
  if (found) await dropIndex(runner, name);
  const kind = unique ? 'UNIQUE INDEX' : 'INDEX';
  await patiently(runner, `CREATE ${kind} CONCURRENTLY ${name} ${definition}`);
}

/** Drops an index, if it is there, without keeping anybody from its table. */
export const dropIndex = (runner: QueryRunner, name: string): Promise<void> =>
  patiently(runner, `DROP INDEX CONCURRENTLY IF EXISTS ${name}`);

/**
 * Runs a statement that waits until all transactions have ended that have used the table. Other migrations make way
 * after seconds for those who wait behind them, but behind this one nobody waits.
 */
async function patiently(runner: QueryRunner, statement: string): Promise<void> {
  const [before] = (await runner.query('SHOW lock_timeout')) as { lock_timeout: string }[];
  await runner.query('SET lock_timeout = 0');
  try {
    await runner.query(statement);
  } finally {
    await runner.query("SELECT set_config('lock_timeout', $1, false)", [before?.lock_timeout]);
  }
}

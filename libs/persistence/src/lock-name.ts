import type { EntityManager } from 'typeorm';

/**
 * Makes transactions that lock the same name wait for each other, where there may be no row yet that they could lock.
 * The lock ends with the transaction. While two releases run side by side, they exclude each other only by the same
 * name, so a name is never changed.
 * @param name a word for what is locked, and its id. Each service has names of its own.
 */
export async function lockName(transaction: EntityManager, name: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/** Locks a name likewise, but does not wait: it returns false when another transaction holds the lock. */
export async function tryLockName(transaction: EntityManager, name: string): Promise<boolean> {
  const [row] = await transaction.query<[{ taken: boolean }]>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken',
    [name],
  );
  return row.taken;
}

/** Makes transactions that lock the same name wait until this one ends, and waits for them. Others may share it. */
export async function shareName(transaction: EntityManager, name: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [name]);
}

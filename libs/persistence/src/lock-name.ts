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

/** Makes transactions that lock the same name wait until this one ends, and waits for them. Others may share it. */
export async function shareName(transaction: EntityManager, name: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [name]);
}

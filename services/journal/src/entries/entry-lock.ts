import type { EntityManager } from 'typeorm';
import { EntryEntity } from './entry.entity.js';

/** Finds an entry of the user and locks it until the transaction ends, so that changes of it and its photo take turns. */
export function lockOwnEntry(
  transaction: EntityManager,
  userId: string,
  id: string,
): Promise<EntryEntity | null> {
  return transaction.findOne(EntryEntity, { where: { id, userId }, lock: { mode: 'pessimistic_write' } });
}

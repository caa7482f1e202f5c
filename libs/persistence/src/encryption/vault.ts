import type { EntityManager } from 'typeorm';
import { decrypt } from '@anew/messaging/aes-gcm';
import type { AuthorKeys } from './author-keys.js';

/** The row and column that a sealed text belongs to. Moved to another one, it cannot be opened there. */
export interface AssociatedData {
  table: string;
  column: string;
  row: string;
}

/** Opens what these people wrote, without waiting. */
export type Opener = (userId: string, associated: AssociatedData, sealed: Buffer) => string;

/** The service and the author are part of it: a text opens in no other service, and as nobody else's. */
export const encodeAssociatedData = (
  service: string,
  { table, column, row }: AssociatedData,
  userId: string,
): string => `${service}|${table}|${column}|${row}|${userId}`;

/** Opens what people wrote, each with a key of their own. It is sealed by `transactions.writeAs` alone. */
export class Vault {
  constructor(
    private readonly keys: AuthorKeys,
    private readonly service: string,
  ) {}

  /**
   * To be called first in a transaction that writes for this person: it ends before they are erased, or fails.
   * @throws DomainError `sign_in_required` for someone who has been erased
   */
  hold(transaction: EntityManager, userId: string): Promise<void> {
    return this.keys.hold(transaction, userId);
  }

  async open(userId: string, associated: AssociatedData, sealed: Buffer): Promise<string> {
    return (await this.openerFor([userId]))(userId, associated, sealed);
  }

  /** @throws by the opener: what was moved, changed, or belongs to a deleted person cannot be opened */
  async openerFor(userIds: string[]): Promise<Opener> {
    const keys = await this.keys.findAll(userIds);
    return (userId, associated, sealed) => {
      const key = keys.get(userId);
      if (!key) throw new Error('The key of what was written here is gone');
      return decrypt(key, sealed, encodeAssociatedData(this.service, associated, userId)).toString();
    };
  }

  /**
   * Makes everything a person has written in this service unreadable for ever. To be called first in the transaction
   * that erases them: it waits for what is being written.
   */
  destroyKeyOf(transaction: EntityManager, userId: string): Promise<void> {
    return this.keys.destroy(transaction, userId);
  }

  /** Whoever was deleted in the last 30 days and is here all the same: the service's database was restored since. */
  listDeletedButHere(): Promise<string[]> {
    return this.keys.listDeletedButHere();
  }

  /** Whoever was deleted in the last 30 days. */
  listDeletedLately(): Promise<string[]> {
    return this.keys.listDeletedLately();
  }
}

import { decrypt } from '@anew/messaging/aes-gcm';
import type { EntityManager } from 'typeorm';
import type { AuthorKeys } from './author-keys.js';

/** Position of a sealed text in the database. A text that is moved elsewhere cannot be opened. */
export interface AssociatedData {
  table: string;
  column: string;
  row: string;
}

/** A text that was moved or changed, or whose author's key is gone or another one. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** Opens texts of the people whose keys were fetched before, so that it never waits. */
export type Opener = (userId: string, associated: AssociatedData, sealed: Buffer) => string;

/**
 * Associated data of a text with its service and author. It opens in no other service, and with no other
 * person's key.
 */
export const encodeAssociatedData = (
  service: string,
  { table, column, row }: AssociatedData,
  userId: string,
): string => `${service}|${table}|${column}|${row}|${userId}`;

/** Opens what people wrote, each with their own key. Texts are sealed only by `transactions.writeAs`. */
export class Vault {
  constructor(
    private readonly keys: AuthorKeys,
    private readonly service: string,
  ) {}

  /**
   * Makes sure that a transaction that writes for this person ends before they are erased, or fails. Call it
   * first in the transaction.
   * @throws DomainError `sign_in_required` for someone who has been erased
   */
  hold(transaction: EntityManager, userId: string): Promise<void> {
    return this.keys.hold(transaction, userId);
  }

  async open(userId: string, associated: AssociatedData, sealed: Buffer): Promise<string> {
    return (await this.openerFor([userId]))(userId, associated, sealed);
  }

  /**
   * @returns an opener that throws `Unreadable` for a text that was moved or changed, or that belongs to a deleted person
   */
  async openerFor(userIds: string[]): Promise<Opener> {
    const keys = await this.keys.findAll(userIds);
    return (userId, associated, sealed) => {
      const key = keys.get(userId);
      if (!key) throw new Unreadable('The key of what was written here is gone');
      try {
        return decrypt(key, sealed, encodeAssociatedData(this.service, associated, userId)).toString();
      } catch (error) {
        throw new Unreadable('What was written here cannot be opened', { cause: error });
      }
    };
  }

  /**
   * Makes everything that a person has written in this service unreadable forever. Call it first in the
   * transaction that erases them, because it waits for open writes.
   */
  destroyKeyOf(transaction: EntityManager, userId: string): Promise<void> {
    return this.keys.destroy(transaction, userId);
  }

  /**
   * People who were deleted in the last `DELETIONS_KEPT_DAYS` but still have data here, because the database was restored
   * from an older backup.
   */
  listDeletedButHere(): Promise<string[]> {
    return this.keys.listDeletedButHere();
  }

  /** Those of these people whom the service's own database does not know to be erased. */
  listNotErased(userIds: string[]): Promise<string[]> {
    return this.keys.listNotErased(userIds);
  }

  listDeletedLately(): Promise<string[]> {
    return this.keys.listDeletedLately();
  }
}

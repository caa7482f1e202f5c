import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { decrypt, encrypt } from './data-keys.js';
import type { AuthorKeys } from './author-keys.js';

/** Where a sealed text stands; one that is moved to another place cannot be opened there. */
export interface Place {
  table: string;
  column: string;
  row: string;
}

/** Opens what these people wrote, without waiting. */
export type Opener = (userId: string, place: Place, sealed: Buffer) => string;

/** Encrypts what people write before it reaches the database, each with a key of their own. */
export class Vault {
  constructor(
    private readonly keys: AuthorKeys,
    private readonly service: string,
  ) {}

  /**
   * To be called before a transaction in which this person's texts are sealed.
   * @throws DomainError `sign_in_required` for someone who has been erased
   */
  prepareFor(userId: string): Promise<void> {
    return this.keys.prepare(userId);
  }

  /**
   * To be called first in a transaction that writes for this person: it ends before they are erased, or fails.
   * @throws DomainError `sign_in_required` for someone who has been erased
   */
  hold(transaction: EntityManager, userId: string): Promise<void> {
    return this.keys.hold(transaction, userId);
  }

  async seal(userId: string, place: Place, text: string): Promise<Buffer> {
    const key = await this.keys.getOrCreate(userId);
    return encrypt(key, Buffer.from(text), this.boundTo(userId, place));
  }

  async open(userId: string, place: Place, sealed: Buffer): Promise<string> {
    return (await this.openerFor([userId]))(userId, place, sealed);
  }

  /** @throws by the opener: what was moved, changed, or belongs to a deleted person cannot be opened */
  async openerFor(userIds: string[]): Promise<Opener> {
    const keys = await this.keys.findAll(userIds);
    return (userId, place, sealed) => {
      const key = keys.get(userId);
      if (!key) throw new Error('The key of what was written here is gone');
      return decrypt(key, sealed, this.boundTo(userId, place)).toString();
    };
  }

  /** A digest that only this person's key can make, to recognise a text by without keeping it. */
  async digest(userId: string, text: string): Promise<string> {
    const key = await this.keys.getOrCreate(userId);
    return createHmac('sha256', key).update(text).digest('hex');
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

  private boundTo(userId: string, { table, column, row }: Place): string {
    return `${this.service}|${table}|${column}|${row}|${userId}`;
  }
}

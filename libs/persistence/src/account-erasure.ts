import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { accountErased, type ErasingService } from '@anew/contracts/events/map';
import { Vault } from './encryption/vault.js';
import { Outbox } from './outbox/outbox.js';
import { Transactions } from './transactions.js';

/** Removes everything of one person from a service's own tables; doing it again changes nothing. */
export type Erase = (transaction: EntityManager, userId: string) => Promise<void>;

/** A service's part in deleting a person: erase, and say so, in one transaction. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly outbox: Outbox,
    private readonly vault: Vault,
    private readonly transactions: Transactions,
  ) {}

  /** Erases again whoever was deleted lately and is back: a database that was restored does not know of it. */
  async eraseRestored(service: ErasingService, erase: Erase): Promise<void> {
    for (const userId of await this.vault.listDeletedButHere())
      await this.transactions.run((transaction) => this.eraseAll(transaction, service, userId, erase));
  }

  async eraseAll(
    transaction: EntityManager,
    service: ErasingService,
    userId: string,
    erase: Erase,
  ): Promise<void> {
    await this.removeShared(transaction, userId);
    await erase(transaction, userId);
    await this.outbox.append(transaction, accountErased(service), { userId });
  }

  /**
   * Removes what every service keeps of a person beside its own tables: key and stored answers. What is being written
   * for them has ended when it is done, and nothing is written for them after.
   */
  async removeShared(transaction: EntityManager, userId: string): Promise<void> {
    await this.vault.destroyKeyOf(transaction, userId);
    await transaction.query('DELETE FROM idempotency_keys WHERE user_id = $1', [userId]);
  }
}

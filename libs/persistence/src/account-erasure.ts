import { accountErased, type ErasingService } from '@anew/contracts/events/map';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Vault } from './encryption/vault.js';
import { Outbox } from './outbox/outbox.js';
import { Transactions } from './transactions.js';

/** Removes everything of one person from a service's own tables. Running it again changes nothing. */
export type Erase = (transaction: EntityManager, userId: string) => Promise<void>;

/** Deletes a person from a service: erases their data and reports it, in one transaction. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly outbox: Outbox,
    private readonly vault: Vault,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Erases again everyone who was deleted recently but is back, because the service's database was restored
   * from an older backup.
   */
  async eraseRestored(service: ErasingService, erase: Erase): Promise<void> {
    await this.eraseEach(await this.vault.listDeletedButHere(), service, erase);
  }

  /**
   * Erases those of these deleted people whom the service does not know to be erased, because its database and
   * that of its keys were both restored from older backups.
   */
  async eraseUnknown(userIds: string[], service: ErasingService, erase: Erase): Promise<void> {
    await this.eraseEach(await this.vault.listNotErased(userIds), service, erase);
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
   * Removes the data that every service stores about a person besides its own tables: the key and stored
   * answers. It waits for transactions that write for the person, and none can begin afterward.
   */
  async removeShared(transaction: EntityManager, userId: string): Promise<void> {
    await this.vault.destroyKeyOf(transaction, userId);
    await transaction.query('DELETE FROM idempotency_keys WHERE user_id = $1', [userId]);
  }

  private async eraseEach(userIds: string[], service: ErasingService, erase: Erase): Promise<void> {
    for (const userId of userIds)
      await this.transactions.run((transaction) => this.eraseAll(transaction, service, userId, erase));
  }
}

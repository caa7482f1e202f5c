import { type AccountErased, accountErased, ERASING_SERVICES } from '@anew/contracts/events/map';
import type { ServiceName } from '@anew/contracts/rpc/services';
import type { EntityManager } from 'typeorm';
import { Vault } from './encryption/vault.js';
import { Outbox } from './outbox/outbox.js';
import { Transactions } from './transactions.js';

/** Removes everything of one person from a service's own tables. Running it again changes nothing. */
export type Erase = (transaction: EntityManager, userId: string) => Promise<void>;

/** Deletes a person from a service: erases their data and reports it, in one transaction. */
export class AccountErasure {
  constructor(
    private readonly outbox: Outbox,
    private readonly vault: Vault,
    private readonly transactions: Transactions,
    private readonly service: ServiceName,
  ) {}

  /**
   * Erases again everyone who was deleted recently but is back, because the service's database was restored
   * from an older backup.
   */
  async eraseRestored(erase: Erase): Promise<void> {
    await this.eraseEach(await this.vault.listDeletedButHere(), erase);
  }

  /**
   * Erases those of these deleted people whom the service does not know to be erased, because its database and
   * that of its keys were both restored from older backups.
   */
  async eraseUnknown(userIds: string[], erase: Erase): Promise<void> {
    await this.eraseEach(await this.vault.listNotErased(userIds), erase);
  }

  async eraseAll(transaction: EntityManager, userId: string, erase: Erase): Promise<void> {
    await this.removeKeyAndStoredAnswers(transaction, userId);
    await erase(transaction, userId);
    await this.outbox.append(transaction, this.reported(), { userId });
  }

  /**
   * Removes the data that every service stores about a person besides its own tables: the key, and the answers that
   * are stored for requests that come again. It waits for transactions that write for the person, and none can begin
   * afterward.
   */
  async removeKeyAndStoredAnswers(transaction: EntityManager, userId: string): Promise<void> {
    await this.vault.destroyKeyOf(transaction, userId);
    await transaction.query('DELETE FROM idempotency_keys WHERE user_id = $1', [userId]);
  }

  private async eraseEach(userIds: string[], erase: Erase): Promise<void> {
    for (const userId of userIds)
      await this.transactions.run((transaction) => this.eraseAll(transaction, userId, erase));
  }

  /** Subject of the event by which the service reports an erasure. */
  private reported(): AccountErased {
    const service = ERASING_SERVICES.find((name) => name === this.service);
    if (!service) throw new Error(`${this.service} reports no erasures`);
    return accountErased(service);
  }
}

import { Injectable, Optional } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { accountErased, type ErasingService, identityEvents } from '@anew/contracts/events/map';
import { EventConsumers } from '@anew/messaging/events/consumer';
import { Vault } from './encryption/vault.js';
import { Inbox } from './inbox/inbox.js';
import { Outbox } from './outbox/outbox.js';
import { Transactions } from './transactions.js';

/** Takes the transaction and whose data is to go. */
type Erase = (transaction: EntityManager, userId: string) => Promise<void>;

/** A service's part in deleting a person: erase, and say so, in one transaction. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly inbox: Inbox,
    private readonly outbox: Outbox,
    private readonly vault: Vault,
    private readonly transactions: Transactions,
    @Optional() private readonly consumers?: EventConsumers,
  ) {}

  /**
   * Erases whoever is deleted from now on, and first whoever was deleted lately and is back: a database that was
   * restored does not know of it.
   * @param erase removes everything of the person from the service's own tables; doing it again changes nothing
   */
  async onAccountDeleted(service: ErasingService, erase: Erase): Promise<void> {
    await this.eraseAgain(service, erase);
    const durable = `${service}__account-deleted`;
    this.consumers?.consume({
      subject: identityEvents.accountDeleted,
      durable,
      handle: ({ id, data: { userId } }) =>
        this.inbox.once(durable, id, (transaction) => this.eraseAll(transaction, service, userId, erase)),
    });
  }

  private async eraseAgain(service: ErasingService, erase: Erase): Promise<void> {
    for (const userId of await this.vault.listDeletedButHere())
      await this.transactions.run((transaction) => this.eraseAll(transaction, service, userId, erase));
  }

  private async eraseAll(
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

import type { Actor } from '@anew/contracts/actor';
import {
  type AccountErased,
  accountErased,
  ERASING_SERVICES,
  identityEvents,
} from '@anew/contracts/events/map';
import type { DeleteAccountDto } from '@anew/contracts/identity/dto';
import { AccountErasure } from '@anew/persistence/account-erasure';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersRepository } from '../accounts/users.repository.js';
import { AddressesRepository } from '../addresses/addresses.repository.js';
import { SeparationService } from '../couples/separation.service.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { SessionProof } from '../proof/session-proof.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { DeletionsRepository } from './deletions.repository.js';

/** Deletes a person: at once in this service, and in all others by an event that each of them confirms. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly deletions: DeletionsRepository,
    private readonly users: UsersRepository,
    private readonly addresses: AddressesRepository,
    private readonly separation: SeparationService,
    private readonly pictures: PicturesService,
    private readonly proof: SessionProof,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly erasure: AccountErasure,
  ) {}

  /**
   * Deletes the actor's account. The partner keeps the couple and all of their own data.
   * @throws DomainError `password_required`, or `sign_in_required` when the account is already gone, as for
   * the second of two simultaneous requests
   */
  async delete(actor: Actor, { currentPassword }: DeleteAccountDto): Promise<null> {
    await this.proof.require(actor, currentPassword);
    return this.erase(actor.userId);
  }

  /** @throws DomainError `sign_in_required` when it is gone already */
  erase(userId: string): Promise<null> {
    return this.transactions.run((transaction) => this.eraseIn(transaction, userId));
  }

  /** Deletes an account whose address was never proved, unless someone proves it at this moment. */
  eraseNeverProved(userId: string): Promise<null> {
    return this.transactions.run(async (transaction) =>
      (await this.addresses.lockNeverProved(transaction, userId)) ? this.eraseIn(transaction, userId) : null,
    );
  }

  private async eraseIn(transaction: EntityManager, userId: string): Promise<null> {
    await this.users.lock(transaction, userId);
    await this.separation.takeOut(transaction, userId);
    await this.sessions.endAll(transaction, userId);
    await this.users.remove(transaction, userId);
    await this.deletions.open(transaction, userId);
    await this.tellServices(transaction, userId);
    // This comes last, because the key is destroyed at once and nothing after it may fail.
    await this.erasure.removeKeyAndStoredAnswers(transaction, userId);
    return null;
  }

  /** Publishes again that these people were deleted, whom NATS has forgotten. */
  publishAgain(userIds: string[]): Promise<void> {
    return this.transactions.run(async (transaction) => {
      for (const userId of userIds) await this.tellServices(transaction, userId);
    });
  }

  /** Lists these deleted people to the other services, which erase whom they do not know to be erased. */
  publishDeleted(userIds: string[]): Promise<void> {
    return this.transactions.run((transaction) =>
      this.outbox.append(transaction, identityEvents.deletionsListed, { userIds }),
    );
  }

  /**
   * Ends this service's part of a deletion: the pictures, which go in a step of their own, because they may be in a store
   * outside of the transaction.
   */
  async finishOwnErasure(userId: string): Promise<void> {
    await this.pictures.removeAllOf(userId);
    await this.transactions.run((transaction) =>
      this.deletions.markErased(transaction, userId, 'identity-couple'),
    );
  }

  /**
   * Forgets deletions that are old enough. A store may have ended an upload that had timed out only after its owner's
   * pictures were removed, so they are removed once more before nobody knows of that person.
   */
  async forgetOld(isStopping: () => boolean): Promise<void> {
    for (;;) {
      const old = await this.deletions.listOld();
      if (old.length === 0 || isStopping()) return;
      for (const userId of old) await this.pictures.removeAllOf(userId);
      await this.deletions.forget(old);
    }
  }

  /** Records that the service of this event has erased a person. */
  async markErased(transaction: EntityManager, userId: string, subject: AccountErased): Promise<void> {
    const service = ERASING_SERVICES.find((name) => accountErased(name) === subject);
    if (service) await this.deletions.markErased(transaction, userId, service);
  }

  private tellServices(transaction: EntityManager, userId: string): Promise<void> {
    return this.outbox.append(transaction, identityEvents.accountDeleted, { userId });
  }
}

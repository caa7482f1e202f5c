import { Injectable } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { identityEvents } from '@anew/contracts/events/map';
import type { DeleteAccountDto } from '@anew/contracts/identity/dto';
import { AccountErasure } from '@anew/persistence/account-erasure';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import type { EntityManager } from 'typeorm';
import { UsersRepository } from '../accounts/users.repository.js';
import { CouplesService } from '../couples/couples.service.js';
import { SessionProof } from '../proof/session-proof.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { DeletionsRepository } from './deletions.repository.js';

/** Deletes a person: at once here, and everywhere else by an event that each service answers for. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly deletions: DeletionsRepository,
    private readonly users: UsersRepository,
    private readonly couples: CouplesService,
    private readonly proof: SessionProof,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly erasure: AccountErasure,
  ) {}

  /**
   * The partner keeps the couple and everything of their own.
   * @throws DomainError `password_required`, or `sign_in_required` when the account is gone already: of two who ask at once, one does it
   */
  async delete(actor: Actor, { currentPassword }: DeleteAccountDto): Promise<null> {
    await this.proof.require(actor, currentPassword);
    return this.erase(actor.userId);
  }

  /** @throws DomainError `sign_in_required` when it is gone already */
  erase(userId: string): Promise<null> {
    return this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, userId);
      await this.couples.leave(transaction, userId);
      await this.sessions.endAll(transaction, userId);
      await this.users.remove(transaction, userId);
      await this.deletions.open(transaction, userId);
      await this.tell(transaction, userId);
      // Last: the key goes at once, and nothing after it may fail.
      await this.erasure.removeShared(transaction, userId);
      return null;
    });
  }

  /** Of someone who is gone here already. */
  tellAgain(userId: string): Promise<void> {
    return this.transactions.run((transaction) => this.tell(transaction, userId));
  }

  private tell(transaction: EntityManager, userId: string): Promise<void> {
    return this.outbox.append(transaction, identityEvents.accountDeleted, { userId });
  }
}

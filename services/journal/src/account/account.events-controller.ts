import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { AccountErasure, type Erase } from '@anew/persistence/account-erasure';
import {
  Event,
  EventHandler,
  IdempotentEventHandler,
  InTransaction,
} from '@anew/persistence/inbox/event-handler';
import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountService } from './account.service.js';

/** Erases everything that this service stores about a person whose account was deleted. */
@Controller()
export class AccountEventsController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly account: AccountService,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.erasure.eraseRestored(this.erase);
  }

  @EventHandler(identityEvents.accountDeleted)
  accountDeleted(
    @Event() { data }: EventEnvelope<typeof identityEvents.accountDeleted>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.erasure.eraseAll(transaction, data.userId, this.erase);
  }

  @IdempotentEventHandler(identityEvents.deletionsListed)
  deletionsListed(@Event() { data }: EventEnvelope<typeof identityEvents.deletionsListed>): Promise<void> {
    return this.erasure.eraseUnknown(data.userIds, this.erase);
  }

  private readonly erase: Erase = (transaction, userId) => this.account.erase(transaction, userId);
}

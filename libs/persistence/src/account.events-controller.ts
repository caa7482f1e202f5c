import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountErasure, type Erase } from './account-erasure.js';
import { Event, EventHandler, IdempotentEventHandler, InTransaction } from './inbox/event-handler.js';

/** All that a service stores about people. A service with `AccountEventsController` provides it. */
export abstract class AccountData {
  abstract erase(transaction: EntityManager, userId: string): Promise<void>;
}

/** Erases everything that a service stores about a person whose account was deleted. */
@Controller()
export class AccountEventsController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly data: AccountData,
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

  /**
   * Each person is erased in a transaction of their own, so that a long list locks nothing for long. Such lists come again
   * at every start of identity-couple, and who is erased already is left out.
   */
  @IdempotentEventHandler(identityEvents.deletionsListed)
  deletionsListed(@Event() { data }: EventEnvelope<typeof identityEvents.deletionsListed>): Promise<void> {
    return this.erasure.eraseUnknown(data.userIds, this.erase);
  }

  private readonly erase: Erase = (transaction, userId) => this.data.erase(transaction, userId);
}

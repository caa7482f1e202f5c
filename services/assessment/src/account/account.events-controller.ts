import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { AccountErasure } from '@anew/persistence/account-erasure';
import {
  Event,
  EventHandler,
  IdempotentEventHandler,
  InTransaction,
} from '@anew/persistence/inbox/event-handler';
import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AgreementsRepository } from '../agreements/agreements.repository.js';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { RoundsRepository } from '../rounds/rounds.repository.js';
import { TalksRepository } from '../talks/talks.repository.js';

/** Erases everything that this service stores about a person whose account was deleted. */
@Controller()
export class AccountEventsController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly responses: ResponsesRepository,
    private readonly rounds: RoundsRepository,
    private readonly talks: TalksRepository,
    private readonly agreements: AgreementsRepository,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.erasure.eraseRestored('assessment', this.erase);
  }

  @EventHandler(identityEvents.accountDeleted)
  accountDeleted(
    @Event() { data }: EventEnvelope<typeof identityEvents.accountDeleted>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.erasure.eraseAll(transaction, 'assessment', data.userId, this.erase);
  }

  @IdempotentEventHandler(identityEvents.deletionsListed)
  deletionsListed(@Event() { data }: EventEnvelope<typeof identityEvents.deletionsListed>): Promise<void> {
    return this.erasure.eraseUnknown(data.userIds, 'assessment', this.erase);
  }

  private readonly erase = async (transaction: EntityManager, userId: string): Promise<void> => {
    await this.rounds.removeAllOf(transaction, userId);
    await this.responses.removeAllOf(transaction, userId);
    await this.agreements.removeAllOf(transaction, userId);
    await this.talks.removeAllOf(transaction, userId);
  };
}

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
import { ActivitiesRepository } from '../activities/activities.repository.js';
import { AnswersRepository } from '../answers/answers.repository.js';
import { HouseholdsRepository } from '../households/households.repository.js';
import { ModulesRepository } from '../modules/modules.repository.js';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { RetreatRepository } from '../retreat/retreat.repository.js';

/** Erases everything that this service stores about a person whose account was deleted. */
@Controller()
export class AccountEventsController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly activities: ActivitiesRepository,
    private readonly answers: AnswersRepository,
    private readonly households: HouseholdsRepository,
    private readonly modules: ModulesRepository,
    private readonly ratings: RatingsRepository,
    private readonly retreat: RetreatRepository,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.erasure.eraseRestored('content', this.erase);
  }

  @EventHandler(identityEvents.accountDeleted)
  accountDeleted(
    @Event() { data }: EventEnvelope<typeof identityEvents.accountDeleted>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.erasure.eraseAll(transaction, 'content', data.userId, this.erase);
  }

  @IdempotentEventHandler(identityEvents.deletionsListed)
  deletionsListed(@Event() { data }: EventEnvelope<typeof identityEvents.deletionsListed>): Promise<void> {
    return this.erasure.eraseUnknown(data.userIds, 'content', this.erase);
  }

  private readonly erase = async (transaction: EntityManager, userId: string): Promise<void> => {
    await this.activities.removeAllOf(transaction, userId);
    await this.answers.removeAllOf(transaction, userId);
    await this.households.removeAllOf(transaction, userId);
    await this.modules.removeAllOf(transaction, userId);
    await this.ratings.removeAllOf(transaction, userId);
    await this.retreat.removeAllOf(transaction, userId);
  };
}

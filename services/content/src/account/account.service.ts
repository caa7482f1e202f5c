import { type Actor, ownerIdOf } from '@anew/contracts/actor';
import type { AccountData } from '@anew/persistence/account.events-controller';
import { orDamagedOnceRead } from '@anew/persistence/encryption/damaged';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivitiesRepository } from '../activities/activities.repository.js';
import { AnswersRepository } from '../answers/answers.repository.js';
import { FocusesRepository } from '../focuses/focuses.repository.js';
import { HouseholdsRepository } from '../households/households.repository.js';
import { ModulesRepository } from '../modules/modules.repository.js';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { RetreatRepository } from '../retreat/retreat.repository.js';

/** All that this service stores about one person, to be given to them or erased. */
@Injectable()
export class AccountService implements AccountData {
  constructor(
    private readonly activities: ActivitiesRepository,
    private readonly answers: AnswersRepository,
    private readonly focuses: FocusesRepository,
    private readonly households: HouseholdsRepository,
    private readonly modules: ModulesRepository,
    private readonly ratings: RatingsRepository,
    private readonly retreat: RetreatRepository,
  ) {}

  /** The person's own data, by their names in the export. What can grow is read while it is sent. */
  async own(actor: Actor) {
    const { userId } = actor;
    const [focuses, actionSteps, promptRatings, retreatInterest] = await Promise.all([
      this.focuses.listOf(ownerIdOf(actor)),
      this.modules.listCompletions(userId),
      this.ratings.listOf(userId),
      orDamagedOnceRead(this.retreat.findOf(userId)),
    ]);
    const activities = this.activities.eachCompletionOf(userId);
    const answers = this.answers.eachOf(userId);
    return { activities, answers, focuses, actionSteps, promptRatings, retreatInterest };
  }

  async erase(transaction: EntityManager, userId: string): Promise<void> {
    await this.activities.removeAllOf(transaction, userId);
    await this.answers.removeAllOf(transaction, userId);
    await this.households.removeAllOf(transaction, userId);
    await this.modules.removeAllOf(transaction, userId);
    await this.ratings.removeAllOf(transaction, userId);
    await this.retreat.removeAllOf(transaction, userId);
  }
}

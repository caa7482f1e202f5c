import { identityEvents } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { HouseholdAnswers } from './household.entity.js';
import { factsOf, knownWays } from './household.rules.js';
import { HouseholdsRepository } from './households.repository.js';
import { StoriesRepository } from './stories.repository.js';

/** Steps of changes to a household. The caller must have locked the couple, and saved who belongs to it. */
@Injectable()
export class HouseholdChanges {
  constructor(
    private readonly households: HouseholdsRepository,
    private readonly stories: StoriesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Replaces the answers and tells the other services what they may know of them. */
  async save(transaction: EntityManager, coupleId: string, answers: HouseholdAnswers | null): Promise<void> {
    const careful = await this.stories.isAnyCarefulOf(transaction, coupleId);
    const version = await this.households.save(transaction, coupleId, answers);
    await this.outbox.append(transaction, identityEvents.householdChanged, {
      coupleId,
      household: factsOf(answers),
      ways: knownWays(answers),
      careful,
      version,
    });
  }

  /** Tells the other services what has changed because of a member's story. */
  async storyChanged(transaction: EntityManager, coupleId: string): Promise<void> {
    const known = await this.households.find(transaction, coupleId);
    await this.save(transaction, coupleId, known?.answers ?? null);
  }

  /** Saves the answers that are valid for the members of now, unless there has never been anything to tell. */
  async membersChanged(
    transaction: EntityManager,
    coupleId: string,
    answers: HouseholdAnswers | null,
  ): Promise<void> {
    const isKnown =
      answers !== null ||
      (await this.households.find(transaction, coupleId)) !== null ||
      (await this.stories.isAnyCarefulOf(transaction, coupleId));
    if (isKnown) await this.save(transaction, coupleId, answers);
  }
}

import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { Event, EventHandler, InTransaction } from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HouseholdsRepository } from './households.repository.js';

/** Keeps up with households and stories. Versions make sure that a late event changes nothing. */
@Controller()
export class HouseholdsEventsController {
  constructor(private readonly households: HouseholdsRepository) {}

  @EventHandler(identityEvents.householdChanged)
  householdChanged(
    @Event() { data }: EventEnvelope<typeof identityEvents.householdChanged>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.households.learn(transaction, data);
  }

  @EventHandler(identityEvents.storyChanged)
  storyChanged(
    @Event() { data }: EventEnvelope<typeof identityEvents.storyChanged>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.households.learnFirstModule(transaction, data);
  }
}

import { contentEvents, type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { Event, EventHandler, InTransaction } from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContextRepository } from './context.repository.js';

/** Keeps the coach's context up to date. Versions make sure that a late event changes nothing. */
@Controller()
export class ContextEventsController {
  constructor(private readonly context: ContextRepository) {}

  @EventHandler(identityEvents.membershipChanged)
  membershipChanged(
    @Event() { data }: EventEnvelope<typeof identityEvents.membershipChanged>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.context.learnCouple(transaction, data);
  }

  @EventHandler(identityEvents.householdChanged)
  householdChanged(
    @Event() { data }: EventEnvelope<typeof identityEvents.householdChanged>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.context.saveHousehold(transaction, data);
  }

  @EventHandler(contentEvents.focusesChanged)
  focusesChanged(
    @Event() { data }: EventEnvelope<typeof contentEvents.focusesChanged>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.context.saveFocuses(transaction, data);
  }

  @EventHandler(contentEvents.modulePublished)
  modulePublished(
    @Event() { data }: EventEnvelope<typeof contentEvents.modulePublished>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.context.saveModule(transaction, data);
  }
}

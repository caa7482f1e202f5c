import { contentEvents, type EventEnvelope, journalEvents } from '@anew/contracts/events/map';
import { Event, EventHandler, InTransaction } from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeedsRepository } from './deeds.repository.js';

@Controller()
export class DeedsEventsController {
  constructor(private readonly deeds: DeedsRepository) {}

  /** Learns what somebody did, so that reminders are silent when the day is done, and letters can tell of it. */
  @EventHandler(contentEvents.deedDone, journalEvents.deedDone)
  deedDone(
    @Event() { data }: EventEnvelope<typeof contentEvents.deedDone | typeof journalEvents.deedDone>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.deeds.save(transaction, data);
  }

  /** Learns that a pass was for a question that has been replaced, so that the person is reminded of the new one. */
  @EventHandler(contentEvents.passWithdrawn)
  passWithdrawn(
    @Event() { data }: EventEnvelope<typeof contentEvents.passWithdrawn>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.deeds.withdrawPass(transaction, data);
  }
}

import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { type AfterCommit, Event, EventHandler, InTransaction } from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CouplesService } from './couples.service.js';

@Controller()
export class CouplesEventsController {
  constructor(private readonly couples: CouplesService) {}

  @EventHandler(identityEvents.membershipChanged)
  membershipChanged(
    @Event() { data }: EventEnvelope<typeof identityEvents.membershipChanged>,
    @InTransaction() transaction: EntityManager,
  ): Promise<AfterCommit | undefined> {
    return this.couples.learn(transaction, data);
  }
}

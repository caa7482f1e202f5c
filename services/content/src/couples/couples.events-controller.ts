import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { Event, EventHandler, InTransaction } from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CouplesService } from './couples.service.js';

@Controller()
export class CouplesEventsController {
  constructor(private readonly couples: CouplesService) {}

  @EventHandler(identityEvents.membershipChanged)
  async membershipChanged(
    @Event() { data }: EventEnvelope<typeof identityEvents.membershipChanged>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    if (data.memberIds.length === 0) await this.couples.remove(transaction, data.coupleId);
  }
}

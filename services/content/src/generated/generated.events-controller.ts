import { coachingEvents, type EventEnvelope } from '@anew/contracts/events/map';
import { Event, EventHandler, InTransaction } from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrdersService } from './orders.service.js';

@Controller()
export class GeneratedEventsController {
  constructor(private readonly orders: OrdersService) {}

  @EventHandler(coachingEvents.questionsWritten)
  questionsWritten(
    @Event() { data }: EventEnvelope<typeof coachingEvents.questionsWritten>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.orders.take(transaction, data);
  }
}

import { contentEvents, type EventEnvelope } from '@anew/contracts/events/map';
import { type AfterCommit, Event, EventHandler, InTransaction } from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrdersRepository } from './orders.repository.js';
import { QuestionWriter } from './question-writer.js';

@Controller()
export class QuestionsEventsController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly writer: QuestionWriter,
  ) {}

  /** Stores the order, unless no provider is configured that could write for this couple. */
  @EventHandler(contentEvents.questionsWanted)
  async questionsWanted(
    @Event() { data }: EventEnvelope<typeof contentEvents.questionsWanted>,
    @InTransaction() transaction: EntityManager,
  ): Promise<AfterCommit | undefined> {
    if (this.writer.for(data.provider).length === 0) return undefined;
    await this.orders.save(transaction, data);
    return () => {
      this.writer.wake();
      return Promise.resolve();
    };
  }
}

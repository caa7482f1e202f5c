import type { EventMap, EventSubject } from '@anew/contracts/events/map';
import { currentScope } from '@anew/observability/request-scope';
import { newTraceparent } from '@anew/observability/trace';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { OutboxEvent } from './outbox-event.entity.js';

@Injectable()
export class Outbox {
  /** Records an event in `transaction`. The relay publishes it after the commit. */
  async append<S extends EventSubject>(
    transaction: EntityManager,
    subject: S,
    data: EventMap[S],
  ): Promise<void> {
    await transaction.insert(OutboxEvent, {
      id: uuidv7(),
      subject,
      data,
      traceparent: currentScope()?.traceparent ?? newTraceparent(),
      occurredAt: new Date(),
      // By the database's clock, which also decides what is due. Events are claimed in this order, so it is the time of
      // this statement: that of the transaction would be before the events of others that it has waited for.
      nextAttemptAt: () => 'clock_timestamp()',
    });
  }
}

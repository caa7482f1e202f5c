import type { EventEnvelope } from '@anew/contracts/events/map';
import type { EventDelivery } from '@anew/messaging/events/delivery';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { EntityManager } from 'typeorm';
import type { AfterCommit } from './event-handler.js';
import { Inbox } from './inbox.js';

interface Received {
  event: EventEnvelope;
  transaction?: EntityManager;
}

const received = new WeakMap<EventDelivery, Received>();

const deliveryOf = (context: ExecutionContext): EventDelivery =>
  context.switchToRpc().getContext<EventDelivery>();

/** Event that is being handled, with its transaction. */
export function receivedBy(context: ExecutionContext): Received {
  const found = received.get(deliveryOf(context));
  if (!found) throw new Error('No event is being handled here');
  return found;
}

/**
 * Validates the event, runs its handler in the inbox's transaction and acknowledges the event after the
 * commit.
 */
@Injectable()
export class EventInterceptor implements NestInterceptor<AfterCommit | undefined, undefined> {
  constructor(private readonly inbox: Inbox) {}

  async intercept(
    context: ExecutionContext,
    next: CallHandler<AfterCommit | undefined>,
  ): Promise<Observable<undefined>> {
    const delivery = deliveryOf(context);
    await delivery.settle(async (event) => {
      const afterCommit = await this.inbox.once(delivery.durable, event.id, (transaction) => {
        received.set(delivery, { event, transaction });
        return lastValueFrom(next.handle());
      });
      await afterCommit?.();
    });
    return of(undefined);
  }
}

/** Validates the event and acknowledges it once its handler has finished. */
@Injectable()
export class IdempotentEventInterceptor implements NestInterceptor<undefined, undefined> {
  async intercept(context: ExecutionContext, next: CallHandler<undefined>): Promise<Observable<undefined>> {
    const delivery = deliveryOf(context);
    await delivery.settle(async (event) => {
      received.set(delivery, { event });
      await lastValueFrom(next.handle());
    });
    return of(undefined);
  }
}

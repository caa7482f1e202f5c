import { durableOf, EVENT_CONSUMERS } from '@anew/contracts/events/consumers';
import type { EventSubject } from '@anew/contracts/events/map';
import type { ServiceName } from '@anew/contracts/rpc/services';
import type { MessageHandler } from '@nestjs/microservices';
import { returnedBy } from '../rpc-server.js';
import type { EventDelivery } from './delivery.js';

export interface Subscription {
  subject: EventSubject;
  /** Name that all processes of a service share, so that each event is delivered to only one of them. */
  durable: string;
  /** Settles the delivery. The same event may be delivered twice, late and out of order. */
  handle: (delivery: EventDelivery) => Promise<unknown>;
}

type Handlers = ReadonlyMap<string, MessageHandler>;

/**
 * Subscriptions of a service, taken from the event handlers of its controllers.
 * @throws Error when they differ from the events that the contracts name, because NATS would not let the
 * service consume others
 */
export function subscriptionsOf(service: ServiceName, handlers: Handlers): Subscription[] {
  const named: readonly string[] = EVENT_CONSUMERS[service];
  for (const [subject, { isEventHandler, next }] of handlers) {
    if (!isEventHandler) continue;
    if (!named.includes(subject))
      throw new Error(
        `EVENT_CONSUMERS does not let ${service} handle ${subject}. Name it there, and run \`npm run nats-users\`.`,
      );
    if (next) throw new Error(`${service} has two handlers of ${subject}`);
  }
  return EVENT_CONSUMERS[service].map((subject) => {
    const handler = handlers.get(subject);
    if (!handler) throw new Error(`${service} has no handler of ${subject}`);
    return {
      subject,
      durable: durableOf(service, subject),
      handle: (delivery) => returnedBy(handler, undefined, delivery),
    };
  });
}

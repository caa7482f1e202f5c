import { AckPolicy, type ConsumerMessages, DeliverPolicy, jetstream, type JsMsg } from '@nats-io/jetstream';
import {
  ERASURE_EVENTS,
  type EventEnvelope,
  type EventSubject,
  EVENTS_STREAM,
} from '@anew/contracts/events/map';
import type { Logger } from '@anew/observability/logger';
import type { Metrics } from '@anew/observability/metrics';
import { type RequestScope, runInScope } from '@anew/observability/request-scope';
import { childTraceparent, newTraceparent } from '@anew/observability/trace';
import type { NatsLink } from '../connection.js';
import { isAway } from '../wire-error.js';
import { ensureEventsStream } from './stream.js';

export interface Subscription<S extends EventSubject> {
  subject: S;
  /** `<service>__<event>`: shared by all processes of the service, so that each event goes to one of them. */
  durable: string;
  /** Must tolerate the same event twice, late and out of order. A throw means: again, later. */
  handle: (event: EventEnvelope<S>) => Promise<void>;
}

export interface Redelivery {
  /** Milliseconds after each failure, the last again and again: also how long the end of an outage goes unnoticed. */
  delaysMs: number[];
  /** The delivery whose failure is the last, unless something that the handler needs is away. */
  most: number;
}

/** An event in the hands of a process that was killed comes again after this long. */
const ACK_WAIT_NS = 10_000_000_000;
const MAX_IN_FLIGHT = 16;
const RESTART_MS = 500;
/** Most of an hour, in which a fault that passes has passed. */
const REDELIVERY: Redelivery = { delaysMs: [200, 1_000, 5_000, 15_000], most: 200 };

/** Durable, explicitly acknowledged consumption of events, for as long as the process lives. */
export class EventConsumers {
  private readonly loops: Promise<void>[] = [];
  private readonly open = new Set<ConsumerMessages>();
  private readonly inFlight = new Set<Promise<void>>();
  private stopping = false;

  constructor(
    private readonly link: NatsLink,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
    private readonly redelivery: Redelivery = REDELIVERY,
  ) {}

  consume<S extends EventSubject>(subscription: Subscription<S>): void {
    this.loops.push(this.keepConsuming(subscription));
  }

  /** Takes no more events and waits for those in hand. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([...this.open].map((messages) => messages.close().catch(() => undefined)));
    await Promise.all(this.loops);
    await Promise.allSettled([...this.inFlight]);
  }

  private async keepConsuming<S extends EventSubject>(subscription: Subscription<S>): Promise<void> {
    while (!this.stopping) {
      try {
        await this.consumeUntilClosed(subscription);
      } catch (error) {
        this.logger.warn({ err: error, durable: subscription.durable }, 'consumer interrupted');
      }
      await this.pause();
    }
  }

  private async pause(): Promise<void> {
    if (!this.stopping) await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
  }

  private async consumeUntilClosed<S extends EventSubject>(subscription: Subscription<S>): Promise<void> {
    const messages = await this.subscribe(subscription);
    if (this.stopping) {
      // Told to stop while it was subscribing. Not awaited: only what is iterated says that it has closed.
      void messages.close();
      return;
    }
    this.open.add(messages);
    try {
      for await (const message of messages) {
        const handled = this.deliver(subscription, message);
        this.inFlight.add(handled);
        void handled.finally(() => this.inFlight.delete(handled));
      }
    } finally {
      this.open.delete(messages);
    }
  }

  private async subscribe<S extends EventSubject>({
    subject,
    durable,
  }: Subscription<S>): Promise<ConsumerMessages> {
    const manager = await ensureEventsStream(this.link.connection);
    await manager.consumers.add(EVENTS_STREAM, {
      durable_name: durable,
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: ACK_WAIT_NS,
      max_ack_pending: MAX_IN_FLIGHT,
      max_deliver: -1,
    });
    const consumer = await jetstream(this.link.connection).consumers.get(EVENTS_STREAM, durable);
    return consumer.consume({ max_messages: MAX_IN_FLIGHT, expires: 5_000, abort_on_missing_resource: true });
  }

  private async deliver<S extends EventSubject>(
    subscription: Subscription<S>,
    message: JsMsg,
  ): Promise<void> {
    let scope: RequestScope = { traceparent: newTraceparent() };
    try {
      const event = message.json<EventEnvelope<S>>();
      scope = { traceparent: childTraceparent(event.traceparent) };
      await runInScope(scope, () => subscription.handle(event));
      message.ack();
      this.metrics.eventsHandled.inc({ durable: subscription.durable, outcome: 'ok' });
    } catch (error) {
      const { subject, durable } = subscription;
      const isLast = !ERASURE_EVENTS.includes(subject) && this.isLast(message, error);
      runInScope(scope, () =>
        isLast ? this.setAside(durable, message, error) : this.putOff(durable, message, error),
      );
    }
  }

  /** During an outage no event has done anything wrong. */
  private isLast({ info }: JsMsg, error: unknown): boolean {
    return info.deliveryCount >= this.redelivery.most && !isAway(error);
  }

  private putOff(durable: string, message: JsMsg, error: unknown): void {
    const { delaysMs } = this.redelivery;
    const deliveries = message.info.deliveryCount;
    message.nak(delaysMs[Math.min(deliveries, delaysMs.length) - 1]);
    this.metrics.eventsHandled.inc({ durable, outcome: 'failed' });
    this.logger.error({ err: error, durable, deliveries }, 'event not handled');
  }

  /** Waiting events count as in flight: a few that can never be handled would hold up all others. */
  private setAside(durable: string, message: JsMsg, error: unknown): void {
    message.term();
    this.metrics.eventsHandled.inc({ durable, outcome: 'set_aside' });
    const { subject } = message;
    const eventId = message.headers?.get('Nats-Msg-Id');
    this.logger.error({ err: error, durable, subject, eventId }, 'event set aside');
  }
}

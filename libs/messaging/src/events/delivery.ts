import { ERASURE_EVENTS, type EventEnvelope, type EventSubject } from '@anew/contracts/events/map';
import { runInScope } from '@anew/observability/request-scope';
import type { Telemetry } from '@anew/observability/telemetry';
import { newTraceparent } from '@anew/observability/trace';
import { failureOf, scopeOf, type Span, unrecorded } from '@anew/observability/tracing';
import type { JsMsg } from '@nats-io/jetstream';
import { isAway } from '../wire-error.js';
import { InvalidEvent, readEvent } from './envelope.js';

export interface Redelivery {
  /**
   * Milliseconds to wait after each failure. The last value repeats, and so is also the longest delay after
   * the end of an outage.
   */
  delaysMs: number[];
  /**
   * Number of deliveries after which an event is set aside, unless something that the handler needs is
   * unavailable.
   */
  most: number;
}

interface Receiver extends Telemetry {
  durable: string;
  subject: EventSubject;
  redelivery: Redelivery;
}

/** An event that JetStream has delivered to this process, and will deliver again unless it is settled. */
export class EventDelivery {
  constructor(
    private readonly message: JsMsg,
    private readonly receiver: Receiver,
  ) {}

  get durable(): string {
    return this.receiver.durable;
  }

  /**
   * Validates the event, runs `task` with it and acknowledges it. If the task fails, the event is delivered
   * again later. An invalid event, and one that has failed many times, is set aside, because it would fail
   * forever. Never throws.
   */
  async settle(task: (event: EventEnvelope) => Promise<void>): Promise<void> {
    const { subject, tracer } = this.receiver;
    let span = unrecorded(newTraceparent());
    try {
      const event = readEvent(subject, this.message.string());
      span = this.begin(event);
      await runInScope(scopeOf(span, tracer), () => task(event));
      this.message.ack();
      this.count('ok');
      span.end();
    } catch (error) {
      const { traceparent } = span;
      runInScope({ traceparent }, () => (this.isLast(error) ? this.setAside(error) : this.putOff(error)));
      span.end(failureOf(error));
    }
  }

  private begin({ subject, traceparent }: EventEnvelope): Span {
    const attributes = { 'messaging.system': 'nats', 'messaging.consumer.group.name': this.durable };
    return this.receiver.tracer.begin(
      { name: `process ${subject}`, kind: 'consumer', attributes },
      traceparent,
    );
  }

  /**
   * Whether the event is to be set aside. Outages do not count as its failures, and the erasure of a person
   * is never set aside.
   */
  private isLast(error: unknown): boolean {
    if (error instanceof InvalidEvent) return true;
    const { subject, redelivery } = this.receiver;
    if (ERASURE_EVENTS.includes(subject) || isAway(error)) return false;
    return this.message.info.deliveryCount >= redelivery.most;
  }

  private putOff(error: unknown): void {
    const { durable, logger, redelivery } = this.receiver;
    const deliveries = this.message.info.deliveryCount;
    this.message.nak(redelivery.delaysMs[Math.min(deliveries, redelivery.delaysMs.length) - 1]);
    this.count('failed');
    logger.error({ err: error, durable, deliveries }, 'event not handled');
  }

  /**
   * Stops the deliveries of an event. Waiting events count as in flight, so a few that can never be handled
   * would block all others.
   */
  private setAside(error: unknown): void {
    const { durable, logger } = this.receiver;
    this.message.term();
    this.count('set_aside');
    const { subject } = this.message;
    const eventId = this.message.headers?.get('Nats-Msg-Id');
    logger.error({ err: error, durable, subject, eventId }, 'event set aside');
  }

  private count(outcome: 'ok' | 'failed' | 'set_aside'): void {
    this.receiver.metrics.eventsHandled.inc({ durable: this.durable, outcome });
  }
}

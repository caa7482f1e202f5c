import { ERASURE_EVENTS, type EventEnvelope, type EventSubject } from '@anew/contracts/events/map';
import type { Logger } from '@anew/observability/logger';
import type { Metrics } from '@anew/observability/metrics';
import { type RequestScope, runInScope } from '@anew/observability/request-scope';
import { childTraceparent, newTraceparent } from '@anew/observability/trace';
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

export interface Receiver {
  durable: string;
  subject: EventSubject;
  redelivery: Redelivery;
  logger: Logger;
  metrics: Metrics;
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
   * Validates the event, runs `work` with it and acknowledges it. If the work fails, the event is delivered
   * again later. An invalid event, and one that has failed many times, is set aside, because it would fail
   * forever. Never throws.
   */
  async settle(work: (event: EventEnvelope) => Promise<void>): Promise<void> {
    let scope: RequestScope = { traceparent: newTraceparent() };
    try {
      const event = readEvent(this.receiver.subject, this.message.string());
      scope = { traceparent: childTraceparent(event.traceparent) };
      await runInScope(scope, () => work(event));
      this.message.ack();
      this.count('ok');
    } catch (error) {
      runInScope(scope, () => (this.isLast(error) ? this.setAside(error) : this.putOff(error)));
    }
  }

  /**
   * Whether the event is to be set aside. Outages do not count as its failures, and the erasure of a person
   * is never given up.
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

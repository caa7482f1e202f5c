import type { JsMsg } from '@nats-io/jetstream';
import { ERASURE_EVENTS, type EventEnvelope, type EventSubject } from '@anew/contracts/events/map';
import type { Logger } from '@anew/observability/logger';
import type { Metrics } from '@anew/observability/metrics';
import { type RequestScope, runInScope } from '@anew/observability/request-scope';
import { childTraceparent, newTraceparent } from '@anew/observability/trace';
import { isAway } from '../wire-error.js';
import { InvalidEvent, readEvent } from './envelope.js';

export interface Redelivery {
  /** Milliseconds after each failure, the last again and again: also how long the end of an outage goes unnoticed. */
  delaysMs: number[];
  /** The delivery whose failure is the last, unless something that the handler needs is away. */
  most: number;
}

export interface Receiver {
  durable: string;
  subject: EventSubject;
  redelivery: Redelivery;
  logger: Logger;
  metrics: Metrics;
}

/** An event that JetStream has handed to this process, and will hand out again unless it is settled. */
export class EventDelivery {
  constructor(
    private readonly message: JsMsg,
    private readonly receiver: Receiver,
  ) {}

  get durable(): string {
    return this.receiver.durable;
  }

  /**
   * Reads the event, does `work` with it, and acknowledges it. When the work fails, the event comes again later; after
   * many failures, or when it is not valid, it is set aside: it would fail for ever. Never throws.
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

  /** An outage is not the event's fault, and erasing a person is never given up. */
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

  /** Events that wait count as in flight: a few that can never be handled would hold up all others. */
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

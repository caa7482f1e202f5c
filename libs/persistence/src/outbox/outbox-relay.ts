import type { NatsLink } from '@anew/messaging/connection';
import { type EventPublisher, EventRefused } from '@anew/messaging/events/publisher';
import { Repeated, restAfterStart } from '@anew/observability/repeated';
import type { Telemetry } from '@anew/observability/telemetry';
import { ended } from '@anew/observability/tracing';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import {
  BATCH,
  BEGINNING,
  type ClaimedEvent,
  lastPlace,
  type OutboxRepository,
} from './outbox.repository.js';
import { MAX_ATTEMPTS, retryDelay } from './outbox.rules.js';

/** Milliseconds between two polls, which find events that another process, or one that died, has left. */
const POLL_MS = 500;
const COUNT_MS = 5_000;
/**
 * Claims after which the relay looks from the beginning again, where events may be that were committed late or that
 * another relay has given back.
 */
const CLAIMS_IN_A_ROW = 100;

/** Publishes the events of the outbox, each at least once, while the process runs. */
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly relaying: Repeated;
  /** Counting does not wait for the relaying, because it matters most when that hangs or fails. */
  private readonly counting: Repeated;

  constructor(
    private readonly repository: OutboxRepository,
    private readonly publisher: EventPublisher,
    private readonly link: NatsLink,
    private readonly producer: string,
    private readonly telemetry: Telemetry,
  ) {
    const { logger } = telemetry;
    this.relaying = new Repeated({ work: () => this.relayAll(), logger, failure: 'outbox not relayed' });
    this.counting = new Repeated({ work: () => this.count(), logger, failure: 'outbox not counted' });
  }

  onApplicationBootstrap(): void {
    this.relaying.start(POLL_MS);
    this.counting.start(COUNT_MS, restAfterStart());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.relaying.stop(), this.counting.stop()]);
  }

  /** Publishes at once, without waiting for the next poll. It is called after each commit. */
  wake(): void {
    this.relaying.wake();
  }

  private async relayAll(): Promise<void> {
    let after = BEGINNING;
    // Attempts while NATS is unavailable would count against the events, although they are not the cause.
    for (let claims = 1; this.link.isUp && !this.relaying.isStopping; claims++) {
      const events = await this.repository.claim(after);
      if (events.length === 0 && after === BEGINNING) break;
      await this.relay(events);
      const isEnd = events.length < BATCH || claims % CLAIMS_IN_A_ROW === 0;
      after = isEnd ? BEGINNING : lastPlace(events);
    }
  }

  private async relay(events: ClaimedEvent[]): Promise<void> {
    // NATS went away while the events were being claimed.
    if (!this.link.isUp) return this.repository.giveBack(events);
    const outcomes = await Promise.all(events.map((event) => this.publish(event)));
    await this.repository.markPublished(
      events.filter((_, index) => outcomes[index]).map((event) => event.id),
    );
  }

  private async publish(event: ClaimedEvent): Promise<boolean> {
    try {
      await this.send(event);
      this.telemetry.metrics.eventsPublished.inc({ subject: event.subject });
      return true;
    } catch (error) {
      await this.putOff(event, error);
      return false;
    }
  }

  private async putOff(event: ClaimedEvent, error: unknown): Promise<void> {
    const isHopeless = error instanceof EventRefused && event.attempts >= MAX_ATTEMPTS;
    if (!isHopeless) return this.repository.postpone(event.id, retryDelay(event.attempts));
    this.telemetry.logger.error({ err: error, eventId: event.id, subject: event.subject }, 'event given up');
    this.telemetry.metrics.eventsGivenUp.inc({ subject: event.subject });
    await this.repository.giveUp(event.id);
  }

  private send({ id, subject, data, traceparent, occurredAt }: ClaimedEvent): Promise<void> {
    const span = this.telemetry.tracer.begin(
      { name: `send ${subject}`, kind: 'producer', attributes: { 'messaging.system': 'nats' } },
      traceparent,
    );
    const event = { id, subject, data, occurredAt: occurredAt.toISOString(), producer: this.producer };
    return ended(span, () => this.publisher.publish({ ...event, traceparent: span.traceparent }));
  }

  private async count(): Promise<void> {
    // The age comes first, because somebody is woken by it, and counting takes longer.
    this.telemetry.metrics.outboxAge.set(await this.repository.age());
    this.telemetry.metrics.outboxPending.set(await this.repository.countWaiting());
  }
}

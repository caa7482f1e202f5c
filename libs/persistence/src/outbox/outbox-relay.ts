import type { NatsLink } from '@anew/messaging/connection';
import type { EventPublisher } from '@anew/messaging/events/publisher';
import { Repeated } from '@anew/observability/repeated';
import type { Telemetry } from '@anew/observability/telemetry';
import { ended } from '@anew/observability/tracing';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { ClaimedEvent, OutboxRepository } from './outbox.repository.js';
import { MAX_ATTEMPTS, retryDelay } from './outbox.rules.js';

/** Milliseconds between two polls, which find events that another process, or one that died, has left. */
const POLL_MS = 500;
const COUNT_MS = 5_000;
const PRUNE_MS = 3_600_000;

/** Publishes the events of the outbox, each at least once, while the process runs. */
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly relaying: Repeated;
  private nextCount = 0;
  private nextPrune = 0;

  constructor(
    private readonly repository: OutboxRepository,
    private readonly publisher: EventPublisher,
    private readonly link: NatsLink,
    private readonly producer: string,
    private readonly telemetry: Telemetry,
  ) {
    const { logger } = telemetry;
    this.relaying = new Repeated({ work: () => this.relayAll(), logger, failure: 'outbox not relayed' });
  }

  onApplicationBootstrap(): void {
    this.relaying.start(POLL_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.relaying.stop();
  }

  /** Publishes at once, without waiting for the next poll. It is called after each commit. */
  wake(): void {
    this.relaying.wake();
  }

  private async relayAll(): Promise<void> {
    // Attempts while NATS is unavailable would count against the events, although they are not the cause.
    while (this.link.isUp && !this.relaying.isStopping) {
      const events = await this.repository.claim();
      if (events.length === 0) break;
      await this.relay(events);
    }
    await this.housekeep();
  }

  private async relay(events: ClaimedEvent[]): Promise<void> {
    // NATS went away while the events were being claimed.
    if (!this.link.isUp) return this.repository.giveBack(events.map((event) => event.id));
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
    if (event.attempts < MAX_ATTEMPTS) return this.repository.postpone(event.id, retryDelay(event.attempts));
    this.telemetry.logger.error(
      { err: error, eventId: event.id, subject: event.subject },
      'event dead-lettered',
    );
    this.telemetry.metrics.eventsDeadLettered.inc({ subject: event.subject });
    await this.repository.bury(event.id);
  }

  private send({ id, subject, data, traceparent, occurredAt }: ClaimedEvent): Promise<void> {
    const span = this.telemetry.tracer.begin(
      { name: `send ${subject}`, kind: 'producer', attributes: { 'messaging.system': 'nats' } },
      traceparent,
    );
    const event = { id, subject, data, occurredAt: occurredAt.toISOString(), producer: this.producer };
    return ended(span, () => this.publisher.publish({ ...event, traceparent: span.traceparent }));
  }

  private async housekeep(): Promise<void> {
    if (Date.now() >= this.nextCount) {
      this.nextCount = Date.now() + COUNT_MS;
      const { pending, ageSeconds } = await this.repository.lag();
      this.telemetry.metrics.outboxPending.set(pending);
      this.telemetry.metrics.outboxAge.set(ageSeconds);
    }
    if (Date.now() >= this.nextPrune) {
      this.nextPrune = Date.now() + PRUNE_MS;
      await this.repository.pruneOld();
    }
  }
}

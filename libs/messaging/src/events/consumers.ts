import { FORMER_DURABLES } from '@anew/contracts/events/consumers';
import { EVENTS_STREAM } from '@anew/contracts/events/map';
import type { ServiceName } from '@anew/contracts/rpc/services';
import { Repeated } from '@anew/observability/repeated';
import type { Telemetry } from '@anew/observability/telemetry';
import { AckPolicy, type ConsumerMessages, DeliverPolicy, jetstream } from '@nats-io/jetstream';
import { nanos, PermissionViolationError } from '@nats-io/transport-node';
import type { MessageHandler } from '@nestjs/microservices';
import type { NatsLink } from '../connection.js';
import { EventDelivery, type Redelivery } from './delivery.js';
import { type Subscription, subscriptionsOf } from './handlers.js';
import { ensureEventsStream } from './stream.js';

/** Milliseconds after which an event that a killed process was handling is delivered again. */
const ACK_WAIT_MS = 10_000;
const MAX_IN_FLIGHT = 16;
const RESTART_MS = 500;
/** The retries last most of an hour, so that temporary faults are over by then. */
const REDELIVERY: Redelivery = { delaysMs: [200, 1_000, 5_000, 15_000], most: 200 };

/** Consumes events with durables and explicit acknowledgment while the process runs. */
export class EventConsumers {
  private readonly consuming: Repeated[] = [];
  private deleting = Promise.resolve();
  private readonly open = new Set<ConsumerMessages>();
  private readonly inFlight = new Set<Promise<unknown>>();
  private stopping = false;

  constructor(
    private readonly link: NatsLink,
    private readonly telemetry: Telemetry,
    private readonly redelivery: Redelivery = REDELIVERY,
  ) {}

  /**
   * Passes a service's events to its handlers, and deletes its durables from before names were
   * derived.
   * @throws Error when the handlers differ from the events that the contracts name for the service
   */
  start(service: ServiceName, handlers: ReadonlyMap<string, MessageHandler>): void {
    for (const subscription of subscriptionsOf(service, handlers)) this.consume(subscription);
    this.deleting = this.deleteFormer(service);
  }

  consume(subscription: Subscription): void {
    // Prometheus does not notice the first event of a counter that appears together with it.
    const { durable } = subscription;
    for (const outcome of ['ok', 'failed', 'set_aside'])
      this.telemetry.metrics.eventsHandled.inc({ durable, outcome }, 0);
    const consuming = new Repeated({
      work: () => this.consumeUntilClosed(subscription),
      logger: this.telemetry.logger.child({ durable: subscription.durable }),
      failure: 'consumer interrupted',
    });
    consuming.start(RESTART_MS);
    this.consuming.push(consuming);
  }

  /** Stops taking events and waits for those being handled. */
  async stop(): Promise<void> {
    this.stopping = true;
    const stopped = this.consuming.map((consuming) => consuming.stop());
    await Promise.all([...this.open].map((messages) => messages.close().catch(() => undefined)));
    await Promise.all([...stopped, this.deleting]);
    await Promise.allSettled([...this.inFlight]);
  }

  /**
   * Deletes durables by their former names. Errors are only logged: most durables are already deleted,
   * and a remaining one does no harm.
   */
  private async deleteFormer(service: ServiceName): Promise<void> {
    for (const durable of Object.keys(FORMER_DURABLES[service]))
      await this.deleteDurable(durable).then(
        () => this.telemetry.logger.info({ durable }, 'former consumer deleted'),
        (error: unknown) =>
          this.telemetry.logger.debug({ err: error, durable }, 'former consumer not deleted'),
      );
  }

  private async deleteDurable(durable: string): Promise<void> {
    const manager = await ensureEventsStream(this.link.connection);
    await manager.consumers.delete(EVENTS_STREAM, durable);
  }

  private async consumeUntilClosed(subscription: Subscription): Promise<void> {
    const messages = await this.subscribe(subscription).catch(unlessRefused);
    if (!messages) return;
    if (this.stopping) {
      // The process was told to stop while it subscribed. This is not awaited, because `close` resolves only
      // for messages that are being iterated.
      void messages.close();
      return;
    }
    this.open.add(messages);
    const { subject, durable } = subscription;
    const receiver = { subject, durable, redelivery: this.redelivery, ...this.telemetry };
    try {
      for await (const message of messages)
        this.keepInFlight(subscription, new EventDelivery(message, receiver));
    } finally {
      this.open.delete(messages);
    }
  }

  private keepInFlight({ durable, handle }: Subscription, delivery: EventDelivery): void {
    const handled = handle(delivery).catch((error: unknown) => {
      // The event was not settled, so JetStream delivers it again.
      this.telemetry.logger.error({ err: error, durable }, 'event not settled');
    });
    this.inFlight.add(handled);
    void handled.finally(() => this.inFlight.delete(handled));
  }

  private async subscribe({ subject, durable }: Subscription): Promise<ConsumerMessages> {
    const manager = await ensureEventsStream(this.link.connection);
    await manager.consumers.add(EVENTS_STREAM, {
      durable_name: durable,
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ACK_WAIT_MS),
      max_ack_pending: MAX_IN_FLIGHT,
      max_deliver: -1,
    });
    const consumer = await jetstream(this.link.connection).consumers.get(EVENTS_STREAM, durable);
    return consumer.consume({ max_messages: MAX_IN_FLIGHT, expires: 5_000, abort_on_missing_resource: true });
  }
}

/** What NATS does not let the process read, it says itself (`NatsLink`), and once rather than at each try. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Error && error.cause instanceof PermissionViolationError)) throw error;
}

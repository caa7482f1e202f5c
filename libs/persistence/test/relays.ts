import type { EventEnvelope } from '@anew/contracts/events/map';
import { NatsLink } from '@anew/messaging/connection';
import { EventPublisher } from '@anew/messaging/events/publisher';
import { Metrics } from '@anew/observability/metrics';
import { NO_TRACER } from '@anew/observability/tracing';
import { eventually } from '@anew/testkit/eventually';
import { privateNats, privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import type { DataSource } from 'typeorm';
import { OutboxRepository } from '../src/outbox/outbox.repository.js';
import { OutboxRelay } from '../src/outbox/outbox-relay.js';
import {
  appendEvents,
  emptyTables,
  memoryLog,
  openTestDatabase,
  type OutboxRow,
  outboxRows,
} from './fixtures.js';

/** Real servers, relays that use them, and the events that they publish. */
export class Relays {
  metrics = new Metrics('test');
  /** Every publication, including repeats that JetStream drops. */
  received: EventEnvelope[] = [];
  private readonly running: OutboxRelay[] = [];

  private constructor(
    readonly postgres: PrivateServer,
    readonly nats: PrivateServer,
    readonly dataSource: DataSource,
    readonly link: NatsLink,
  ) {
    link.connection.subscribe('evt.>', {
      callback: (_, message) => void this.received.push(message.json<EventEnvelope>()),
    });
  }

  static async open(): Promise<Relays> {
    const [postgres, nats] = await Promise.all([privatePostgres(), privateNats()]);
    const dataSource = await openTestDatabase(postgres);
    return new Relays(postgres, nats, dataSource, await NatsLink.open(nats.url, 'test', memoryLog().logger));
  }

  async close(): Promise<void> {
    await this.link.close();
    await this.dataSource.destroy();
    await Promise.all([this.postgres.discard(), this.nats.discard()]);
  }

  async reset(): Promise<void> {
    await Promise.all(this.running.splice(0).map((relay) => relay.beforeApplicationShutdown()));
    await emptyTables(this.dataSource);
    this.metrics = new Metrics('test');
    this.received = [];
  }

  start(
    publisher = new EventPublisher(this.link),
    link = this.link,
    repository = new OutboxRepository(this.dataSource),
  ): OutboxRelay {
    const relay = new OutboxRelay(repository, publisher, link, 'journal', {
      logger: memoryLog().logger,
      metrics: this.metrics,
      tracer: NO_TRACER,
    });
    this.running.push(relay);
    relay.onApplicationBootstrap();
    return relay;
  }

  append(count: number): Promise<void> {
    return appendEvents(this.dataSource, count);
  }

  rows(): Promise<OutboxRow[]> {
    return outboxRows(this.dataSource);
  }

  /** All rows, as soon as there are some and all of them fit. */
  rowsTo(be: string, fits: (row: OutboxRow) => boolean): Promise<OutboxRow[]> {
    return eventually(`every event to be ${be}`, async () => {
      const rows = await this.rows();
      return rows.length > 0 && rows.every(fits) ? rows : undefined;
    });
  }

  published(): Promise<OutboxRow[]> {
    return this.rowsTo('published', (row) => row.published);
  }

  async setAll(assignment: string): Promise<void> {
    await this.dataSource.query(`UPDATE outbox SET ${assignment}`);
  }
}

export const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id).sort();

import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentEvents, type EventEnvelope } from '@anew/contracts/events/map';
import { Metrics } from '@anew/observability/metrics';
import { NO_TRACER } from '@anew/observability/tracing';
import { eventually } from '@anew/testkit/eventually';
import { privateNats, type PrivateServer } from '@anew/testkit/servers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NatsLink } from '../src/connection.js';
import { EventConsumers } from '../src/events/consumers.js';
import { EventPublisher } from '../src/events/publisher.js';
import { BUSY_MS, eventOf, Gate, memoryLog, openLink, settling } from './fixtures.js';

/**
 * A consumer that has lost its stream notices this by missing heartbeats, some seconds after NATS is back.
 */
jest.setTimeout(180_000);
const RECOVERED_WITHIN_MS = 60_000;

const SUBJECT = contentEvents.focusesChanged;
type Changed = EventEnvelope<typeof SUBJECT>;

let nats: PrivateServer;
let consumerLink: NatsLink;
let publisherLink: NatsLink;
let publisher: EventPublisher;
let consumers: EventConsumers;
let received: string[] = [];
let gate: Gate | undefined;

beforeEach(async () => {
  received = [];
  gate = undefined;
  nats = await privateNats();
  [consumerLink, publisherLink] = await Promise.all([openLink(nats.url), openLink(nats.url)]);
  publisher = new EventPublisher(publisherLink);
  consumers = new EventConsumers(consumerLink, {
    logger: memoryLog().logger,
    metrics: new Metrics('test'),
    tracer: NO_TRACER,
  });
  consumers.consume({
    subject: SUBJECT,
    durable: 'test__changed',
    handle: settling(async ({ id }) => {
      received.push(id);
      await gate?.opened;
    }),
  });
});

afterEach(async () => {
  gate?.open();
  await consumers.stop();
  await Promise.all([consumerLink.close(), publisherLink.close()]);
  await nats.discard();
});

const changed = (version: number): Changed =>
  eventOf(SUBJECT, { coupleId: randomUUID(), focuses: [], version });

const arrival = (event: Changed) =>
  eventually(
    `version ${event.data.version} to arrive`,
    () => (received.includes(event.id) ? true : undefined),
    RECOVERED_WITHIN_MS,
  );

/** Repeats the publication until the event is stored, as the outbox's relay does. */
const publishUntilStored = (event: Changed) =>
  eventually('the event to be stored', () => publisher.publish(event).then(() => true));

async function outage(meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await nats.kill();
  await eventually('the outage to be noticed', () =>
    consumerLink.isUp || publisherLink.isUp ? undefined : true,
  );
  await meanwhile();
  await nats.start();
}

async function loseAllData(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith('anew-nats-'));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    const pid = await readFile(join(folder, 'pid'), 'utf8').catch(() => '');
    if (pid === String(nats.pid)) return rm(join(folder, 'jetstream'), { recursive: true });
  }
  throw new Error('The folder of this NATS was not found');
}

describe('when NATS was killed and is back', () => {
  it('with its data, publishing fails at once meanwhile, and events flow again afterward', async () => {
    const [before, after] = [changed(1), changed(2)];
    await publisher.publish(before);
    await arrival(before);
    await outage(async () => {
      // It does not wait for anything: neither for a timer nor for NATS.
      const refused = publisher.publish(after).catch((error: unknown) => error);
      const later = new Promise((resolve) => setImmediate(resolve, 'later'));
      expect(await Promise.race([refused, later])).toEqual(new Error('NATS is not connected'));
    });
    await publishUntilStored(after);
    await arrival(after);
    expect(received).toEqual([before.id, after.id]);
  });

  it('with its data, an event that was stored before and not yet consumed is not lost', async () => {
    await consumers.stop();
    const stored = changed(1);
    await publisher.publish(stored);
    await outage();
    consumers = new EventConsumers(consumerLink, {
      logger: memoryLog().logger,
      metrics: new Metrics('test'),
      tracer: NO_TRACER,
    });
    consumers.consume({
      subject: SUBJECT,
      durable: 'test__changed',
      handle: settling(({ id }) => void received.push(id)),
    });
    await arrival(stored);
  });

  it('with its data, an event in hand at that moment is handled once', async () => {
    gate = new Gate();
    const [inHand, after] = [changed(1), changed(2)];
    await publisher.publish(inHand);
    await arrival(inHand);
    await outage();
    gate.open();
    await publishUntilStored(after);
    await arrival(after);
    expect(received).toEqual([inHand.id, after.id]);
  });

  it('without its data, stream and consumer are made again and events flow', async () => {
    const [before, after] = [changed(1), changed(2)];
    await publisher.publish(before);
    await arrival(before);
    await outage(loseAllData);
    await publishUntilStored(after);
    await arrival(after);
    expect(received).toEqual([before.id, after.id]);
  });

  it('without its data and with nobody publishing, the consumer makes the stream again by itself', async () => {
    const [before, after] = [changed(1), changed(2)];
    await publisher.publish(before);
    await arrival(before);
    await outage(loseAllData);
    await eventually(
      'the consumer to be there',
      async () => {
        const question = '$JS.API.CONSUMER.INFO.ANEW_FACTS.test__changed';
        const reply = await consumerLink.connection.request(question);
        if (reply.json<{ error?: unknown }>().error) throw new Error(reply.string());
        return reply;
      },
      RECOVERED_WITHIN_MS,
    );
    await publishUntilStored(after);
    await arrival(after);
  });

  it('without its data and with nobody consuming, the publisher makes the stream again by itself', async () => {
    await publisher.publish(changed(1));
    await consumers.stop();
    await outage(loseAllData);
    await publishUntilStored(changed(2));
  });

  it('twice in a row, events flow again', async () => {
    await outage();
    await outage();
    const event = changed(1);
    await publishUntilStored(event);
    await arrival(event);
  });
});

describe('stopping while NATS is away', () => {
  it('ends within a few seconds', async () => {
    const event = changed(1);
    // After the last outage, NATS is back earlier than its JetStream.
    await publishUntilStored(event);
    await arrival(event);
    await outage(async () => {
      const startedAt = Date.now();
      await consumers.stop();
      expect(Date.now() - startedAt).toBeLessThan(8_000 + BUSY_MS);
    });
  });
});

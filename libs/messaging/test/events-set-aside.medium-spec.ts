import { randomUUID } from 'node:crypto';
import { contentEvents, type EventEnvelope, EVENTS_STREAM, identityEvents } from '@anew/contracts/events/map';
import { Metrics } from '@anew/observability/metrics';
import { traceIdOf } from '@anew/observability/trace';
import { NO_TRACER } from '@anew/observability/tracing';
import { eventually } from '@anew/testkit/eventually';
import { privateNats, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsLink } from '../src/connection.js';
import { EventConsumers } from '../src/events/consumers.js';
import { EventPublisher } from '../src/events/publisher.js';
import { NotReachable, UNAVAILABLE_ERROR } from '../src/wire-error.js';
import { eventOf, type MemoryLog, memoryLog, openLink, settling } from './fixtures.js';

const SUBJECT = contentEvents.focusesChanged;
type Changed = EventEnvelope<typeof SUBJECT>;

const IMPATIENT = { delaysMs: [1], most: 3 };

let nats: PrivateServer;
let link: NatsLink;
let publisher: EventPublisher;
let log: MemoryLog;
let metrics: Metrics;
let consumers: EventConsumers;
let durable = '';
let tests = 0;

beforeAll(async () => {
  nats = await privateNats();
  log = memoryLog();
  link = await openLink(nats.url, log);
  publisher = new EventPublisher(link);
});

afterAll(async () => {
  await link.close();
  await nats.discard();
});

beforeEach(() => {
  durable = `test__${++tests}`;
  metrics = new Metrics('test');
  log.lines.length = 0;
  consumers = new EventConsumers(link, { logger: log.logger, metrics, tracer: NO_TRACER }, IMPATIENT);
});

afterEach(async () => {
  await consumers.stop();
  await (await jetstreamManager(link.connection)).streams.purge(EVENTS_STREAM);
});

/** @param handle throws if the event cannot be handled */
function consume(handle: (event: Changed) => void): void {
  consumers.consume({ subject: SUBJECT, durable, handle: settling(handle) });
}

async function submit(version = 1): Promise<Changed> {
  const event = eventOf(SUBJECT, { coupleId: randomUUID(), focuses: [], version });
  await publisher.publish(event);
  return event;
}

async function outcomes(): Promise<Record<string, number>> {
  const { values } = await metrics.eventsHandled.get();
  return Object.fromEntries(
    values.filter(({ value }) => value > 0).map(({ labels, value }) => [String(labels.outcome), value]),
  );
}

const toHave = (outcome: string, times: number) =>
  eventually(`${times} times ${outcome}`, async () =>
    ((await outcomes())[outcome] ?? 0) >= times ? true : undefined,
  );

describe('an event that can never be handled', () => {
  it('is set aside after a number of tries, counted, named in the log, and waited for no more', async () => {
    consume(() => {
      throw new Error('never');
    });
    const { id, traceparent } = await submit();
    await toHave('set_aside', 1);
    expect(await outcomes()).toEqual({ failed: 2, set_aside: 1 });
    const line = log.lines.find(({ msg }) => msg === 'event set aside');
    const traceId = traceIdOf(traceparent);
    expect(line).toMatchObject({ durable, subject: SUBJECT, eventId: id, traceId });
    const manager = await jetstreamManager(link.connection);
    await eventually('nothing to be waited for', async () => {
      const info = await manager.consumers.info(EVENTS_STREAM, durable);
      return info.num_ack_pending === 0 ? true : undefined;
    });
  });

  it('does not hold up the others, however many of its kind there are', async () => {
    const received: string[] = [];
    consume(({ id, data }) => {
      if (data.version === 0) throw new Error('never');
      received.push(id);
    });
    await Promise.all(Array.from({ length: 40 }, () => submit(0)));
    const { id } = await submit(1);
    await eventually('the other', () => (received.length > 0 ? true : undefined));
    expect(received).toEqual([id]);
    await toHave('set_aside', 40);
  });

  it('nor even read is set aside, too', async () => {
    consume(() => undefined);
    await submit();
    link.connection.publish(SUBJECT, 'no JSON');
    await toHave('set_aside', 1);
  });
});

describe('an event that cannot be handled for long', () => {
  it.each([
    ['the database is away', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
    ['its disk is full', Object.assign(new Error('full'), { code: '53100' })],
    ['its name cannot be looked up', Object.assign(new Error('unknown'), { code: 'EAI_AGAIN' })],
    ['another server is', new NotReachable('Redis is not reachable')],
    ['something else says that it is', UNAVAILABLE_ERROR],
  ])('because %s is handled when it is back', async (_, error) => {
    let isAway = true;
    consume(() => {
      if (isAway) throw error;
    });
    await submit();
    await toHave('failed', IMPATIENT.most + 5);
    isAway = false;
    await toHave('ok', 1);
    expect(await outcomes()).not.toHaveProperty('set_aside');
  });

  it.each([
    identityEvents.accountDeleted,
    'evt.content.account.erased.v1',
    'evt.journal.account.erased.v1',
    'evt.assessment.account.erased.v1',
    'evt.coaching.account.erased.v1',
  ] as const)('is tried for ever when someone is erased by it: %s', async (subject) => {
    let isPossible = false;
    const handle = () => (isPossible ? Promise.resolve() : Promise.reject(new Error('not yet')));
    consumers.consume({ subject, durable, handle: settling(handle) });
    await publisher.publish(eventOf(subject, { userId: randomUUID() }));
    await toHave('failed', IMPATIENT.most + 5);
    isPossible = true;
    await toHave('ok', 1);
    expect(await outcomes()).not.toHaveProperty('set_aside');
  });
});

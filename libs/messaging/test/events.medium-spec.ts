import { randomUUID } from 'node:crypto';
import { contentEvents, type EventEnvelope, EVENTS_STREAM, identityEvents } from '@anew/contracts/events/map';
import { Metrics } from '@anew/observability/metrics';
import { currentScope } from '@anew/observability/request-scope';
import { traceIdOf } from '@anew/observability/trace';
import { NO_TRACER } from '@anew/observability/tracing';
import { eventually } from '@anew/testkit/eventually';
import { privateNats, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { NatsLink } from '../src/connection.js';
import { EventConsumers } from '../src/events/consumers.js';
import { listenToEvents } from '../src/events/listener.js';
import { EventPublisher } from '../src/events/publisher.js';
import { eventOf, Gate, type MemoryLog, memoryLog, openLink, settling } from './fixtures.js';

const SUBJECT = contentEvents.focusesChanged;
type Changed = EventEnvelope<typeof SUBJECT>;

const changed = (version = 1): Changed => eventOf(SUBJECT, { coupleId: randomUUID(), focuses: [], version });

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

/** Each test has its own durable. All durables get every event of the stream, beginning with the first. */
beforeEach(() => {
  durable = `test__${++tests}`;
  metrics = new Metrics('test');
  consumers = new EventConsumers(link, { logger: log.logger, metrics, tracer: NO_TRACER });
});

afterEach(async () => {
  await consumers.stop();
  const manager = await jetstreamManager(link.connection);
  await manager.streams.purge(EVENTS_STREAM);
});

function consume(handle: (event: Changed) => Promise<void> | void, by = consumers): void {
  by.consume({ subject: SUBJECT, durable, handle: settling(handle) });
}

function collect(by = consumers): Changed[] {
  const received: Changed[] = [];
  consume((event) => void received.push(event), by);
  return received;
}

const ids = (events: Changed[]) => events.map(({ id }) => id);
const publishAll = (events: Changed[]) => Promise.all(events.map((event) => publisher.publish(event)));
const count = async (received: unknown[], expected: number) => {
  await eventually(`${expected} events`, () => (received.length >= expected ? true : undefined));
};

describe('an event', () => {
  it('reaches its consumer once, as it was published', async () => {
    const received = collect();
    const event = changed();
    await publisher.publish(event);
    await count(received, 1);
    expect(received).toEqual([event]);
  });

  it('reaches nobody who consumes another subject', async () => {
    const received = collect();
    const other = eventOf(identityEvents.sessionsEnded, { userId: randomUUID(), sessionIds: [] });
    await publisher.publish(other);
    const event = changed();
    await publisher.publish(event);
    await count(received, 1);
    expect(ids(received)).toEqual([event.id]);
  });

  it('published twice under one id is stored and delivered once', async () => {
    const received = collect();
    const [twice, after] = [changed(1), changed(2)];
    await publisher.publish(twice);
    await publisher.publish(twice);
    await publisher.publish(after);
    await count(received, 2);
    expect(ids(received)).toEqual([twice.id, after.id]);
  });

  it('repeated after the server has forgotten its id is delivered again: the inbox’s matter', async () => {
    const received = collect();
    const event = changed();
    await publisher.publish(event);
    await count(received, 1);
    const manager = await jetstreamManager(link.connection);
    await manager.streams.update(EVENTS_STREAM, { duplicate_window: nanos(100) });
    await eventually('the repeat to come through', async () => {
      await publisher.publish(event);
      return received.length >= 2 ? true : undefined;
    });
    await manager.streams.update(EVENTS_STREAM, { duplicate_window: nanos(120_000) });
    expect(new Set(ids(received))).toEqual(new Set([event.id]));
  });

  it('published before anyone consumed it is delivered late', async () => {
    const events = [changed(1), changed(2)];
    await publishAll(events);
    const received = collect();
    await count(received, 2);
    expect(new Set(ids(received))).toEqual(new Set(ids(events)));
  });

  it('missed while its consumers were stopped is delivered when they are back, and only what was missed', async () => {
    const [seen, missed] = [changed(1), changed(2)];
    const first = collect();
    await publisher.publish(seen);
    await count(first, 1);
    await consumers.stop();
    await publisher.publish(missed);
    const again = new EventConsumers(link, { logger: log.logger, metrics, tracer: NO_TRACER });
    const received = collect(again);
    await count(received, 1);
    await again.stop();
    expect(ids(received)).toEqual([missed.id]);
  });

  it('whose handler throws comes again, and holds no other up', async () => {
    const [bad, good] = [changed(1), changed(2)];
    const received: Changed[] = [];
    let failures = 0;
    consume((event) => {
      if (event.id === bad.id && failures++ < 2) throw new Error('not now');
      received.push(event);
    });
    await publisher.publish(bad);
    await publisher.publish(good);
    await count(received, 2);
    expect(ids(received)).toEqual([good.id, bad.id]);
    const { values } = await metrics.eventsHandled.get();
    const counted = values
      .filter(({ value }) => value > 0)
      .map(({ labels, value }) => [labels.outcome, value]);
    expect(Object.fromEntries(counted)).toEqual({ failed: 2, ok: 2 });
  });

  it('that is not understood is not acknowledged, and holds no other up', async () => {
    const received = collect();
    link.connection.publish(SUBJECT, 'no JSON');
    const event = changed();
    await publisher.publish(event);
    await count(received, 1);
    expect(ids(received)).toEqual([event.id]);
  });
});

describe('the trace of an event', () => {
  it('reaches its handler, and the line about a handler that failed', async () => {
    const event = changed();
    const traceId = traceIdOf(event.traceparent);
    log.lines.length = 0;
    let inside: string | undefined;
    consume(() => {
      const first = inside === undefined;
      inside = currentScope()?.traceparent;
      if (first) throw new Error('not now');
    });
    await publisher.publish(event);
    const line = await eventually('the line', () => log.lines.find(({ msg }) => msg === 'event not handled'));
    expect(traceIdOf(inside ?? '')).toBe(traceId);
    expect(line).toMatchObject({ durable, traceId });
  });
});

describe('two processes that share a durable', () => {
  it('share its events: each goes to one of them', async () => {
    const otherLink = await openLink(nats.url);
    const other = new EventConsumers(otherLink, { logger: log.logger, metrics, tracer: NO_TRACER });
    const [mine, theirs]: [Changed[], Changed[]] = [[], []];
    const bothHaveOne = () =>
      eventually('both to have one', () => (mine.length > 0 && theirs.length > 0 ? true : undefined));
    const into = (received: Changed[]) => async (event: Changed) => {
      received.push(event);
      await bothHaveOne();
    };
    consume(into(mine));
    consume(into(theirs), other);
    await eventually('both to wait for events', async () => {
      const manager = await jetstreamManager(link.connection);
      const { num_waiting: waiting } = await manager.consumers.info(EVENTS_STREAM, durable);
      return waiting === 2 ? true : undefined;
    });
    const events = Array.from({ length: 60 }, (_, index) => changed(index));
    await publishAll(events);
    await eventually('all events', () => (mine.length + theirs.length >= 60 ? true : undefined));
    await other.stop();
    await otherLink.close();
    expect([...ids(mine), ...ids(theirs)].sort()).toEqual(ids(events).sort());
  });
});

describe('in flight', () => {
  it('are at most 16 events of a durable', async () => {
    const gate = new Gate();
    let now = 0;
    let most = 0;
    let done = 0;
    consume(async () => {
      most = Math.max(most, ++now);
      await gate.opened;
      now--;
      done++;
    });
    await publishAll(Array.from({ length: 40 }, (_, index) => changed(index)));
    await eventually('16 in hand', () => (now === 16 ? true : undefined));
    gate.open();
    await eventually('all handled', () => (done === 40 ? true : undefined));
    expect(most).toBe(16);
  });
});

describe('stopping', () => {
  it('waits for what is in hand, which is then acknowledged, and takes nothing more', async () => {
    const gate = new Gate();
    const [inHand, later] = [changed(1), changed(2)];
    const begun: Changed[] = [];
    consume(async (event) => {
      begun.push(event);
      await gate.opened;
    });
    await publisher.publish(inHand);
    await count(begun, 1);
    let stopped = false;
    const stopping = consumers.stop().then(() => (stopped = true));
    await publisher.publish(later);
    const again = new EventConsumers(link, { logger: log.logger, metrics, tracer: NO_TRACER });
    const received = collect(again);
    await count(received, 1);
    expect(stopped).toBe(false);
    gate.open();
    await stopping;
    await again.stop();
    expect(ids(begun)).toEqual([inHand.id]);
    expect(ids(received)).toEqual([later.id]);
  });

  it('before the first subscription has come about ends too', async () => {
    const received = collect();
    await consumers.stop();
    await publisher.publish(changed());
    expect(received).toEqual([]);
  });

  it('with nothing consumed ends at once', async () => {
    await expect(consumers.stop()).resolves.toBeUndefined();
  });
});

describe('listening in passing', () => {
  it('hears each event in every process that listens, while it is connected', async () => {
    const otherLink = await openLink(nats.url);
    const heard: string[] = [];
    listenToEvents(link, SUBJECT, ({ id }) => void heard.push(id));
    listenToEvents(otherLink, SUBJECT, ({ id }) => void heard.push(id));
    await Promise.all([link.connection.flush(), otherLink.connection.flush()]);
    const event = changed();
    await publisher.publish(event);
    await count(heard, 2);
    await otherLink.close();
    expect(heard).toEqual([event.id, event.id]);
  });
});

import type { EventEnvelope } from '@anew/contracts/events/map';
import { EventPublisher, EventRefused } from '@anew/messaging/events/publisher';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MAX_ATTEMPTS } from '../src/outbox/outbox.rules.js';
import { ids, Relays } from './relays.js';

const EVERYTHING_BUT_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

let relays: Relays;

beforeAll(async () => {
  relays = await Relays.open();
});

afterAll(() => relays.close());

afterEach(() => relays.reset());

/** A publisher that fails on demand, by default in the way of JetStream when it is away, slow or full. */
class Moody extends EventPublisher {
  refusing = true;
  failure = new Error('no acknowledgment');
  /** Milliseconds at which it was asked. */
  readonly times: number[] = [];

  override async publish(envelope: EventEnvelope): Promise<void> {
    this.times.push(performance.now());
    if (this.refusing) throw this.failure;
    await super.publish(envelope);
  }
}

describe('a relay', () => {
  it('publishes what is in the outbox, as it was written, and marks it', async () => {
    await relays.append(3);
    relays.start();
    const marked = await relays.published();
    await eventually('all to be heard', () => (relays.received.length === 3 ? true : undefined));
    expect(ids(relays.received)).toEqual(ids(marked));
    expect(relays.received[0]).toMatchObject({
      subject: 'evt.content.focuses.changed.v1',
      producer: 'journal',
      occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      traceparent: expect.stringMatching(/^00-/),
      data: { focuses: [], version: 1 },
    });
    expect(marked.every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('publishes what comes later, at once when woken', async () => {
    const relay = relays.start();
    await relays.append(1);
    relay.wake();
    await relays.published();
    await relays.append(1);
    await relays.published();
    expect(await relays.rows()).toHaveLength(2);
  });

  it('publishes at once what was written by a clock that is ahead of the database’s', async () => {
    jest.useFakeTimers({ now: Date.now() + 3_600_000, doNotFake: [...EVERYTHING_BUT_DATE] });
    await relays.append(1).finally(() => jest.useRealTimers());
    relays.start();
    expect(await relays.published()).toMatchObject([{ attempts: 1 }]);
  });

  it('gets through more than one batch', async () => {
    await relays.append(120);
    relays.start();
    await relays.published();
    expect(ids(relays.received)).toEqual(ids(await relays.rows()));
  });

  it('counts what it published, by subject', async () => {
    await relays.append(2);
    relays.start();
    await relays.published();
    const { values } = await relays.metrics.eventsPublished.get();
    expect(values).toMatchObject([{ value: 2, labels: { subject: 'evt.content.focuses.changed.v1' } }]);
  });

  it('finishes what it has in hand when it is stopped, and takes nothing more', async () => {
    const stopped = relays.start();
    await relays.append(60);
    stopped.wake();
    await stopped.beforeApplicationShutdown();
    expect((await relays.rows()).every(({ published, attempts }) => published === (attempts === 1))).toBe(
      true,
    );
    const heard = relays.received.length;
    await relays.append(1);
    relays.start();
    await relays.published();
    expect(relays.received.length).toBeGreaterThan(heard);
  });
});

describe('an event that JetStream does not take', () => {
  it('is tried again, later each time, until it is taken', async () => {
    const publisher = new Moody(relays.link);
    await relays.append(1);
    relays.start(publisher);
    await eventually('four attempts', () => (publisher.times.length >= 4 ? true : undefined));
    publisher.refusing = false;
    const [taken] = await relays.published();
    expect(taken?.attempts).toBe(publisher.times.length);
    const waits = publisher.times.slice(1).map((time, index) => time - publisher.times[index]!);
    for (const [index, delay] of [200, 400, 800].entries())
      expect(waits[index]).toBeGreaterThanOrEqual(delay);
  });

  it('holds no other up', async () => {
    class Picky extends EventPublisher {
      override async publish(envelope: EventEnvelope): Promise<void> {
        if (envelope.id === first) throw new Error('not this one');
        await super.publish(envelope);
      }
    }
    await relays.append(3);
    const first = (await relays.rows())[0]!.id;
    relays.start(new Picky(relays.link));
    await eventually('the others to be published', async () =>
      (await relays.rows()).filter((row) => row.published).length === 2 ? true : undefined,
    );
    expect((await relays.rows())[0]).toMatchObject({ id: first, published: false, dead: false });
  });

  it('is never given up because JetStream is away, slow or full', async () => {
    const publisher = new Moody(relays.link);
    await relays.append(1);
    await relays.setAll(`attempts = ${MAX_ATTEMPTS + 20}`);
    relays.start(publisher);
    const [waiting] = await relays.rowsTo('put off for a minute', (row) => row.due_in > 30);
    expect(waiting).toMatchObject({ dead: false, published: false });
    publisher.refusing = false;
    await relays.setAll('next_attempt_at = now()');
    expect(await relays.published()).toMatchObject([{ dead: false }]);
  });
});

describe('an event that NATS refuses', () => {
  const refusing = () =>
    Object.assign(new Moody(relays.link), { failure: new EventRefused('it is too large') });

  it('is given up after the last attempt, counted and kept; resetting it replays it', async () => {
    const publisher = refusing();
    await relays.append(1);
    await relays.setAll(`attempts = ${MAX_ATTEMPTS - 1}`);
    relays.start(publisher);
    const [dead] = await relays.rowsTo('given up', (row) => row.dead);
    expect(dead).toMatchObject({ attempts: MAX_ATTEMPTS, published: false });
    expect((await relays.metrics.eventsGivenUp.get()).values).toMatchObject([{ value: 1 }]);

    publisher.refusing = false;
    await relays.setAll('dead_at = NULL, attempts = 0, next_attempt_at = now()');
    const [replayed] = await relays.published();
    expect(replayed).toMatchObject({ id: dead?.id, attempts: 1, dead: false });
  });

  it('is not given up before the last attempt, and not taken up again once it is', async () => {
    const publisher = refusing();
    await relays.append(1);
    await relays.setAll(`attempts = ${MAX_ATTEMPTS - 2}`);
    relays.start(publisher);
    await relays.rowsTo('refused once', ({ attempts }) => attempts === MAX_ATTEMPTS - 1);
    expect((await relays.rows())[0]?.dead).toBe(false);
    await relays.setAll('next_attempt_at = now()');
    await relays.rowsTo('given up', (row) => row.dead);
    await relays.setAll("next_attempt_at = now() - interval '1 hour'");
    await relays.append(1);
    await eventually('the next event to be refused', () => (publisher.times.length >= 3 ? true : undefined));
    expect((await relays.rows())[0]?.attempts).toBe(MAX_ATTEMPTS);
  });
});

describe('two relays', () => {
  it('share the work and publish nothing twice', async () => {
    const perRelay: string[][] = [[], []];
    const bothAtWork = () =>
      eventually('both to be at work', () => (perRelay.every((list) => list.length > 0) ? true : undefined));
    class Counting extends EventPublisher {
      constructor(private readonly list: string[]) {
        super(relays.link);
      }

      override async publish(envelope: EventEnvelope): Promise<void> {
        this.list.push(envelope.id);
        await bothAtWork();
        await super.publish(envelope);
      }
    }
    await relays.append(200);
    for (const list of perRelay) relays.start(new Counting(list));
    const all = ids(await relays.published());
    expect(perRelay.flat().sort()).toEqual(all);
    await eventually('all to be heard', () => (relays.received.length >= 200 ? true : undefined));
    expect(ids(relays.received)).toEqual(all);
  });

  it('do not wait for a third that holds its claim in an open transaction', async () => {
    await relays.append(2);
    const [first] = await relays.rows();
    const held = relays.dataSource.createQueryRunner();
    await held.startTransaction();
    await held.query('SELECT 1 FROM outbox WHERE id = $1 FOR UPDATE', [first?.id]);
    relays.start();
    relays.start();
    await eventually('the other event to be published', async () =>
      (await relays.rows())[1]?.published ? true : undefined,
    );
    expect((await relays.rows())[0]?.published).toBe(false);
    await held.rollbackTransaction();
    await held.release();
    await relays.published();
  });
});

describe('housekeeping', () => {
  it('keeps the gauge of events that wait at what is true', async () => {
    const pending = async () => (await relays.metrics.outboxPending.get()).values[0]?.value;
    const publisher = new Moody(relays.link);
    relays.start(publisher);
    await relays.append(3);
    await eventually('three to wait', async () => ((await pending()) === 3 ? true : undefined));
    publisher.refusing = false;
    await relays.published();
    await eventually('none to wait', async () => ((await pending()) === 0 ? true : undefined));
  });
});

import { randomUUID } from 'node:crypto';
import type { NatsLink } from '@anew/messaging/connection';
import { EventPublisher, EventRefused } from '@anew/messaging/events/publisher';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OutboxRepository } from '../src/outbox/outbox.repository.js';
import { Relays } from './relays.js';

let relays: Relays;

beforeAll(async () => {
  relays = await Relays.open();
});

afterAll(() => relays.close());

afterEach(() => relays.reset());

describe('a relay that dies with events in hand', () => {
  const claimAndDie = () => new OutboxRepository(relays.dataSource).claim();

  it('keeps others away for its lease only; then another publishes them', async () => {
    await relays.append(2);
    const before = performance.now();
    const claimed = await claimAndDie();
    expect(claimed).toHaveLength(2);
    expect(await new OutboxRepository(relays.dataSource).claim()).toEqual([]);
    for (const { due_in: due } of await relays.rows()) {
      expect(due).toBeGreaterThan(14 - (performance.now() - before) / 1_000);
      expect(due).toBeLessThanOrEqual(15);
    }
    relays.start();
    await relays.setAll("next_attempt_at = next_attempt_at - interval '15 seconds'");
    expect((await relays.published()).every(({ attempts }) => attempts === 2)).toBe(true);
  });

  it('after publishing but before marking makes no second event of it on the stream', async () => {
    await relays.append(1);
    const [event] = await claimAndDie();
    const { occurredAt, ...rest } = event!;
    const envelope = { ...rest, occurredAt: occurredAt.toISOString(), producer: 'journal' };
    await new EventPublisher(relays.link).publish(envelope);
    const stored = await storedEvents();
    await relays.setAll('next_attempt_at = now()');
    relays.start();
    await relays.published();
    expect(await storedEvents()).toBe(stored);
  });

  async function storedEvents(): Promise<number> {
    const reply = await relays.link.connection.request('$JS.API.STREAM.INFO.ANEW_FACTS');
    return reply.json<{ state: { messages: number } }>().state.messages;
  }
});

describe('while NATS is away', () => {
  it('an event waits, no attempt is counted against it, and it leaves once NATS is back', async () => {
    let asked = 0;
    const watched = Object.create(relays.link, {
      isUp: {
        get: () => {
          asked++;
          return relays.link.isUp;
        },
      },
    }) as NatsLink;
    relays.start(undefined, watched);
    await relays.nats.kill();
    try {
      await eventually('the outage to be noticed', () => (relays.link.isUp ? undefined : true));
      await relays.append(1);
      const before = asked;
      await eventually('the relay to have looked three times', () =>
        asked >= before + 3 ? true : undefined,
      );
      expect(await relays.rows()).toMatchObject([{ attempts: 0, published: false }]);
    } finally {
      await relays.nats.start();
    }
    expect(await relays.published()).toMatchObject([{ dead: false }]);
  });
});

describe('what the server says of an event', () => {
  const envelope = (text: string) => ({
    id: randomUUID(),
    subject: 'evt.content.focuses.changed.v1' as const,
    data: { text } as never,
    occurredAt: new Date().toISOString(),
    producer: 'journal',
    traceparent: '00-1',
  });
  const limitStream = (settings: object) =>
    relays.link.connection.request('$JS.API.STREAM.INFO.ANEW_FACTS').then(async (reply) => {
      const { config } = reply.json<{ config: object }>();
      await relays.link.connection.request(
        '$JS.API.STREAM.UPDATE.ANEW_FACTS',
        JSON.stringify({ ...config, ...settings }),
      );
    });

  it('is a refusal for what is larger than a message may be', async () => {
    const publisher = new EventPublisher(relays.link);
    const most = relays.link.connection.info!.max_payload;
    await expect(publisher.publish(envelope('x'.repeat(most)))).rejects.toThrow(EventRefused);
    await limitStream({ max_msg_size: 1_000 });
    try {
      await expect(publisher.publish(envelope('x'.repeat(2_000)))).rejects.toThrow(EventRefused);
    } finally {
      await limitStream({ max_msg_size: -1 });
    }
    await publisher.publish(envelope('x'.repeat(2_000)));
  });

  it('is no refusal while the store has no room', async () => {
    const publisher = new EventPublisher(relays.link);
    await publisher.publish(envelope('first'));
    await limitStream({ max_bytes: 10, discard: 'new' });
    try {
      const failed = await publisher.publish(envelope('second')).then(
        () => null,
        (error: unknown) => error,
      );
      expect(failed).toBeInstanceOf(Error);
      expect(failed).not.toBeInstanceOf(EventRefused);
    } finally {
      await limitStream({ max_bytes: -1, discard: 'old' });
    }
  });
});

describe('a relay that finds NATS gone with events in hand', () => {
  it('gives them back as if it had not tried', async () => {
    await relays.append(1);
    let looks = 0;
    // This link is connected when the relay decides to claim, and disconnected when it has claimed.
    const leaving = Object.create(relays.link, { isUp: { get: () => looks++ === 0 } }) as NatsLink;
    relays.start(undefined, leaving);
    await eventually('the relay to have looked again', () => (looks >= 3 ? true : undefined));
    expect(await relays.rows()).toMatchObject([{ attempts: 0, published: false }]);
    await relays.reset();
    await relays.append(1);
    relays.start();
    expect(await relays.published()).toMatchObject([{ dead: false }]);
  });
});

describe('while PostgreSQL is away', () => {
  it('the gauges still show what waits, although no event can be claimed', async () => {
    const pending = async () => (await relays.metrics.outboxPending.get()).values[0]?.value;
    await relays.append(2);
    // A lock on the table stands for a disk that is full: reading goes on, and what would write waits.
    const held = relays.dataSource.createQueryRunner();
    await held.startTransaction();
    await held.query('LOCK TABLE outbox IN EXCLUSIVE MODE');
    relays.start();
    await eventually('two to wait', async () => ((await pending()) === 2 ? true : undefined));
    await held.rollbackTransaction();
    await held.release();
    await relays.published();
  });

  it('the relay lives on, and publishes once it is back', async () => {
    await relays.append(1);
    await relays.postgres.kill();
    const relay = relays.start();
    try {
      await eventually('the database to be missed', () =>
        relays.dataSource.query('SELECT 1').then(
          () => undefined,
          () => true,
        ),
      );
      relay.wake();
    } finally {
      await relays.postgres.start();
    }
    await eventually('the event to be published', async () =>
      (await relays.rows())[0]?.published ? true : undefined,
    );
  });
});

import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import type { Announcement } from '@anew/contracts/live/announcement';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Inbox } from '../src/inbox/inbox.js';
import type { Transactions, Work } from '../src/transactions.js';
import { actor, emptyTables, notes, openTestDatabase, testTransactions, writeNote } from './fixtures.js';

let postgres: PrivateServer;
let dataSource: DataSource;
let transactions: Transactions;
let inbox: Inbox;

beforeAll(async () => {
  postgres = await privatePostgres();
  dataSource = await openTestDatabase(postgres);
  transactions = testTransactions(dataSource);
  inbox = new Inbox(transactions);
});

afterAll(async () => {
  await dataSource.destroy();
  await postgres.discard();
});

beforeEach(() => emptyTables(dataSource));

const KEY = 'a-key';
const count = async (table: string) => {
  const [row] = await dataSource.query<{ count: number }[]>(`SELECT count(*)::int FROM ${table}`);
  return row?.count;
};

describe('what a mutation announces', () => {
  it('is sent once the change can be read, and not again for a repeat', async () => {
    const sent: Promise<[Announcement, string[]]>[] = [];
    const announcing = testTransactions(dataSource, undefined, (announcement) => {
      sent.push(notes(dataSource).then((there) => [announcement, there]));
    });
    const who = { ...actor(KEY), coupleId: 'the-couple' };
    const appreciate = () =>
      announcing.mutate(who, 'write', {}, async ({ transaction, announce, announceToSelf }) => {
        announce('appreciation');
        announceToSelf('step');
        await writeNote(transaction, 'hello');
        return null;
      });
    await appreciate();
    await appreciate();
    expect(await Promise.all(sent)).toEqual([
      [{ topic: 'appreciation', to: 'the-couple' }, ['hello']],
      [{ topic: 'step', to: who.userId }, ['hello']],
    ]);
  });

  it('is not sent when it fails', async () => {
    const sent: Announcement[] = [];
    const announcing = testTransactions(
      dataSource,
      undefined,
      (announcement) => void sent.push(announcement),
    );
    const failing = announcing.mutate(actor(), 'write', {}, ({ announce }) => {
      announce('entry');
      return Promise.reject(new Error('broken'));
    });
    await expect(failing).rejects.toThrow('broken');
    expect(sent).toEqual([]);
  });
});

describe('a mutation with an idempotency key', () => {
  const write =
    (text: string) =>
    async ({ transaction }: Work): Promise<{ id: string; text: string }> => {
      await writeNote(transaction, text);
      return { id: randomUUID(), text };
    };
  const mutate = (who: Actor, text: string, operation = 'write') =>
    transactions.mutate(who, operation, { text }, write(text));

  it('is done once, and answered a second time with the first answer', async () => {
    const who = actor(KEY);
    const first = await mutate(who, 'hello');
    expect(await mutate(who, 'hello')).toEqual(first);
    expect(await notes(dataSource)).toEqual(['hello']);
  });

  it('is done once though it comes many times at the same moment', async () => {
    const who = actor(KEY);
    const answers = await Promise.all(Array.from({ length: 8 }, () => mutate(who, 'hello')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await notes(dataSource)).toEqual(['hello']);
  });

  it.each([
    ['another body', 'bye', 'write'],
    ['another operation', 'hello', 'delete'],
  ])('is refused with %s, and nothing is done', async (_, text, operation) => {
    const who = actor(KEY);
    await mutate(who, 'hello');
    await expect(mutate(who, text, operation)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'idempotency_key_reused',
    });
    expect(await notes(dataSource)).toEqual(['hello']);
  });

  it('is refused with another body at the same moment, too', async () => {
    const who = actor(KEY);
    const outcomes = await Promise.allSettled([mutate(who, 'hello'), mutate(who, 'bye')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await notes(dataSource)).toHaveLength(1);
  });

  it('leaves the key free when it fails, so that a repeat may succeed', async () => {
    const who = actor(KEY);
    const failing = transactions.mutate(who, 'write', { text: 'hello' }, async ({ transaction }) => {
      await writeNote(transaction, 'lost');
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await count('idempotency_keys')).toBe(0);
    await mutate(who, 'hello');
    expect(await notes(dataSource)).toEqual(['hello']);
  });

  it('hands the key to a rival that waited when it fails', async () => {
    const who = actor(KEY);
    let rival: Promise<unknown> = Promise.resolve();
    const failing = transactions.mutate(who, 'write', { text: 'hello' }, () => {
      rival = mutate(who, 'hello');
      return Promise.reject(new Error('broken'));
    });
    await expect(failing).rejects.toThrow('broken');
    await rival;
    expect(await notes(dataSource)).toEqual(['hello']);
  });

  it('has nothing to do with the same key of someone else', async () => {
    await mutate(actor(KEY), 'mine');
    await mutate(actor(KEY), 'theirs');
    expect(await notes(dataSource)).toEqual(['mine', 'theirs']);
  });

  it('is done anew after 24 hours, whatever its body, and not a moment before', async () => {
    const who = actor(KEY);
    const setAge = (age: string) =>
      dataSource.query('UPDATE idempotency_keys SET created_at = now() - $1::interval', [age]);
    const first = await mutate(who, 'hello');
    await setAge('23 hours 59 minutes');
    expect(await mutate(who, 'hello')).toEqual(first);
    await setAge('24 hours 1 second');
    const second = await mutate(who, 'bye');
    expect(await mutate(who, 'bye')).toEqual(second);
    expect(await notes(dataSource)).toEqual(['bye', 'hello']);
  });

  it.each([null, undefined, 0, '', [], { deep: [{ text: 'größer' }] }])(
    'repeats the answer %j as it was',
    async (answer) => {
      const who = actor(KEY);
      const work = () => transactions.mutate(who, 'answer', {}, () => Promise.resolve(answer));
      expect(await work()).toEqual(answer);
      expect(await work()).toEqual(answer);
    },
  );

  it('without a key is done each time', async () => {
    const who = actor();
    await mutate(who, 'hello');
    await mutate(who, 'hello');
    expect(await notes(dataSource)).toEqual(['hello', 'hello']);
    expect(await count('idempotency_keys')).toBe(0);
  });
});

describe('the inbox', () => {
  const CONSUMER = 'journal__submitted';
  const handle = (eventId: string, consumer = CONSUMER) =>
    inbox.once(consumer, eventId, (transaction) => writeNote(transaction, eventId));

  it('lets an event act once, however often it comes', async () => {
    const event = randomUUID();
    await handle(event);
    await handle(event);
    await handle(event);
    expect(await notes(dataSource)).toEqual([event]);
  });

  it('lets an event act once, though it comes twice at the same moment', async () => {
    const events = Array.from({ length: 10 }, () => randomUUID());
    await Promise.all(events.flatMap((event) => [handle(event), handle(event), handle(event)]));
    expect(await notes(dataSource)).toEqual(events.sort());
  });

  it('takes events out of order, and an old one again after a newer one', async () => {
    const [older, newer] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
    for (const event of [newer, older, newer, older]) await handle(event);
    expect(await notes(dataSource)).toEqual([older, newer]);
  });

  it('lets each consumer act for itself', async () => {
    const event = randomUUID();
    await handle(event);
    await handle(event, 'journal__other');
    expect(await notes(dataSource)).toEqual([event, event]);
  });

  it('remembers nothing of an act that failed, so that the next delivery acts', async () => {
    const event = randomUUID();
    const failing = inbox.once(CONSUMER, event, async (transaction) => {
      await writeNote(transaction, 'half');
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await count('inbox')).toBe(0);
    expect(await notes(dataSource)).toEqual([]);
    await handle(event);
    expect(await notes(dataSource)).toEqual([event]);
  });

  it('lets a rival act that waited for one that failed', async () => {
    const event = randomUUID();
    let rival: Promise<void> = Promise.resolve();
    const failing = inbox.once(CONSUMER, event, () => {
      rival = handle(event);
      return Promise.reject(new Error('broken'));
    });
    await expect(failing).rejects.toThrow('broken');
    await rival;
    expect(await notes(dataSource)).toEqual([event]);
  });
});

import { randomUUID } from 'node:crypto';
import { identityEvents } from '@anew/contracts/events/map';
import { runInScope } from '@anew/observability/request-scope';
import { newTraceparent } from '@anew/observability/trace';
import { eventually } from '@anew/testkit/eventually';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { Inbox } from '../src/inbox/inbox.js';
import { Outbox } from '../src/outbox/outbox.js';
import { OutboxEvent } from '../src/outbox/outbox-event.entity.js';
import { PreparedQuery } from '../src/prepared-query.js';
import type { Transactions } from '../src/transactions.js';
import { emptyTables, notes, openTestDatabase, outboxRows, testTransactions, writeNote } from './fixtures.js';

let postgres: PrivateServer;
let dataSource: DataSource;
let transactions: Transactions;
let commits = 0;
const outbox = new Outbox();

beforeAll(async () => {
  postgres = await privatePostgres();
  dataSource = await openTestDatabase(postgres);
});

afterAll(async () => {
  await dataSource.destroy();
  await postgres.discard();
});

beforeEach(async () => {
  await emptyTables(dataSource);
  commits = 0;
  transactions = testTransactions(dataSource, () => commits++);
});

const SUBJECT = identityEvents.accountDeleted;
const submit = (transaction: EntityManager) => outbox.append(transaction, SUBJECT, { userId: 'someone' });
const fail = () => Promise.reject(new Error('broken'));

describe('a transaction', () => {
  it('keeps what was written and the event about it, together', async () => {
    const answer = await transactions.run(async (transaction) => {
      await writeNote(transaction, 'kept');
      await submit(transaction);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await notes(dataSource)).toEqual(['kept']);
    expect(await outboxRows(dataSource)).toHaveLength(1);
    expect(commits).toBe(1);
  });

  it('that fails keeps neither, and wakes nobody', async () => {
    const failing = transactions.run(async (transaction) => {
      await writeNote(transaction, 'lost');
      await submit(transaction);
      await fail();
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await notes(dataSource)).toEqual([]);
    expect(await outboxRows(dataSource)).toEqual([]);
    expect(commits).toBe(0);
  });

  it('shows its event to nobody before it has committed', async () => {
    await transactions.run(async (transaction) => {
      await submit(transaction);
      expect(await outboxRows(dataSource)).toEqual([]);
    });
    expect(await outboxRows(dataSource)).toHaveLength(1);
  });
});

describe('an event in the outbox', () => {
  const stored = async () => (await dataSource.getRepository(OutboxEvent).find())[0]!;

  it('has subject, data, the moment, and the trace of the request that made it true', async () => {
    const traceparent = newTraceparent();
    const before = Date.now();
    await runInScope({ traceparent }, () => transactions.run(submit));
    const event = await stored();
    expect(event).toMatchObject({
      subject: SUBJECT,
      data: { userId: 'someone' },
      traceparent,
      attempts: 0,
      publishedAt: null,
      deadAt: null,
    });
    expect(event.occurredAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(event.occurredAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('has a trace of its own outside of any request', async () => {
    await transactions.run(submit);
    expect((await stored()).traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('has an id that sorts by time', async () => {
    for (let index = 0; index < 20; index++) await transactions.run(submit);
    const byTime = await dataSource.query<{ id: string }[]>('SELECT id FROM outbox ORDER BY occurred_at, id');
    expect((await outboxRows(dataSource)).map(({ id }) => id)).toEqual(byTime.map(({ id }) => id));
  });
});

describe('connections', () => {
  it('all return to the pool, however many transactions fail', async () => {
    const small = await openTestDatabase(postgres, { poolSize: 2 });
    const failing = testTransactions(small);
    const inbox = new Inbox(testTransactions(small));
    const query = new PreparedQuery<{ one: number }>('leak-test', 'SELECT 1 / $1::int AS one');
    const attempts = Array.from({ length: 50 }, (_, index) => {
      if (index % 3 === 0) return failing.run(fail);
      if (index % 3 === 1) return inbox.once('test', randomUUID(), fail);
      return query.run(small, [0]);
    });
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    const rows = await Promise.all([query.run(small, [1]), query.run(small, [1]), query.run(small, [1])]);
    expect(rows.flat()).toEqual([{ one: 1 }, { one: 1 }, { one: 1 }]);
    await small.destroy();
  });

  it('are made anew after PostgreSQL was killed, and the process lives on', async () => {
    await Promise.all([1, 2, 3].map(() => dataSource.query('SELECT 1')));
    await postgres.kill();
    await expect(transactions.run((transaction) => writeNote(transaction, 'lost'))).rejects.toThrow();
    await postgres.start();
    await eventually('a transaction to go through', () =>
      transactions.run((transaction) => writeNote(transaction, 'kept')).then(() => true),
    );
    expect(await notes(dataSource)).toEqual(['kept']);
  });

  it('break under a transaction that was under way, which is then not half done', async () => {
    const running = transactions.run(async (transaction) => {
      await writeNote(transaction, 'half');
      await postgres.kill();
      await writeNote(transaction, 'whole');
    });
    await expect(running).rejects.toThrow();
    await postgres.start();
    expect(await eventually('the notes', () => notes(dataSource))).toEqual([]);
  });
});

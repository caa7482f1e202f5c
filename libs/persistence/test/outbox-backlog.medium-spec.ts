import { randomUUID } from 'node:crypto';
import { contentEvents } from '@anew/contracts/events/map';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { Outbox } from '../src/outbox/outbox.js';
import { BEGINNING, OutboxRepository, type Place } from '../src/outbox/outbox.repository.js';
import { ids, Relays } from './relays.js';

const WAITING = 120_000;
const PUBLISHED = 60_000;

let relays: Relays;

beforeAll(async () => {
  relays = await Relays.open();
});

afterAll(() => relays.close());

const DUE_AT = '2026-11-20T23:14:49.123456';
const idOf = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** Writes events of an hour ago that are all due since the same moment, as `after-restore.sql` makes them. */
const write = (count: number) =>
  relays.dataSource.query(
    `INSERT INTO outbox (id, subject, data, traceparent, occurred_at, next_attempt_at)
     SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid, 'evt.content.focuses.changed.v1',
       '{}', '', now() - interval '1 hour', $2::timestamptz
     FROM generate_series(1, $1::int) number`,
    [count, DUE_AT],
  );

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** Number of pages that PostgreSQL reads for a claim, which is undone. */
async function pagesOfClaim(after: Place): Promise<number> {
  let pages = 0;
  const explaining = {
    query: async (statement: string, values: unknown[]): Promise<[never[], number]> => {
      const runner = relays.dataSource.createQueryRunner();
      await runner.startTransaction();
      const [{ 'QUERY PLAN': plans }] = (await runner.query(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`,
        values,
      )) as [{ 'QUERY PLAN': [{ Plan: Plan }] }];
      await runner.rollbackTransaction();
      await runner.release();
      const { Plan: plan } = plans[0];
      pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      return [[], 0];
    },
  } as unknown as DataSource;
  await new OutboxRepository(explaining).claim(after);
  return pages;
}

describe('when very many events wait', () => {
  /** Something long elsewhere, such as a backup. For its sake, PostgreSQL keeps what others delete. */
  let backup: QueryRunner;

  beforeEach(() => {
    backup = relays.dataSource.createQueryRunner();
  });

  afterEach(async () => {
    await backup.rollbackTransaction();
    await backup.release();
    await relays.reset();
  });

  it('a claim reads no more than when few do, although half were just published during a backup', async () => {
    await write(100);
    await backup.startTransaction('REPEATABLE READ');
    const few = await pagesOfClaim(BEGINNING);
    await relays.dataSource.query('TRUNCATE outbox');

    await write(WAITING);
    await backup.query('SELECT 1 FROM inbox');
    const published = { id: idOf(PUBLISHED), dueAt: DUE_AT };
    await relays.dataSource.query('UPDATE outbox SET published_at = now() WHERE id <= $1', [published.id]);
    expect(await pagesOfClaim(published)).toBeLessThan(2 * few);
    await relays.dataSource.query('ANALYZE outbox');
    expect(await pagesOfClaim(published)).toBeLessThan(2 * few);
  }, 60_000);

  it('they are counted up to a bound, and the age of the oldest is told', async () => {
    await backup.startTransaction();
    await write(WAITING);
    const repository = new OutboxRepository(relays.dataSource);
    expect(await repository.countWaiting()).toBe(100_001);
    expect(await repository.age()).toBeGreaterThan(3_500);
  }, 60_000);
});

const outbox = new Outbox();

const append = (transaction: EntityManager, version: number) =>
  outbox.append(transaction, contentEvents.focusesChanged, { coupleId: randomUUID(), focuses: [], version });

describe('a relay with more than one batch', () => {
  afterEach(() => relays.reset());

  it('claims each behind the one before, from the beginning again at the end, and misses none', async () => {
    const places: Place[] = [];
    class Watched extends OutboxRepository {
      override claim(after: Place) {
        places.push(after);
        return super.claim(after);
      }
    }
    await write(120);
    relays.start(undefined, undefined, new Watched(relays.dataSource));
    await relays.published();
    expect(ids(relays.received)).toHaveLength(120);
    const [first, second, third, fourth] = places;
    expect([first, fourth]).toEqual([BEGINNING, BEGINNING]);
    expect([second, third]).toMatchObject([
      { id: idOf(50), dueAt: DUE_AT },
      { id: idOf(100), dueAt: DUE_AT },
    ]);
  });

  it('claims in the order in which events were written, whichever transaction began first', async () => {
    const [first, second] = [relays.dataSource.createQueryRunner(), relays.dataSource.createQueryRunner()];
    for (const runner of [first, second]) await runner.startTransaction();
    await first.query('SELECT now()');
    await append(second.manager, 2);
    await second.commitTransaction();
    await append(first.manager, 1);
    await first.commitTransaction();
    for (const runner of [first, second]) await runner.release();
    const rows = await relays.dataSource.query<{ version: string }[]>(
      "SELECT data->>'version' AS version FROM outbox ORDER BY next_attempt_at, id",
    );
    expect(rows.map(({ version }) => version)).toEqual(['2', '1']);
  });

  it('gives back what it did not try to its former place', async () => {
    await write(60);
    const repository = new OutboxRepository(relays.dataSource);
    const claimed = await repository.claim();
    await repository.giveBack(claimed);
    expect(ids(await repository.claim())).toEqual(ids(claimed));
  });
});

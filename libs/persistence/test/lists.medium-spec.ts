import { randomUUID } from 'node:crypto';
import { eventually } from '@anew/testkit/eventually';
import { databaseUrl, privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { cursorOf } from '../src/cursor.js';
import type { Sealer } from '../src/encryption/seals.js';
import { ListReader } from '../src/lists/list-reader.js';
import { listStatement } from '../src/lists/list-statement.js';
import { integer, text } from '../src/lists/values.js';
import { memoryLog, openTestDatabase, testSeals, testVault } from './fixtures.js';
import { anyItem, type Item, sealedRow, some, THINGS, WRITERS } from './list-items.js';

const FAST = { connections: 2, underWay: 500, statementMs: 300, silenceMs: 2_000 };

let postgres: PrivateServer;
let dataSource: DataSource;
let sealer: Sealer;
const readers: ListReader[] = [];
const log = memoryLog();

function newReader(limits?: typeof FAST): ListReader {
  const database = { url: databaseUrl(postgres, 'journal'), name: 'journal' };
  const reader = new ListReader(database, testVault(dataSource), log.logger, limits);
  readers.push(reader);
  return reader;
}

beforeAll(async () => {
  postgres = await privatePostgres();
  dataSource = await openTestDatabase(postgres);
  sealer = await testSeals(dataSource).open(WRITERS);
});

afterAll(async () => {
  await Promise.all(readers.map((reader) => reader.onApplicationShutdown()));
  await dataSource.destroy();
  await postgres.discard();
});

/** The item as a row of this test’s database. */
const rowOf = (item: Item) => sealedRow(sealer, item);

const positionOf = ({ at, id }: { at: string | null; id: string }) => ({ at: at ?? '', id });

async function read(reader: ListReader, items: readonly Item[], limit = items.length): Promise<string> {
  const values = [JSON.stringify(items.map(rowOf))];
  const bytes = await reader.page(THINGS, positionOf, { values, authors: WRITERS, limit });
  return bytes.toString();
}

const whole = (items: readonly Item[]): string => JSON.stringify({ items, next: null });

describe('a list as JSON', () => {
  it('is of all values what JSON.stringify makes of them', async () => {
    const reader = newReader();
    await fc.assert(
      fc.asyncProperty(fc.array(anyItem, { maxLength: 8 }), async (items) => {
        expect(await read(reader, items)).toBe(whole(items));
      }),
      { numRuns: 200 },
    );
  });

  it('is each its own while many are read at once', async () => {
    const reader = newReader();
    const lists = Array.from({ length: 60 }, (_, nth) => some(30).slice(0, nth % 30));
    const answers = await Promise.all(lists.map((items) => read(reader, items)));
    expect(answers).toEqual(lists.map(whole));
  });

  it('says where it goes on when it has more items than asked for', async () => {
    const items = some(4).map((item) => ({ ...item, at: new Date(item.at ?? 0) }));
    const last = items[2]!;
    expect(await read(newReader(), items, 3)).toBe(
      JSON.stringify({
        items: items.slice(0, 3),
        next: cursorOf({ at: last.at.toISOString(), id: last.id }),
      }),
    );
  });

  it('ends before it is too long for one message, and has one item at least', async () => {
    const long = some(9).map((item) => ({ ...item, at: new Date(0), words: '\u0001'.repeat(20_000) }));
    const page = JSON.parse(await read(newReader(), long)) as { items: Item[]; next: string };
    expect(page.items).toHaveLength(5);
    expect(page.next).toBe(cursorOf({ at: new Date(0).toISOString(), id: long[4]!.id }));
    const one = [{ ...long[0]!, words: 'x'.repeat(800_000) }];
    expect(await read(newReader(), one)).toBe(whole(one));
  });

  it('takes 20,000 rows, and a row longer than what arrives at once', async () => {
    const count = list('count', 'SELECT generate_series(1, $1::int)');
    const { json, last } = await newReader().read(count, { values: [20_000], authors: [], limit: 20_000 });
    expect(last).toBeNull();
    const numbers = Array.from({ length: 20_000 }, (_, nth) => ({ number: nth + 1 }));
    expect(json).toBe(JSON.stringify(numbers));
    const long = [{ ...some(1)[0]!, plain: 'é'.repeat(300_000) }];
    expect(await read(newReader(), long)).toBe(whole(long));
  });
});

describe('a list with a text that nobody can open', () => {
  /** As when a byte of a disk has changed, or a key was restored to another one. */
  const damaged = (item: Item) => ({ ...(rowOf(item) as Item), title: Buffer.alloc(60).toString('base64') });
  const page = async (rows: object[], limit: number, authors = WRITERS) => {
    const reading = { values: [JSON.stringify(rows)], authors, limit };
    const bytes = await newReader().page(THINGS, positionOf, reading);
    return JSON.parse(bytes.toString()) as { items: Item[]; next: string | null };
  };
  const items = some(3).map((item) => ({ ...item, at: new Date(item.at ?? 0) }));
  const [first, second, third] = items as [Item, Item, Item];
  const idsOf = (list: Item[]) => list.map(({ id }) => id);

  it('has all the others, and says in the log how many are missing', async () => {
    const { items: read, next } = await page([rowOf(first), damaged(second), rowOf(third)], 3);
    expect(idsOf(read)).toEqual([first.id, third.id]);
    expect(next).toBeNull();
    expect(log.lines.at(-1)).toMatchObject({ list: THINGS.name, unreadable: 1 });
    expect(JSON.stringify(log.lines)).not.toContain(second.id);
  });

  it('goes on behind it, also where it ends a page', async () => {
    const { items: read, next } = await page([rowOf(first), damaged(second), rowOf(third)], 2);
    expect(idsOf(read)).toEqual([first.id]);
    expect(next).toBe(cursorOf({ at: second.at!.toISOString(), id: second.id }));
    expect(idsOf((await page([damaged(first), rowOf(second), rowOf(third)], 2)).items)).toEqual([second.id]);
  });

  it('is empty for who holds no key', async () => {
    expect((await page([rowOf(first)], 1, [randomUUID()])).items).toEqual([]);
  });
});

const list = (name: string, statement: string) =>
  listStatement({ name, text: statement, columns: { number: integer }, present: (row) => row });

const DIVIDE = list('divide', 'SELECT 10 / $1::int');
const SLEEP = list('sleep', 'SELECT number FROM generate_series(1, 3) number, pg_sleep($1::float8)');

const numbersIn = async (reader: ListReader, statement: typeof DIVIDE, value: number): Promise<string> => {
  return (await reader.read(statement, { values: [value], authors: [], limit: 9 })).json;
};

describe('a list that cannot be read', () => {
  it('fails with what the server says, and others on the same connection do not', async () => {
    const reader = newReader();
    const answers = await Promise.allSettled([1, 0, 5, 0, 2].map((by) => numbersIn(reader, DIVIDE, by)));
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(answers[1]).toMatchObject({ reason: { code: '22012' } });
    expect(await numbersIn(reader, DIVIDE, 5)).toBe('[{"number":2}]');
  });

  it('never misreads columns of another type than declared', async () => {
    const reader = newReader();
    const wrong = list('wrong', 'SELECT now()');
    const few = list('few', 'SELECT 1, 2');
    for (let turn = 0; turn < 2; turn++)
      for (const each of [wrong, few])
        await expect(reader.read(each, { values: [], authors: [], limit: 1 })).rejects.toThrow(
          'not as declared',
        );
  });

  it('fails for a value that is missing where none may be, and says which', async () => {
    const missing = list('missing', 'SELECT nullif($1::int, 1)');
    await expect(numbersIn(newReader(), missing, 1)).rejects.toThrow('number of missing is null');
  });

  it('refuses a second statement of the same name', async () => {
    const reader = newReader({ ...FAST, connections: 1 });
    const reading = { values: [], authors: [], limit: 1 };
    await reader.read(list('twice', 'SELECT 1'), reading);
    await expect(reader.read(list('twice', 'SELECT 2'), reading)).rejects.toThrow(
      "'twice' was used for a different statement",
    );
  });

  it('is ended by the server after its time', async () => {
    const reader = newReader(FAST);
    await expect(numbersIn(reader, SLEEP, 0.5)).rejects.toMatchObject({ code: '57014' });
    expect(await numbersIn(reader, DIVIDE, 5)).toBe('[{"number":2}]');
  });

  it('is given up when the server falls silent, and the next has a connection of its own', async () => {
    const reader = newReader({ ...FAST, connections: 1, statementMs: 60_000, silenceMs: 200 });
    await expect(numbersIn(reader, SLEEP, 1)).rejects.toMatchObject({
      name: 'NotReachable',
      message: expect.stringMatching(/timeout/),
    });
    await eventually('another connection', () => numbersIn(reader, DIVIDE, 5));
  });

  it('is refused while too many are under way', async () => {
    const reader = newReader({ ...FAST, connections: 1, underWay: 3, statementMs: 10_000 });
    const slow = [1, 2, 3].map(() => numbersIn(reader, SLEEP, 0.01));
    await expect(numbersIn(reader, DIVIDE, 1)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await Promise.all(slow)).toHaveLength(3);
    expect(await numbersIn(reader, DIVIDE, 5)).toBe('[{"number":2}]');
  });

  it('fails when its connection is cut in the middle, with all that wait behind it', async () => {
    const reader = newReader({ ...FAST, connections: 1, statementMs: 60_000, silenceMs: 60_000 });
    const stuck = listStatement({
      name: 'stuck',
      text: `SELECT number, repeat('x', 100000) FROM generate_series(1, 60) number
        WHERE number < 50 OR pg_sleep(5)::text = 'stuck'`,
      columns: { number: integer, words: text },
      present: (row) => row,
    });
    const reading = { values: [], authors: [], limit: 60 };
    const cut = Promise.allSettled([reader.read(stuck, reading), numbersIn(reader, DIVIDE, 1)]);
    await eventually('the cut', async () => {
      const cuts = await dataSource.query<object[]>(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE query LIKE '%stuck%' AND wait_event = 'PgSleep' AND pid <> pg_backend_pid()`,
      );
      return cuts[0];
    });
    for (const answer of await cut) expect(answer.status).toBe('rejected');
    expect(await numbersIn(reader, DIVIDE, 5)).toBe('[{"number":2}]');
  });

  it('is refused while the server is away, and read again once it is back', async () => {
    const reader = newReader();
    await numbersIn(reader, DIVIDE, 1);
    await postgres.kill();
    await expect(numbersIn(reader, DIVIDE, 1)).rejects.toThrow();
    await expect(numbersIn(reader, DIVIDE, 1)).rejects.toMatchObject({ name: 'NotReachable' });
    await postgres.start();
    expect(await numbersIn(reader, DIVIDE, 5)).toBe('[{"number":2}]');
  });

  it('is refused once the reader is closed', async () => {
    const reader = newReader();
    await numbersIn(reader, DIVIDE, 1);
    await reader.onApplicationShutdown();
    await expect(numbersIn(reader, DIVIDE, 1)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

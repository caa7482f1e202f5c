import { Database, type Hold } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { AccountErasure } from '../src/account-erasure.js';
import { Authors } from '../src/encryption/authors.js';
import { MasterKeys, newDataKey } from '../src/encryption/data-keys.js';
import { KeyStore } from '../src/encryption/key-store.js';
import { Outbox } from '../src/outbox/outbox.js';
import {
  actor,
  DATA_KEYS,
  emptyTables,
  keysDatabase,
  notes,
  openTestDatabase,
  testTransactions,
  testVault,
  writeNote,
} from './fixtures.js';

const GONE = { kind: 'unauthenticated', code: 'sign_in_required' };

let postgres: PrivateServer;
let dataSource: DataSource;
let database: Database;

beforeAll(async () => {
  postgres = await privatePostgres();
  dataSource = await openTestDatabase(postgres);
  database = new Database(postgres, 'journal');
});

afterAll(async () => {
  await database.close();
  await dataSource.destroy();
  await postgres.discard();
});

beforeEach(() => emptyTables(dataSource));

const write = (transactions: ReturnType<typeof testTransactions>, person: ReturnType<typeof actor>) =>
  transactions.mutate(person, 'note', {}, ({ transaction }) => writeNote(transaction, person.userId));

const erasureIn = (transactions: ReturnType<typeof testTransactions>) =>
  new AccountErasure(new Outbox(), testVault(dataSource), transactions, 'journal');

/**
 * Erases in the way of a service: first what all services store, then its own tables, and finally
 * `beforeCommit`.
 */
function erase(userId: string, beforeCommit: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  const erasure = erasureIn(testTransactions(dataSource));
  return dataSource.transaction(async (transaction: EntityManager) => {
    await erasure.removeKeyAndStoredAnswers(transaction, userId);
    await transaction.query('DELETE FROM notes WHERE text = $1', [userId]);
    await beforeCommit();
  });
}

const someoneWaits = (count = 1) =>
  eventually('a statement to wait', async () => ((await database.waiting()) === count ? true : null));

/** Row that lets someone write, and their key in its own database. */
async function keysOf(userId: string): Promise<unknown[]> {
  const question = 'SELECT 1 FROM author_keys WHERE user_id = $1';
  return [
    ...(await database.query(question, [userId])),
    ...(await keysDatabase(dataSource).query<unknown[]>(question, [userId])),
  ];
}

/** Blocks insertions into notes until released. */
const holdNotes = (): Promise<Hold> => database.hold('LOCK TABLE notes IN SHARE MODE');

describe('someone who writes for the first time', () => {
  it('twice at once is admitted once, and both are written', async () => {
    const person = actor();
    const keys = new KeyStore(keysDatabase(dataSource));
    const bound = `journal|author_keys|${person.userId}`;
    let second: Promise<unknown> = Promise.resolve();
    await new Authors(dataSource).admit(person.userId, async () => {
      const key = MasterKeys.parse(DATA_KEYS).wrap(newDataKey(), bound);
      await keys.add({ userId: person.userId, ...key });
      second = write(testTransactions(dataSource), person);
      await someoneWaits();
    });
    await second;
    await write(testTransactions(dataSource), person);
    expect(await notes(dataSource)).toEqual([person.userId, person.userId]);
  });
});

describe('someone who is erased', () => {
  it('while a write of theirs is under way: it ends first, and goes too', async () => {
    const person = actor();
    const held = await holdNotes();
    const writing = write(testTransactions(dataSource), person);
    await someoneWaits();
    const erasing = erase(person.userId);
    await someoneWaits(2);
    await held.release();
    await writing;
    await erasing;
    expect(await notes(dataSource)).toEqual([]);
    expect(await keysOf(person.userId)).toEqual([]);
  });

  it.each([
    ['who has written before', true],
    ['who writes for the first time', false],
  ])('and %s: a write that comes meanwhile waits, and fails', async (_who, hasWritten) => {
    const person = actor();
    const elsewhere = testTransactions(dataSource);
    if (hasWritten) await write(elsewhere, person);
    let writing: Promise<unknown> = Promise.resolve();
    await erase(person.userId, async () => {
      writing = Promise.allSettled([write(elsewhere, person)]);
      await someoneWaits();
    });
    expect(await writing).toMatchObject([{ status: 'rejected', reason: GONE }]);
    expect(await notes(dataSource)).toEqual([]);
    expect(await keysOf(person.userId)).toEqual([]);
  });

  it('can write no more, in a process that remembers the key neither, and is given no new one', async () => {
    const person = actor('a-key');
    const elsewhere = testTransactions(dataSource);
    await write(elsewhere, person);
    await erase(person.userId);
    for (const transactions of [elsewhere, testTransactions(dataSource)])
      await expect(write(transactions, person)).rejects.toMatchObject(GONE);
    expect(await notes(dataSource)).toEqual([]);
    expect(await keysOf(person.userId)).toEqual([]);
    expect(await database.query('SELECT 1 FROM idempotency_keys')).toEqual([]);
  });

  it('twice stays erased, and nobody else is', async () => {
    const [person, other] = [actor(), actor()];
    const transactions = testTransactions(dataSource);
    await erase(person.userId);
    await erase(person.userId);
    await expect(write(transactions, person)).rejects.toMatchObject(GONE);
    await write(transactions, other);
    expect(await notes(dataSource)).toEqual([other.userId]);
  });
});

describe('a list of deleted people', () => {
  it('erases those whom the service does not know to be erased, and says so of them alone', async () => {
    const [back, gone, other] = [actor(), actor(), actor()];
    const transactions = testTransactions(dataSource);
    for (const person of [back, gone, other]) await write(transactions, person);
    await erase(gone.userId);

    const erasure = erasureIn(transactions);
    const listed = [gone.userId, back.userId];
    await erasure.eraseUnknown(listed, async (transaction, userId) => {
      await transaction.query('DELETE FROM notes WHERE text = $1', [userId]);
    });
    expect(await notes(dataSource)).toEqual([other.userId]);
    expect(await keysOf(back.userId)).toEqual([]);
    expect(await database.query('SELECT subject, data FROM outbox')).toEqual([
      { subject: 'evt.journal.account.erased.v1', data: { userId: back.userId } },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { eventually } from '@anew/testkit/eventually';
import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { digestInSql } from '../src/encryption/authors.js';
import { KeyHousekeeping } from '../src/encryption/key-housekeeping.js';
import { keysDatabase, memoryLog, openTestDatabase, testKeys, testSeals, testVault } from './fixtures.js';

const OLD = `1:${Buffer.alloc(32, 7).toString('base64')}`;
const NEW = `2:${Buffer.alloc(32, 8).toString('base64')}`;
const associated = { table: 'notes', column: 'text', row: '1' };

let postgres: PrivateServer;
let dataSource: DataSource;

beforeAll(async () => {
  postgres = await privatePostgres();
  dataSource = await openTestDatabase(postgres);
});

afterAll(async () => {
  await dataSource.destroy();
  await postgres.discard();
});

const keysWith = (dataKeys: string) => testKeys(dataSource, dataKeys);

async function seal(author: string, text: string, dataKeys?: string): Promise<Buffer> {
  return (await testSeals(dataSource, dataKeys).open([author])).seal(author, associated, text);
}

describe('what someone writes', () => {
  it('opens for any process of the service, and with its associated data only', async () => {
    const author = randomUUID();
    const sealed = await seal(author, 'for my eyes');
    const elsewhere = testVault(dataSource);
    expect(await elsewhere.open(author, associated, sealed)).toBe('for my eyes');
    await expect(elsewhere.open(author, { ...associated, row: '2' }, sealed)).rejects.toThrow();
    await expect(elsewhere.open(author, { ...associated, column: 'title' }, sealed)).rejects.toThrow();
  });

  it('does not open with another author’s key', async () => {
    const [author, other] = [randomUUID(), randomUUID()];
    const vault = testVault(dataSource);
    const sealed = await seal(author, 'mine');
    await seal(other, 'theirs');
    await expect(vault.open(other, associated, sealed)).rejects.toThrow();
  });

  it('is sealed for nobody but those for whom it was begun', async () => {
    const { seal: sealFor } = await testSeals(dataSource).open([randomUUID()]);
    expect(() => sealFor(randomUUID(), associated, 'mine')).toThrow('Nothing is sealed here');
  });

  it('has one key, though many processes make it at once', async () => {
    const author = randomUUID();
    const keys = await Promise.all(Array.from({ length: 10 }, () => keysWith(OLD).getOrCreate(author)));
    expect(new Set(keys.map((key) => key.export().toString('hex'))).size).toBe(1);
  });

  it('can never be read again once the key is destroyed', async () => {
    const author = randomUUID();
    const vault = testVault(dataSource);
    const sealed = await seal(author, 'gone for good');
    await dataSource.transaction((transaction) => vault.destroyKeyOf(transaction, author));
    await expect(vault.open(author, associated, sealed)).rejects.toThrow('gone');
    await expect(seal(author, 'a later text')).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(vault.open(author, associated, sealed)).rejects.toThrow('gone');
  });
});

describe('a new master key', () => {
  it('takes over all author keys while texts go on being written and read', async () => {
    const authors = Array.from({ length: 250 }, () => randomUUID());
    const sealed: Buffer[] = [];
    for (const author of authors) sealed.push(await seal(author, `by ${author}`, OLD));
    const late = randomUUID();
    const meanwhile = testVault(dataSource, `${NEW},${OLD}`);

    const [rewrapped] = await Promise.all([
      keysWith(`${NEW},${OLD}`).rewrapAll(),
      seal(late, 'written meanwhile', `${NEW},${OLD}`),
      ...authors
        .slice(0, 20)
        .map((author, index) => meanwhile.open(author, associated, sealed[index] ?? Buffer.of())),
    ]);
    await keysWith(`${NEW},${OLD}`).rewrapAll();

    expect(rewrapped).toBeGreaterThanOrEqual(authors.length);
    const after = testVault(dataSource, NEW);
    for (const [index, author] of authors.entries())
      expect(await after.open(author, associated, sealed[index] ?? Buffer.of())).toBe(`by ${author}`);
    await expect(testVault(dataSource, OLD).open(late, associated, Buffer.alloc(40))).rejects.toThrow(
      'no version 2',
    );
  });
});

describe('a key that lies beside the data and has not been moved yet', () => {
  const data = (userId: string) =>
    dataSource.query<{ wrapped: Buffer | null }[]>('SELECT wrapped FROM author_keys WHERE user_id = $1', [
      userId,
    ]);

  /** Puts a person's key where it lies before it is moved, and returns a text that it sealed. */
  async function before(userId: string): Promise<Buffer> {
    const sealed = await seal(userId, 'from before');
    const [[key]] = await keysDatabase(dataSource).query<[{ wrapped: Buffer; master_version: number }[]]>(
      'DELETE FROM author_keys WHERE user_id = $1 RETURNING wrapped, master_version',
      [userId],
    );
    await dataSource.query('UPDATE author_keys SET wrapped = $2, master_version = $3 WHERE user_id = $1', [
      userId,
      key?.wrapped,
      key?.master_version,
    ]);
    return sealed;
  }

  it('opens and seals there, is moved while it is used, and leaves nothing behind', async () => {
    const userId = randomUUID();
    const sealed = await before(userId);
    const still = await seal(userId, 'written meanwhile');
    const [moved] = await Promise.all([
      testKeys(dataSource).moveAll(),
      ...Array.from({ length: 20 }, () => testVault(dataSource).open(userId, associated, sealed)),
    ]);
    expect(moved).toBe(1);
    expect(await data(userId)).toEqual([{ wrapped: null }]);
    for (const [text, bytes] of [
      ['from before', sealed],
      ['written meanwhile', still],
    ] as const)
      expect(await testVault(dataSource).open(userId, associated, bytes)).toBe(text);
    expect(await testKeys(dataSource).moveAll()).toBe(0);
  });

  it('does not come back when its person is deleted while it is being moved', async () => {
    const people = Array.from({ length: 20 }, () => randomUUID());
    const sealed = await Promise.all(people.map(before));
    const erase = (userId: string) =>
      dataSource.transaction((transaction) => testVault(dataSource).destroyKeyOf(transaction, userId));
    await Promise.all([testKeys(dataSource).moveAll(), ...people.map(erase)]);
    await testKeys(dataSource).moveAll();
    for (const [index, userId] of people.entries())
      await expect(
        testVault(dataSource).open(userId, associated, sealed[index] ?? Buffer.of()),
      ).rejects.toThrow('gone');
  });
});

describe('someone who was erased', () => {
  it('is found by statements of a service, which make the same digest as the code', async () => {
    const [erased, other] = [randomUUID(), randomUUID()];
    await seal(erased, 'mine');
    await seal(other, 'here to stay');
    await dataSource.transaction((transaction) => testVault(dataSource).destroyKeyOf(transaction, erased));
    const found = await dataSource.query<{ id: string }[]>(
      `SELECT id FROM unnest($1::uuid[]) AS id JOIN erased_users ON id_digest = ${digestInSql('id')}`,
      [[other, erased]],
    );
    expect(found).toEqual([{ id: erased }]);
  });
});

describe('data of yesterday that was restored', () => {
  it('does not open for who was deleted since, who is known by name for 30 days', async () => {
    const [userId, other] = [randomUUID(), randomUUID()];
    const vault = testVault(dataSource);
    const sealed = await seal(userId, 'gone for good');
    const theirs = await seal(other, 'here to stay');
    await dataSource.transaction((transaction) => vault.destroyKeyOf(transaction, userId));
    await dataSource.query('INSERT INTO author_keys (user_id) VALUES ($1)', [userId]);
    await dataSource.query(`DELETE FROM erased_users WHERE id_digest = ${digestInSql('$1::uuid')}`, [userId]);

    const restored = testVault(dataSource);
    await expect(restored.open(userId, associated, sealed)).rejects.toThrow('gone');
    await expect(seal(userId, 'again')).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await restored.open(other, associated, theirs)).toBe('here to stay');
    expect(await restored.listDeletedButHere()).toEqual([userId]);

    await keysDatabase(dataSource).query("UPDATE deletions SET deleted_at = now() - interval '31 days'");
    expect(await restored.listDeletedLately()).toEqual([]);
  });
});

describe('while a process runs', () => {
  it('keys that another wrapped meanwhile are rewrapped, and deletions older than 30 days forgotten', async () => {
    const author = randomUUID();
    await seal(author, 'by a process with the old setting', OLD);
    const [old, recent] = [randomUUID(), randomUUID()];
    await keysDatabase(dataSource).query(
      `INSERT INTO deletions (user_id, deleted_at)
       VALUES ($1, now() - interval '31 days'), ($2, now() - interval '29 days')`,
      [old, recent],
    );
    const housekeeping = new KeyHousekeeping(keysWith(`${NEW},${OLD}`), memoryLog().logger, 60_000);
    housekeeping.onApplicationBootstrap();
    const rows = <T>(sql: string, id: string) => keysDatabase(dataSource).query<T[]>(sql, [id]);
    await eventually('the key to be rewrapped', async () => {
      const [key] = await rows<{ version: number }>(
        'SELECT master_version AS version FROM author_keys WHERE user_id = $1',
        author,
      );
      return key?.version === 2 || undefined;
    });
    await eventually('the old deletion to be forgotten', async () =>
      (await rows('SELECT 1 FROM deletions WHERE user_id = $1', old)).length === 0 ? true : undefined,
    );
    expect(await rows('SELECT 1 FROM deletions WHERE user_id = $1', recent)).toHaveLength(1);
    await housekeeping.beforeApplicationShutdown();
  });
});

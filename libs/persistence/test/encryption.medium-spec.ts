import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { type PrivateServer, privatePostgres } from '@anew/testkit/servers';
import { AuthorKeys } from '../src/encryption/author-keys.js';
import { MasterKeys } from '../src/encryption/data-keys.js';
import { openTestDatabase, testVault } from './fixtures.js';

const OLD = `1:${Buffer.alloc(32, 7).toString('base64')}`;
const NEW = `2:${Buffer.alloc(32, 8).toString('base64')}`;
const place = { table: 'notes', column: 'text', row: '1' };

let postgres: PrivateServer;
let dataSource: DataSource;

beforeAll(async () => {
  postgres = await privatePostgres();
  dataSource = await openTestDatabase(postgres);
}, 60_000);

afterAll(async () => {
  await dataSource.destroy();
  await postgres.discard();
});

const keysWith = (dataKeys: string) => new AuthorKeys(dataSource, MasterKeys.parse(dataKeys), 'journal');

describe('what someone writes', () => {
  it('opens for any process of the service, and at its place only', async () => {
    const author = randomUUID();
    const sealed = await testVault(dataSource).seal(author, place, 'for my eyes');
    const elsewhere = testVault(dataSource);
    expect(await elsewhere.open(author, place, sealed)).toBe('for my eyes');
    await expect(elsewhere.open(author, { ...place, row: '2' }, sealed)).rejects.toThrow();
    await expect(elsewhere.open(author, { ...place, column: 'title' }, sealed)).rejects.toThrow();
  });

  it('does not open with another author’s key', async () => {
    const [author, other] = [randomUUID(), randomUUID()];
    const vault = testVault(dataSource);
    const sealed = await vault.seal(author, place, 'mine');
    await vault.seal(other, place, 'theirs');
    await expect(vault.open(other, place, sealed)).rejects.toThrow();
  });

  it('has one key, though many processes make it at once', async () => {
    const author = randomUUID();
    const keys = await Promise.all(Array.from({ length: 10 }, () => keysWith(OLD).getOrCreate(author)));
    expect(new Set(keys.map((key) => key.export().toString('hex'))).size).toBe(1);
  });

  it('can never be read again once the key is destroyed', async () => {
    const author = randomUUID();
    const vault = testVault(dataSource);
    const sealed = await vault.seal(author, place, 'gone for good');
    await dataSource.transaction((transaction) => vault.destroyKeyOf(transaction, author));
    await expect(vault.open(author, place, sealed)).rejects.toThrow('gone');
    await expect(vault.seal(author, place, 'a later text')).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(vault.open(author, place, sealed)).rejects.toThrow('gone');
  });
});

describe('a new master key', () => {
  it('takes over all author keys while texts go on being written and read', async () => {
    const authors = Array.from({ length: 250 }, () => randomUUID());
    const before = testVault(dataSource, OLD);
    const sealed = await Promise.all(authors.map((author) => before.seal(author, place, `by ${author}`)));
    const late = randomUUID();

    const [rewrapped] = await Promise.all([
      keysWith(`${OLD},${NEW}`).rewrapAll(),
      before.seal(late, place, 'written meanwhile'),
      ...authors
        .slice(0, 20)
        .map((author, index) => before.open(author, place, sealed[index] ?? Buffer.of())),
    ]);
    await keysWith(`${OLD},${NEW}`).rewrapAll();

    expect(rewrapped).toBeGreaterThanOrEqual(authors.length);
    const after = testVault(dataSource, NEW);
    for (const [index, author] of authors.entries())
      expect(await after.open(author, place, sealed[index] ?? Buffer.of())).toBe(`by ${author}`);
    await expect(testVault(dataSource, OLD).open(late, place, Buffer.alloc(40))).rejects.toThrow(
      'no version 2',
    );
  });
});

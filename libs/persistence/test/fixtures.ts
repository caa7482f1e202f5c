import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { contentEvents } from '@anew/contracts/events/map';
import type { Announcement } from '@anew/contracts/live/announcement';
import { createLogger, type Logger } from '@anew/observability/logger';
import { databaseUrl, keysUrl, type PrivateServer } from '@anew/testkit/servers';
import type { DataSource, EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { type DatabaseOptions, openDatabase } from '../src/database.js';
import { AuthorKeys } from '../src/encryption/author-keys.js';
import { Authors } from '../src/encryption/authors.js';
import { MasterKeys } from '../src/encryption/data-keys.js';
import { KeyStore } from '../src/encryption/key-store.js';
import { Seals } from '../src/encryption/seals.js';
import { Vault } from '../src/encryption/vault.js';
import { AuthorKeysTable1790000000500 } from '../src/migrations/author-keys-table.js';
import { ErasedUsersTable1790000000600 } from '../src/migrations/erased-users-table.js';
import { KeysApart1790000000700 } from '../src/migrations/keys-apart.js';
import { KeysTables1790000000000 } from '../src/migrations/keys-tables.js';
import { OutboxInOrder1790000062000 } from '../src/migrations/outbox-in-order.js';
import { PlatformTables1790000000000 } from '../src/migrations/platform-tables.js';
import { PruningIndexes1790000000800 } from '../src/migrations/pruning-indexes.js';
import { Outbox } from '../src/outbox/outbox.js';
import { OutboxEvent } from '../src/outbox/outbox-event.entity.js';
import { type Hold, Transactions } from '../src/transactions.js';

/** A table of the tests, for effects that can be counted. */
export class Notes1799999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE notes (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), text text NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notes');
  }
}

/** Milliseconds to wait for a connection, several times as long as the product does, because a test's machine is busy. */
const waitMs = 15_000;

export function optionsFor(server: PrivateServer, changes: Partial<DatabaseOptions> = {}): DatabaseOptions {
  return {
    name: 'journal',
    url: databaseUrl(server, 'journal'),
    poolSize: 5,
    waitMs,
    entities: [OutboxEvent],
    migrations: [
      PlatformTables1790000000000,
      AuthorKeysTable1790000000500,
      ErasedUsersTable1790000000600,
      KeysApart1790000000700,
      PruningIndexes1790000000800,
      OutboxInOrder1790000062000,
      Notes1799999999999,
    ],
    ...changes,
  };
}

const keysOf = new WeakMap<DataSource, DataSource>();

export async function openTestDatabase(
  server: PrivateServer,
  changes: Partial<DatabaseOptions> = {},
): Promise<DataSource> {
  const dataSource = await openDatabase(optionsFor(server, changes));
  const options = {
    name: 'journal-keys',
    url: keysUrl(server, 'journal'),
    poolSize: 5,
    waitMs,
    entities: [],
  };
  const keys = await openDatabase({ ...options, migrations: [KeysTables1790000000000] });
  keysOf.set(dataSource, keys);
  const destroy = dataSource.destroy.bind(dataSource);
  dataSource.destroy = async () => {
    await Promise.all([keys.destroy(), destroy()]);
  };
  return dataSource;
}

export const DATA_KEYS = `1:${Buffer.alloc(32, 7).toString('base64')}`;

/** Database of keys that was opened together with a test's database, and is closed with it. */
export function keysDatabase(dataSource: DataSource): DataSource {
  const keys = keysOf.get(dataSource);
  if (!keys) throw new Error('This database was opened without its keys');
  return keys;
}

export function testKeys(dataSource: DataSource, dataKeys = DATA_KEYS): AuthorKeys {
  const [authors, store] = [new Authors(dataSource), new KeyStore(keysDatabase(dataSource))];
  return new AuthorKeys(authors, store, MasterKeys.parse(dataKeys), 'journal');
}

export function testVault(dataSource: DataSource, dataKeys = DATA_KEYS): Vault {
  return new Vault(testKeys(dataSource, dataKeys), 'journal');
}

export function testSeals(dataSource: DataSource, dataKeys = DATA_KEYS): Seals {
  return new Seals(testKeys(dataSource, dataKeys), 'journal');
}

export function testTransactions(
  dataSource: DataSource,
  onCommit: () => void = () => undefined,
  announce: (announcement: Announcement) => void = () => undefined,
): Transactions {
  const keys = testKeys(dataSource);
  const vault = new Vault(keys, 'journal');
  const hold: Hold = (transaction, userId) => vault.hold(transaction, userId);
  return new Transactions(dataSource, vault, new Seals(keys, 'journal'), onCommit, hold, announce);
}

export async function emptyTables(dataSource: DataSource): Promise<void> {
  await dataSource.query('TRUNCATE outbox, inbox, idempotency_keys, notes');
}

export async function writeNote(transaction: EntityManager, text: string): Promise<void> {
  await transaction.query('INSERT INTO notes (text) VALUES ($1)', [text]);
}

export async function notes(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ text: string }[]>('SELECT text FROM notes ORDER BY text');
  return rows.map(({ text }) => text);
}

export interface OutboxRow {
  id: string;
  attempts: number;
  published: boolean;
  dead: boolean;
  /** Seconds from now. */
  due_in: number;
}

export function outboxRows(dataSource: DataSource): Promise<OutboxRow[]> {
  return dataSource.query<OutboxRow[]>(`
    SELECT id, attempts, published_at IS NOT NULL AS published, dead_at IS NOT NULL AS dead,
      extract(epoch FROM next_attempt_at - now())::float8 AS due_in
    FROM outbox ORDER BY id`);
}

const outbox = new Outbox();

/** Appends events, each in a transaction of its own. */
export async function appendEvents(dataSource: DataSource, count: number): Promise<void> {
  for (let version = 1; version <= count; version++) {
    await dataSource.transaction((transaction) =>
      outbox.append(transaction, contentEvents.focusesChanged, {
        coupleId: randomUUID(),
        focuses: [],
        version,
      }),
    );
  }
}

export function actor(idempotencyKey?: string): Actor {
  const userId = randomUUID();
  return {
    requestId: randomUUID(),
    timeZone: 'UTC',
    userId,
    sessionId: randomUUID(),
    coupleId: null,
    memberIds: [userId],
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}

export interface MemoryLog {
  logger: Logger;
  lines: Record<string, unknown>[];
}

export function memoryLog(): MemoryLog {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { logger: createLogger('test', 'trace', { write }), lines };
}

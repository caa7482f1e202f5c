import { ERASING_SERVICES } from '@anew/contracts/events/map';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { type ServiceName, SERVICES } from '@anew/contracts/rpc/services';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { deleteAccount, type Life, live } from '@anew/testkit/life';
import { couple, PASSWORD, Person, type SignedUp } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';

let system: System;
let gone: SignedUp;
let stays: SignedUp;
let life: Life;

const databaseOf = (service: ServiceName) => `anew_${service.replaceAll('-', '_')}`;
const keysOf = (service: ServiceName) => `${databaseOf(service)}_keys`;

/** Runs statements as the superuser while nobody uses the databases. */
async function onServer(statements: string[]): Promise<void> {
  const client = new Client({ connectionString: system.postgres.url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function whileStopped(statements: string[]): Promise<void> {
  await system.end('host', 'SIGTERM');
  await onServer(statements);
  system.startAgain('host');
  await system.ready();
}

/** Rows of these services that contain someone's id, except events, whose data consists of ids. */
async function rowsOf(userId: string, services: readonly ServiceName[]): Promise<string[]> {
  const rows = services.map(async (service) => {
    const database = new Database(system.postgres, service);
    try {
      return await database.everything();
    } finally {
      await database.close();
    }
  });
  return (await Promise.all(rows))
    .flat()
    .filter(
      (row) => row.includes(userId) && !row.startsWith('outbox ') && !row.startsWith('account_deletions '),
    );
}

const erasedFrom = (services: readonly ServiceName[]) =>
  eventually('nothing to be left', async () =>
    (await rowsOf(gone.user.id, services)).length === 0 ? true : null,
  );

/** @param names of databases, each of which belongs to the role of the same name */
async function restore(names: string[]): Promise<void> {
  await whileStopped(
    names.flatMap((name) => [
      `DROP DATABASE ${name}`,
      `CREATE DATABASE ${name} TEMPLATE yesterday_${name} OWNER ${name}`,
    ]),
  );
}

async function expectGone(): Promise<void> {
  expect((await gone.get('/api/auth/user')).status).toBe(401);
  const again = new Person(system.origin);
  const signedIn = await again.post('/api/login', { email: gone.user.email, password: PASSWORD });
  expect(signedIn.status).toBe(401);
}

beforeAll(async () => {
  system = await System.start();
  [gone, stays] = await couple(system.origin);
  life = await live(gone, 0);
  await live(stays, 1);
  await whileStopped(
    [...SERVICES.map(databaseOf), ...SERVICES.map(keysOf)].map(
      (name) => `CREATE DATABASE yesterday_${name} TEMPLATE ${name}`,
    ),
  );
  expect(await rowsOf(gone.user.id, SERVICES)).not.toEqual([]);
  expect((await deleteAccount(gone)).status).toBe(202);
  await erasedFrom(ERASING_SERVICES);
}, 180_000);

afterAll(() => system.stop());

describe('after yesterday’s dumps of the data have been restored', () => {
  beforeAll(() => restore(SERVICES.map(databaseOf)), 120_000);

  it('not one text of who was deleted since can be read, and none is left', async () => {
    const shared = await stays.expectOk(stays.get<JournalEntry[]>('/api/journal'));
    expect(JSON.stringify(shared)).not.toContain(gone.user.id);
    for (const text of Object.values(life)) expect(JSON.stringify(shared)).not.toContain(text);
    await erasedFrom(SERVICES);
  });

  it('they are gone again: neither their session nor their password opens anything', expectGone);

  it('whoever stayed has everything', async () => {
    expect((await stays.get('/api/auth/user')).status).toBe(200);
    const entries = await stays.expectOk(stays.get<JournalEntry[]>('/api/journal'));
    expect(entries).toHaveLength(2);
    const { memberCount } = await stays.expectOk(stays.get<{ memberCount: number }>('/api/couples/current'));
    expect(memberCount).toBe(1);
  });
});

describe('after one service alone was restored, its keys with it', () => {
  beforeAll(async () => {
    const keys = new Database(system.postgres, 'journal', 'keys');
    await keys.query('DELETE FROM deletions');
    await keys.close();
    await restore([databaseOf('journal')]);
  });

  it('it is told again, and erases', async () => {
    await erasedFrom(ERASING_SERVICES);
    expect((await stays.get('/api/journal')).status).toBe(200);
  });
});

describe('after everything in PostgreSQL was restored, keys and all', () => {
  beforeAll(() => restore([...SERVICES.map(databaseOf), ...SERVICES.map(keysOf)]), 120_000);

  it('NATS knows who was deleted since: they are gone again before anything is answered', async () => {
    await expectGone();
    await erasedFrom(SERVICES);
    for (const service of SERVICES) {
      const keys = new Database(system.postgres, service, 'keys');
      expect(await keys.query('SELECT 1 FROM author_keys WHERE user_id = $1', [gone.user.id])).toEqual([]);
      await keys.close();
    }
    expect(await stays.expectOk(stays.get<JournalEntry[]>('/api/journal'))).toHaveLength(2);
  });
});

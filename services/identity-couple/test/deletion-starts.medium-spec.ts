import { DELETIONS_STREAM, identityEvents } from '@anew/contracts/events/map';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { Database } from '@anew/testkit/database';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { connectNats } from '@anew/testkit/nats';
import { privateNats, privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../src/app.js';

const DELETED = 600;
const LISTED_AT_ONCE = 100;

let postgres: PrivateServer;
let nats: PrivateServer;
let database: Database;

const startAlone = () => ServiceAlone.start('identity-couple', start, { postgres, nats });

beforeAll(async () => {
  [postgres, nats] = await Promise.all([privatePostgres(), privateNats()]);
  database = new Database(postgres, 'identity-couple');
});

afterAll(async () => {
  await database.close();
  await Promise.all([postgres.discard(), nats.discard()]);
});

/** Number of messages in NATS's own record of deletions. */
async function recorded(): Promise<number> {
  const connection = await connectNats(nats.url);
  try {
    const reply = await connection.request(`$JS.API.STREAM.INFO.${DELETIONS_STREAM}`);
    return reply.json<{ state: { messages: number } }>().state.messages;
  } finally {
    await connection.close();
  }
}

/** Writes people into a list as deleted yesterday and erased everywhere. */
const deletedYesterday = (count: number) =>
  database.query(
    `INSERT INTO account_deletions (user_id, requested_at, last_sent_at, pending_services, completed_at)
     SELECT gen_random_uuid(), day, day, '{}', day
     FROM generate_series(1, $1), LATERAL (SELECT now() - interval '1 day' AS day) AS yesterday`,
    [count],
  );

/** Starts the service, and stops it when it has told everything. @returns number of events that it wrote */
async function startOnce(starts: number): Promise<number> {
  await database.query('DELETE FROM outbox');
  const service = await startAlone();
  try {
    await eventually(
      'everyone to be listed',
      async () => {
        const lists = await listEvents(nats, identityEvents.deletionsListed);
        return lists.length === (starts * DELETED) / LISTED_AT_ONCE ? true : undefined;
      },
      60_000,
    );
    await eventually('NATS to know everyone', async () => ((await recorded()) >= DELETED ? true : undefined));
    const rows = await database.query('SELECT 1 FROM outbox');
    return rows.length;
  } finally {
    await service.stop();
  }
}

describe('a start after many deletions', () => {
  it('tells NATS of those whom it has forgotten, once, and lists all to the services', async () => {
    await (await startAlone()).stop();
    await deletedYesterday(DELETED);
    const lists = DELETED / LISTED_AT_ONCE;

    expect(await startOnce(1)).toBe(DELETED + lists);
    expect(await startOnce(2)).toBe(lists);
    expect(await startOnce(3)).toBe(lists);
    expect(await recorded()).toBe(DELETED);
    const listed = await listEvents(nats, identityEvents.deletionsListed);
    expect(new Set(listed.flatMap(({ data }) => data.userIds)).size).toBe(DELETED);
  }, 120_000);
});

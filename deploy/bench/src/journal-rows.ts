import type { Person, SignedUp } from '@anew/testkit/person';
import { databaseUrl, type PrivateServer } from '@anew/testkit/servers';
import { inDatabase } from './harness/database.js';

export interface JournalSize {
  /** Private entries of the reader. */
  own: number;
  /** Shared entries of the partner. */
  sharedWithReader: number;
  /** Private entries of the partner, which the reader must not see. */
  hidden: number;
}

const STRANGERS_ENTRIES = 5_000;
const WRITERS = 16;

/** Text of 235 characters, so that 20 entries are about 9.6 kB of JSON. */
export const CONTENT =
  'We cooked together tonight, the four of us, and for once nobody asked who sits where. Later you found my ' +
  'hand under the table. I noticed how calm I was; a year ago an evening like this would have cost me a ' +
  'night of sleep. Thank you.';

const STRANGERS = `
  INSERT INTO entries (id, user_id, content, visibility, created_at, updated_at)
  SELECT gen_random_uuid(), md5((n % 250)::text)::uuid, $2, 'private', moment, moment
  FROM generate_series(1, $1::int) AS n, LATERAL (SELECT now() - n * interval '1 minute') AS at (moment)`;

async function write(author: Person, count: number, visibility: 'shared' | 'private'): Promise<void> {
  let left = count;
  const writer = async (): Promise<void> => {
    while (left-- > 0) await author.expectOk(author.post('/api/journal', { content: CONTENT, visibility }));
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

/** Writes the couple's entries through the product, and entries of others around them. */
export async function writeEntries(
  [reader, partner]: [SignedUp, SignedUp],
  postgres: PrivateServer,
  { own, sharedWithReader, hidden }: JournalSize,
): Promise<void> {
  await write(reader, own, 'private');
  await write(partner, sharedWithReader, 'shared');
  await write(partner, hidden, 'private');
  await inDatabase(databaseUrl(postgres, 'journal'), async (client) => {
    await client.query(STRANGERS, [STRANGERS_ENTRIES, Buffer.from(CONTENT)]);
    await client.query('ANALYZE entries');
  });
}

const OLDER = `
  INSERT INTO entries (id, user_id, content, visibility, shared_with, shared_at, created_at, updated_at)
  SELECT gen_random_uuid(), user_id, content, visibility, shared_with, shared_at, moment, moment
  FROM (SELECT * FROM entries WHERE user_id = ANY($1) LIMIT 20) AS copied, generate_series(1, $2::int) AS n,
    LATERAL (SELECT copied.created_at - n * interval '7 hours') AS at (moment)`;

/** Adds older entries, 20 for each time. They cannot be opened where they stand, so nobody must read as far as there. */
export async function addOlder(people: SignedUp[], postgres: PrivateServer, times: number): Promise<void> {
  await inDatabase(databaseUrl(postgres, 'journal'), async (client) => {
    await client.query(OLDER, [people.map(({ user }) => user.id), times]);
    await client.query('ANALYZE entries');
  });
}

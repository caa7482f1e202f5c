import { jpeg } from '@anew/pictures/testing/pictures';
import { Database } from '@anew/testkit/database';
import { type Answer, PASSWORD, type SignedUp, signUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { proveAddress, STRICT, systemWithMail } from './system-with-mail.js';
import { putBytes, uploadUrl } from './uploads.js';

/** Number of uploads from one address within an hour. */
const UPLOADS = 60;
/** Number of changes by one person within a minute. */
const WRITES = 120;
const MB = 1024 * 1024;

let mail: MailServer;
let system: SharedSystem;
let identity: Database;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail(STRICT));
  identity = new Database(system.postgres, 'identity-couple');
});

afterAll(async () => {
  await identity.close();
  await mail.stop();
});

/** Someone whose address is proved, with a couple account of their own. */
async function single(): Promise<SignedUp> {
  const person = await signUp(system.origin);
  await proveAddress(identity, person);
  await person.expectOk(person.post('/api/couples/setup-individual'));
  return person;
}

const entry = (content: string) => ({ content, visibility: 'private' });

function expectLimited(answer: Answer, code: string, leastSeconds: number): void {
  expect(answer).toMatchObject({ status: 429, body: { statusCode: 429, code } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(leastSeconds);
}

it('one address may put so many pictures an hour, and is told how long to wait', async () => {
  const path = await uploadUrl(await signUp(system.origin));
  const bytes = new Uint8Array(await jpeg());
  const statuses: number[] = [];
  for (let count = 0; count < UPLOADS; count++)
    statuses.push((await putBytes(system.origin, path, bytes)).status);
  expect(statuses).toEqual([200, ...Array.from({ length: UPLOADS - 1 }, () => 403)]);
  expectLimited(await putBytes(system.origin, path, bytes), 'too_many_requests', 3_000);
});

it('one person may have so many pictures', async () => {
  const me = await signUp(system.origin);
  const fill = (count: number) =>
    identity.query(
      'INSERT INTO pictures (id, user_id, created_at) SELECT gen_random_uuid(), $1, now() FROM generate_series(1, $2)',
      [me.user.id, count],
    );
  await fill(99);
  expect((await me.post('/api/objects/upload')).status).toBe(200);
  await fill(1);
  expectLimited(await me.post('/api/objects/upload'), 'quota_reached', 3_600);
});

it('one person may change so much a minute, whatever it is; others, and reading, go on', async () => {
  const me = await single();
  const other = await single();
  const refused: Answer[] = [];
  for (let sent = 0; sent < WRITES + 10; sent += 10) {
    const some = Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0 ? me.post('/api/journal', entry('Words')) : me.delete('/api/focuses/our-vision'),
    );
    refused.push(...(await Promise.all(some)).filter(({ status }) => status === 429));
  }
  // Setting up the couple was one of the changes.
  expect(refused).toHaveLength(11);
  for (const answer of refused) expectLimited(answer, 'too_many_requests', 0);
  expect(refused[0]!.body).toMatchObject({
    message: 'That was a lot at once. Please wait a minute and try again.',
  });
  expect((await me.get('/api/journal')).status).toBe(200);
  expect((await other.post('/api/journal', entry('Words'))).status).toBe(201);
});

it('one person may ask for so many addresses a day, which does not keep them from a new password', async () => {
  const me = await single();
  const proved = { currentPassword: PASSWORD };
  const askFor = (name: string) =>
    me.put('/api/profile/update', { email: `${name}-${me.user.email}`, ...proved });
  for (const name of ['one', 'two', 'three', 'four', 'five']) expect((await askFor(name)).status).toBe(200);
  expectLimited(await askFor('six'), 'too_many_requests', 3_600);
  const password = 'a loud harbour at dawn';
  expect((await me.post('/api/account/password', { password, ...proved })).status).toBe(204);
});

it('one person may express interest so often an hour', async () => {
  const me = await signUp(system.origin);
  const register = () => me.post('/api/retreat-interest', { email: 'me@example.org' });
  for (let count = 0; count < 10; count++) expect((await register()).status).toBe(201);
  expectLimited(await register(), 'too_many_requests', 60);
});

describe('one person’s journal', () => {
  let database: Database;

  beforeAll(() => {
    database = new Database(system.postgres, 'journal');
  });

  afterAll(() => database.close());

  /** Adds entries of this size, as if the person had written them before. */
  const fill = (me: SignedUp, bytes: number) =>
    database.query(
      `INSERT INTO entries (id, user_id, content, visibility, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, convert_to(repeat('x', $2::int), 'UTF8'), 'private', now() - interval '1 day', now())`,
      [me.user.id, bytes],
    );

  it('may hold so much, and takes no more until there is room again', async () => {
    const me = await single();
    const kept = await me.expectOk(me.post<{ id: string }>('/api/journal', entry('A few words')));
    await fill(me, 50 * MB - 8_192);
    const second = await me.expectOk(me.post<{ id: string }>('/api/journal', entry('A few more')));

    const long = 'x'.repeat(8_000);
    expectLimited(await me.post('/api/journal', entry(long)), 'quota_reached', 60);
    expectLimited(await me.put(`/api/journal/${kept.id}`, { content: long }), 'quota_reached', 60);
    const thanks = { appreciation: 'x'.repeat(2_000), quality: 'x'.repeat(2_000) };
    expectLimited(await me.post('/api/appreciation', thanks), 'quota_reached', 60);

    expect((await me.put(`/api/journal/${kept.id}`, { content: 'Less' })).status).toBe(200);
    expect((await me.delete(`/api/journal/${second.id}`)).status).toBe(204);
    await database.query('DELETE FROM entries WHERE user_id = $1 AND octet_length(content) > 100000', [
      me.user.id,
    ]);
    expect((await me.post('/api/journal', entry(long))).status).toBe(201);
  });

  it('counts the answers that are kept for a repeat', async () => {
    const me = await single();
    await fill(me, 50 * MB - 8_192);
    const write = (key: string) =>
      me.post('/api/journal', entry('x'.repeat(1_000)), { 'idempotency-key': key });
    expect((await write('one')).status).toBe(201);
    expect((await write('two')).status).toBe(201);
    expectLimited(await write('three'), 'quota_reached', 60);
  });
});

import type { SessionView } from '@anew/contracts/identity/views';
import { Database } from '@anew/testkit/database';
import { eventually, soon } from '@anew/testkit/eventually';
import { couple, PASSWORD, Person, refusal, type SignedUp, signUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { MailServer } from './mail-server.js';
import { systemWithMail } from './system-with-mail.js';

/** Milliseconds in which a revocation must reach every gateway. */
const REACH_MS = 1_000;

let mail: MailServer;
let system: SharedSystem;
let otherGateway: string;
let database: Database;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  otherGateway = await system.secondGateway();
  database = new Database(system.postgres, 'identity-couple');
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

/** The same person in another browser, at either gateway. */
async function elsewhere(
  { user }: SignedUp,
  { origin = system.origin, userAgent = 'Another browser' } = {},
): Promise<Person> {
  const device = new Person(origin);
  const credentials = { email: user.email, password: PASSWORD };
  await device.expectOk(device.post('/api/login', credentials, { 'user-agent': userAgent }));
  return device;
}

/** The same browser with requests that reach the other gateway. */
function through(origin: string, person: Person): Person {
  const same = new Person(origin);
  for (const [name, value] of person.cookies) same.cookies.set(name, value);
  return same;
}

const sessionsOf = async (person: Person) =>
  person.expectOk(person.get<SessionView[]>('/api/account/sessions'));
const statusOf = async (person: Person) => (await person.get('/api/auth/user')).status;

const tokenOf = (person: Person) => person.cookies.get('auth_token')!;

async function expectSignedOutWithin(person: Person, milliseconds: number): Promise<void> {
  await soon(
    `the session to end within ${milliseconds} ms`,
    async () => ((await statusOf(person)) === 401 ? true : null),
    milliseconds,
  );
}

describe('the list of sessions', () => {
  it('shows every browser one is signed in with, the newest first, and which is this one', async () => {
    const me = await signUp(system.origin);
    const phone = await elsewhere(me, { userAgent: `A telephone ${'x'.repeat(400)}` });
    await signUp(system.origin);

    const listed = await sessionsOf(phone);
    expect(listed.map(({ current }) => current)).toEqual([true, false]);
    expect(listed[0]?.userAgent).toMatch(/^A telephone x+$/);
    expect(listed[0]?.userAgent).toHaveLength(300);
    for (const { id, createdAt, lastSeenAt } of listed) {
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(new Date(createdAt).toISOString()).toBe(createdAt);
      expect(lastSeenAt >= createdAt).toBe(true);
    }
    expect(Object.keys(listed[0]!).sort()).toEqual(['createdAt', 'current', 'id', 'lastSeenAt', 'userAgent']);
    expect((await sessionsOf(me)).map(({ current }) => current)).toEqual([false, true]);
  });

  it('forgets those that were signed out of and those that have expired', async () => {
    const me = await signUp(system.origin);
    const [left, old] = [await elsewhere(me), await elsewhere(me)];
    await left.get('/api/logout');
    const [{ id }] = (await sessionsOf(old)) as [SessionView];
    await database.query("UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    expect((await sessionsOf(me)).map(({ current }) => current)).toEqual([true]);
  });
});

describe('signing out everywhere else', () => {
  it('ends every other session, at every gateway, within a second', async () => {
    const me = await signUp(system.origin);
    const devices = [
      await elsewhere(me),
      await elsewhere(me, { origin: otherGateway }),
      through(otherGateway, await elsewhere(me)),
    ];
    const stranger = await signUp(otherGateway);
    for (const device of devices) expect(await statusOf(device)).toBe(200);

    expect((await me.delete('/api/account/sessions')).status).toBe(204);
    const signedOut = devices.map((device) => expectSignedOutWithin(device, REACH_MS));
    await Promise.all(signedOut);
    expect(devices.flatMap((device) => [...device.cookies.keys()])).toEqual(
      expect.not.arrayContaining(['auth_token', 'auth_refresh']),
    );
    expect(await statusOf(me)).toBe(200);
    expect(await statusOf(through(otherGateway, me))).toBe(200);
    expect(await statusOf(stranger)).toBe(200);
    expect((await sessionsOf(me)).map(({ current }) => current)).toEqual([true]);
  });

  it('leaves nobody a way back by a token that was kept', async () => {
    const me = await signUp(system.origin);
    const thief = await elsewhere(me);
    const kept = through(system.origin, thief);
    await me.delete('/api/account/sessions');
    await expectSignedOutWithin(thief, REACH_MS);
    kept.cookies.delete('auth_token');
    expect(await statusOf(kept)).toBe(401);
  });

  it('reaches the other gateway when one signs out there, too', async () => {
    const me = await signUp(system.origin);
    const same = through(otherGateway, me);
    expect(await statusOf(same)).toBe(200);
    await me.get('/api/logout');
    await expectSignedOutWithin(same, REACH_MS);
  });
});

describe('one session', () => {
  const end = (person: Person, id: string) => person.delete(`/api/account/sessions/${id}`);
  const idOf = (person: Person) => person.cookies.get('auth_refresh')!.split('.')[0]!;

  it('is ended by itself, once, and the others stay', async () => {
    const me = await signUp(system.origin);
    const [phone, tablet] = [await elsewhere(me), await elsewhere(me, { origin: otherGateway })];
    expect(await statusOf(phone)).toBe(200);
    const id = idOf(phone);
    expect((await end(me, id)).status).toBe(204);
    await expectSignedOutWithin(phone, REACH_MS);
    expect(await statusOf(tablet)).toBe(200);
    expect((await sessionsOf(me)).map((session) => session.id)).toEqual([idOf(tablet), idOf(me)]);
    expect(await refusal(end(me, id))).toMatchObject({ status: 404, code: 'session_not_found' });
  });

  it('that is this one signs out', async () => {
    const me = await signUp(system.origin);
    expect((await end(me, idOf(me))).status).toBe(204);
    expect(me.cookies.has('auth_refresh')).toBe(false);
    expect(await statusOf(me)).toBe(401);
  });

  it('is nobody else’s to end, and not there is the same', async () => {
    const [me, partner] = await couple(system.origin);
    for (const id of [idOf(me), '01920000-0000-7000-8000-000000000000', 'nonsense'])
      expect((await end(partner, id)).status).toBe(404);
    expect((await end(new Person(system.origin), idOf(me))).status).toBe(401);
    expect(await statusOf(me)).toBe(200);
  });

  it('more than twenty is not open: the one used the longest ago ends', async () => {
    const me = await signUp(system.origin);
    const devices: Person[] = [];
    for (let count = 0; count < 20; count++) devices.push(await elsewhere(me));
    expect(await sessionsOf(devices[0]!)).toHaveLength(20);
    await expectSignedOutWithin(me, REACH_MS);
    expect(await Promise.all(devices.map(statusOf))).toEqual(devices.map(() => 200));
    // Of sessions that begin at the same moment, all but twenty are ended again.
    const rivals = await Promise.all(Array.from({ length: 24 }, () => elsewhere(me)));
    const open = async () => (await Promise.all(rivals.map(statusOf))).filter((status) => status === 200);
    await eventually('twenty to be left', async () => ((await open()).length === 20 ? true : null));
    for (const device of devices) await expectSignedOutWithin(device, REACH_MS);
  });
});

describe('the key that tokens are signed with', () => {
  const kidOf = (person: Person) => decodeProtectedHeader(tokenOf(person)).kid;

  const age = (days: number) =>
    database.query("UPDATE signing_keys SET created_at = created_at - $1 * interval '1 day'", [days]);

  it('is replaced after 30 days, vouches for what it signed, and is forgotten a day later', async () => {
    const me = await signUp(system.origin);
    expect(kidOf(await elsewhere(me))).toBe(kidOf(me));
    await age(30);
    await system.restart('identity-couple');
    const later = await elsewhere(me);
    expect(kidOf(later)).not.toBe(kidOf(me));
    for (const origin of [system.origin, otherGateway]) {
      expect(await statusOf(through(origin, me))).toBe(200);
      expect(await statusOf(through(origin, later))).toBe(200);
    }

    await age(1);
    await system.restart('identity-couple');
    // A gateway remembers keys for as long as it runs, and this one has never seen the old one.
    const fresh = await system.startGateway();
    const bearer = { authorization: `Bearer ${tokenOf(me)}` };
    expect((await new Person(fresh.origin).get('/api/auth/user', { headers: bearer })).status).toBe(401);
    const there = through(fresh.origin, me);
    expect(await statusOf(there)).toBe(200);
    expect(kidOf(there)).toBe(kidOf(later));
    await system.endGateway(fresh);
  });

  it('is never stored in the open, and a token lives 15 minutes', async () => {
    const { iat = 0, exp = 0 } = decodeJwt(tokenOf(await signUp(system.origin)));
    expect(exp - iat).toBe(15 * 60);
    const keys = await database.query<{ public_jwk: object; sealed_private_jwk: Buffer }>(
      'SELECT * FROM signing_keys',
    );
    expect(keys.length).toBeGreaterThan(0);
    for (const { public_jwk, sealed_private_jwk } of keys) {
      expect(public_jwk).not.toHaveProperty('d');
      expect(sealed_private_jwk.toString('latin1')).not.toContain('"d"');
    }
  });
});

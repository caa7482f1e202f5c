import { Database } from '@anew/testkit/database';
import { soon } from '@anew/testkit/eventually';
import { PASSWORD, type Person } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, type JWTPayload } from 'jose';
import { expectRefused } from './refused.js';
import { assembled, claimsOf, readSigningKey, signed, type SigningKey } from './tokens.js';
import { browserWith, type Newcomer, newcomer, visitor } from './visitors.js';

const GRACE_S = 10;
const TABS = 50;

let system: SharedSystem;
let database: Database;
let key: SigningKey;
let anna: Newcomer;
let access: string;
let refresh: string;

beforeAll(async () => {
  system = await sharedSystem();
  database = new Database(system.postgres, 'identity-couple');
  key = await readSigningKey(system.postgres);
});

afterAll(async () => {
  await database.close();
});

beforeEach(async () => {
  anna = await newcomer(system.origin);
  access = anna.person.cookies.get('auth_token')!;
  refresh = anna.person.cookies.get('auth_refresh')!;
});

const browser = (cookies: Record<string, string>) => browserWith(system.origin, cookies);
const whoAmI = (person: Person) => person.get<{ id: string }>('/api/auth/user');
const bearing = (token: string) =>
  visitor(system.origin).get('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });

/** Moves the session's last renewal into the past. */
const letPass = (seconds: number) =>
  database.query(
    `UPDATE sessions SET rotated_at = rotated_at - $1 * interval '1 second' WHERE user_id = $2`,
    [seconds, anna.user.id],
  );

const expired = () => {
  const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
  return signed({ ...claimsOf(access), iat: hourAgo - 900, exp: hourAgo }, key.privateJwk, key.kid);
};

/** A valid token with the given changes. */
const signedWith = (change: JWTPayload) =>
  signed({ ...claimsOf(access), ...change }, key.privateJwk, key.kid);

const refusedSoon = (person: Person) =>
  soon(
    'the session to be over',
    async () => {
      const answer = await whoAmI(person);
      return answer.status === 401 ? answer : undefined;
    },
    1_000,
  );

describe('an access token', () => {
  it('is good as a cookie and as a bearer token', async () => {
    expect((await whoAmI(browser({ auth_token: access }))).body.id).toBe(anna.user.id);
    expect(await bearing(access)).toMatchObject({ status: 200, body: { id: anna.user.id } });
  });

  it.each([
    { what: 'that has expired', forge: expired },
    {
      what: 'issued too long ago, however far its end is',
      forge: () => signedWith({ iat: Math.floor(Date.now() / 1000) - 3_600, exp: 4e9 }),
    },
    {
      what: 'signed with another key of the same name',
      forge: async () => {
        const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
        return signed(claimsOf(access), await exportJWK(privateKey), key.kid);
      },
    },
    {
      what: 'signed with a key that nobody knows',
      forge: async () => {
        const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
        return signed(claimsOf(access), await exportJWK(privateKey), 'unknown');
      },
    },
    { what: 'not signed', forge: () => assembled({ alg: 'none' }, claimsOf(access), '') },
    {
      what: 'of another person with this one’s signature',
      forge: () => {
        const claims = { ...claimsOf(access), sub: '01920000-0000-7000-8000-000000000000' };
        return assembled({ alg: 'EdDSA', typ: 'at+jwt', kid: key.kid }, claims, access.split('.')[2]!);
      },
    },
    {
      what: 'without an end',
      forge: () => {
        const { iss, aud, sub, sid } = claimsOf(access);
        return signed({ iss, aud, sub, sid }, key.privateJwk, key.kid);
      },
    },
    { what: 'from another issuer', forge: () => signedWith({ iss: 'anew/elsewhere' }) },
    { what: 'for someone else', forge: () => signedWith({ aud: 'anew/elsewhere' }) },
    { what: 'of another kind', forge: () => signed(claimsOf(access), key.privateJwk, key.kid, 'JWT') },
    { what: 'that is nonsense', forge: () => 'nonsense' },
  ])('$what is refused', async ({ forge }) => {
    const token = await forge();
    expectRefused(await bearing(token), 401);
    expectRefused(await whoAmI(browser({ auth_token: token })), 401);
  });
});

describe('a refresh token', () => {
  it.each([
    { what: 'is gone', token: () => undefined },
    { what: 'has expired', token: expired },
    { what: 'is nonsense', token: () => 'nonsense' },
  ])('renews both on the way when the access token $what', async ({ token }) => {
    const old = await token();
    const person = browser({ ...(old !== undefined && { auth_token: old }), auth_refresh: refresh });
    expect((await whoAmI(person)).body.id).toBe(anna.user.id);
    expect(person.cookies.get('auth_refresh')).not.toBe(refresh);
    expect(await bearing(person.cookies.get('auth_token')!)).toMatchObject({ status: 200 });
    expect((await whoAmI(browser({ auth_refresh: person.cookies.get('auth_refresh')! }))).status).toBe(200);
  });

  it('is renewed by fifty tabs at once, and all of them stay signed in', async () => {
    const tabs = Array.from({ length: TABS }, () => browser({ auth_refresh: refresh }));
    const answers = await Promise.all(tabs.map(whoAmI));
    expect(answers.map(({ status }) => status)).toEqual(Array(TABS).fill(200));
    const again = await Promise.all(tabs.map(whoAmI));
    expect(again.map(({ status }) => status)).toEqual(Array(TABS).fill(200));
    const renewed = new Set(tabs.map(({ cookies }) => cookies.get('auth_refresh')));
    renewed.delete(refresh);
    expect(renewed.size).toBe(1);
  });

  it('is still good for another tab shortly after it was replaced', async () => {
    const tab = browser({ auth_refresh: refresh });
    await whoAmI(tab);
    await letPass(GRACE_S - 5);
    expect((await whoAmI(browser({ auth_refresh: refresh }))).status).toBe(200);
    expect((await whoAmI(tab)).status).toBe(200);
  });

  it('that comes again later has been stolen: the whole session ends', async () => {
    const owner = browser({ auth_refresh: refresh });
    await whoAmI(owner);
    await letPass(GRACE_S + 1);
    const thief = browser({ auth_refresh: refresh });
    expectRefused(await whoAmI(thief), 401);
    expect([...thief.cookies.keys()]).toEqual([]);
    expectRefused(await refusedSoon(owner), 401);
    expectRefused(await bearing(access), 401);
  });

  it.each([
    { what: 'is nonsense', token: 'nonsense' },
    { what: 'is of no session’s form', token: `${'0'.repeat(36)}.x` },
    { what: 'is of a session that is not there', token: '01920000-0000-7000-8000-000000000000.x' },
    { what: 'is far too long', token: 'x'.repeat(4_000) },
  ])('that $what is refused, and signing out rids the browser of it', async ({ token }) => {
    const person = browser({ auth_refresh: token });
    expectRefused(await whoAmI(person), 401);
    expect(person.cookies.has('auth_refresh')).toBe(false);
    expect((await browser({ auth_refresh: token }).get('/api/logout')).status).toBe(302);
  });

  it.each([43, 86])(
    'with a wrong secret of %i characters ends nothing, by itself or to sign out',
    async (length) => {
      const [sessionId] = refresh.split('.');
      const guess = () => browser({ auth_refresh: `${sessionId}.${'A'.repeat(length)}` });
      expectRefused(await whoAmI(guess()), 401);
      await guess().get('/api/logout');
      const owner = browser({ auth_refresh: refresh });
      expect((await whoAmI(owner)).status).toBe(200);
      expect((await bearing(access)).status).toBe(200);
    },
  );

  it('with the secret of another session ends nothing', async () => {
    const phone = visitor(system.origin);
    await phone.expectOk(phone.post('/api/login', { email: anna.email, password: PASSWORD }));
    const [, secret] = phone.cookies.get('auth_refresh')!.split('.');
    expectRefused(await whoAmI(browser({ auth_refresh: `${refresh.split('.')[0]}.${secret}` })), 401);
    for (const token of [refresh, phone.cookies.get('auth_refresh')!])
      expect((await whoAmI(browser({ auth_refresh: token }))).status).toBe(200);
  });

  it('that the release before has made is renewed, and its end is 90 days after the sign-in', async () => {
    const [sessionId] = refresh.split('.');
    await database.query(
      `UPDATE sessions SET refresh_hash = sha256('of-before'), created_at = now() - interval '89 days' WHERE id = $1`,
      [sessionId],
    );
    const person = browser({ auth_refresh: `${sessionId}.of-before` });
    expect((await whoAmI(person)).status).toBe(200);
    const [row] = await database.query<{ days: number }>(
      `SELECT (extract(epoch FROM expires_at - created_at) / 86400)::float AS days FROM sessions WHERE id = $1`,
      [sessionId],
    );
    expect(row!.days).toBeCloseTo(90, 3);
    await database.query(
      `UPDATE sessions SET created_at = now() - interval '91 days', expires_at = now() + interval '1 day' WHERE id = $1`,
      [sessionId],
    );
    const latest = person.cookies.get('auth_refresh')!;
    expectRefused(await whoAmI(browser({ auth_refresh: latest })), 401);
  });
});

describe('the marker that the client reads', () => {
  const markerOf = ({ cookies }: Person) => cookies.get('signed_in');

  it('stays the same as long as the session does, is another one for the next, and tells no secret', async () => {
    const first = markerOf(anna.person)!;
    anna.person.cookies.delete('auth_token');
    expect((await whoAmI(anna.person)).status).toBe(200);
    expect(anna.person.cookies.get('auth_refresh')).not.toBe(refresh);
    expect(markerOf(anna.person)).toBe(first);

    const { person, email } = anna;
    await person.expectOk(person.post('/api/login', { email, password: PASSWORD }));
    expect(markerOf(person)).not.toBe(first);
    expect(refresh).not.toContain(first);
  });
});

describe('signing out', () => {
  it('ends the session on the server at once and clears the cookies', async () => {
    const stolen = browser({ auth_token: access });
    expect((await whoAmI(stolen)).status).toBe(200);
    const answer = await anna.person.get('/api/logout');
    expect(answer).toMatchObject({ status: 302 });
    expect(answer.headers.get('location')).toBe('/');
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(anna.person.cookies.has('auth_token') || anna.person.cookies.has('auth_refresh')).toBe(false);

    expectRefused(await refusedSoon(stolen), 401);
    expectRefused(await whoAmI(browser({ auth_refresh: refresh })), 401);
    expectRefused(await bearing(access), 401);
  });

  it('has the browser of an ended session forget what it keeps, and nobody else’s', async () => {
    const elsewhere = browser({ auth_token: access, signed_in: '1' });
    await anna.person.get('/api/logout');
    const ended = await refusedSoon(elsewhere);
    expect(ended.headers.get('clear-site-data')).toBe('"cache", "storage"');
    const never = await whoAmI(visitor(system.origin));
    expect(never.status).toBe(401);
    expect(never.headers.get('clear-site-data')).toBeNull();
  });

  it.each([
    ['by the link of another site ends nothing', 'cross-site', 200, null],
    ['from our own page ends the session', 'same-origin', 401, '"cache", "storage"'],
    ['from the address bar ends the session', 'none', 401, '"cache", "storage"'],
  ])('%s, as the browser says: %s', async (_what, site, status, cleared) => {
    const answer = await anna.person.get('/api/logout', { headers: { 'sec-fetch-site': site } });
    expect(answer).toMatchObject({ status: 302 });
    expect(answer.headers.get('location')).toBe('/');
    expect(answer.headers.get('clear-site-data')).toBe(cleared);
    expect(anna.person.cookies.has('auth_refresh')).toBe(status === 200);
    expect((await whoAmI(browser({ auth_refresh: refresh }))).status).toBe(status);
  });

  it('works with the refresh token alone', async () => {
    const stolen = browser({ auth_token: access });
    await whoAmI(stolen);
    await browser({ auth_refresh: refresh }).get('/api/logout');
    expectRefused(await refusedSoon(stolen), 401);
  });

  it('leaves the person’s other sessions alone', async () => {
    const phone = visitor(system.origin);
    await phone.expectOk(phone.post('/api/login', { email: anna.email, password: PASSWORD }));
    await anna.person.get('/api/logout');
    expect((await whoAmI(phone)).status).toBe(200);
  });

  it('of someone who is not signed in does no harm', async () => {
    expect((await visitor(system.origin).get('/api/logout')).status).toBe(302);
    expect(
      (await browser({ auth_token: 'nonsense', auth_refresh: 'nonsense' }).get('/api/logout')).status,
    ).toBe(302);
  });
});

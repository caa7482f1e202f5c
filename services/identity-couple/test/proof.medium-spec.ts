import { randomUUID } from 'node:crypto';
import type { User } from '@anew/contracts/identity/views';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { type Answer, PASSWORD, Person, prove, refusal, type SignedUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { proveAddress, STRICT, systemWithMail } from './system-with-mail.js';

const NEW_PASSWORD = 'a loud harbor at dawn';
const NO_PROOF = { status: 403, code: 'password_required' };

let mail: MailServer;
let system: SharedSystem;
let database: Database;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail(STRICT));
  database = new Database(system.postgres, 'identity-couple');
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

let visitors = 0;

/** A visitor with a network address of their own. */
function visitor(): Person {
  visitors++;
  return new Person(system.origin, { 'x-forwarded-for': `10.2.${visitors >> 8}.${visitors & 255}` });
}

/** Someone with a new account, whose address is proved. */
async function newcomer(): Promise<SignedUp> {
  const person = visitor();
  const email = `${randomUUID()}@example.org`;
  const user = await person.expectOk(person.post<User>('/api/signup', { email, password: PASSWORD }));
  await proveAddress(database, { user });
  return Object.assign(person, { user });
}

const confirm = (person: Person, currentPassword: unknown) =>
  person.post('/api/account/confirm', { currentPassword });
const signIn = (email: string, password: string) => visitor().post('/api/login', { email, password });

/** The same person in another browser. */
async function elsewhere({ user }: SignedUp, password = PASSWORD): Promise<Person> {
  const browser = visitor();
  await browser.expectOk(browser.post('/api/login', { email: user.email, password }));
  return browser;
}

const ageProof = ({ user }: SignedUp, seconds: number) =>
  database.query("UPDATE sessions SET proved_at = proved_at - $2 * interval '1 second' WHERE user_id = $1", [
    user.id,
    seconds,
  ]);

interface Act {
  what: string;
  act: (person: Person, proof?: object) => Promise<Answer>;
  done: number;
}

const EXPORT: Act = { what: 'the export', act: (me) => me.get('/api/account/export'), done: 200 };
const ACTS: Act[] = [
  {
    what: 'another address',
    act: (me, proof) => me.put('/api/profile/update', { email: `${randomUUID()}@example.org`, ...proof }),
    done: 200,
  },
  {
    what: 'another password',
    act: (me, proof) => me.post('/api/account/password', { password: NEW_PASSWORD, ...proof }),
    done: 204,
  },
  {
    what: 'deletion',
    act: (me, proof) => me.delete('/api/account', { confirm: 'delete my account', ...proof }),
    done: 202,
  },
];

describe.each([...ACTS, EXPORT])('$what', ({ act, done }) => {
  it('is refused to a session that has only just been signed in, and given to one that proved it', async () => {
    const me = await newcomer();
    expect(await refusal(act(me))).toMatchObject(NO_PROOF);
    const signedIn = await elsewhere(me);
    expect(await refusal(act(signedIn))).toMatchObject(NO_PROOF);
    await prove(me);
    expect(await refusal(act(signedIn))).toMatchObject(NO_PROOF);
    expect((await act(me)).status).toBe(done);
  });

  it('is refused 5 minutes later', async () => {
    const me = await newcomer();
    await prove(me);
    await ageProof(me, 300);
    expect(await refusal(act(me))).toMatchObject(NO_PROOF);
  });

  it('is refused to whoever is not signed in', async () => {
    expect((await act(visitor(), { currentPassword: PASSWORD })).status).toBe(401);
  });
});

describe.each(ACTS)('$what with the password in its own request', ({ act, done }) => {
  it('is given to the right one, and to no other', async () => {
    const me = await newcomer();
    expect(await refusal(act(me, { currentPassword: 'not it' }))).toMatchObject({
      ...NO_PROOF,
      errors: [{ field: 'currentPassword', message: 'That is not your password. Please try again.' }],
    });
    expect((await act(me, { currentPassword: PASSWORD })).status).toBe(done);
  });

  it('is refused for a wrong one even while the session is proved', async () => {
    const me = await newcomer();
    await prove(me);
    expect(await refusal(act(me, { currentPassword: 'not it' }))).toMatchObject(NO_PROOF);
  });
});

describe('a proof', () => {
  it.each([undefined, '', 7, ['x'], 'x'.repeat(129)])('is not %j', async (given) => {
    const me = await newcomer();
    expect((await confirm(me, given)).status).toBe(400);
  });

  it('is not the password of somebody else', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await other.expectOk(
      other.post('/api/account/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }),
    );
    expect(await refusal(confirm(me, NEW_PASSWORD))).toMatchObject(NO_PROOF);
    expect(await refusal(EXPORT.act(me))).toMatchObject(NO_PROOF);
  });

  it('is guessed at ten times at most, by this session alone, whichever request carries the guess', async () => {
    const me = await newcomer();
    const guesses = [
      ...Array.from({ length: 5 }, () => () => confirm(me, 'a guess')),
      ...Array.from({ length: 5 }, () => () => ACTS[2]!.act(me, { currentPassword: 'a guess' })),
    ];
    for (const guess of guesses) expect((await guess()).status).toBe(403);
    const answer = await confirm(me, PASSWORD);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await ACTS[2]!.act(me, { currentPassword: PASSWORD })).status).toBe(429);
    const other = await elsewhere(me);
    expect((await confirm(other, PASSWORD)).status).toBe(204);

    await database.query("UPDATE allowances SET ends_at = ends_at - interval '15 minutes'");
    expect((await confirm(me, PASSWORD)).status).toBe(204);
  });

  it('names how it can be given', async () => {
    const me = await newcomer();
    expect((await me.get('/api/account/confirm')).body).toEqual({ ways: ['password'] });
    expect((await me.get('/api/account/confirm/provider')).status).toBe(404);
  });

  it('does not change what needs none', async () => {
    const me = await newcomer();
    const { email } = me.user;
    expect((await me.put('/api/profile/update', { firstName: 'Ada', email })).status).toBe(200);
  });
});

describe('a password that is changed', () => {
  const change = (person: Person, body: object) => person.post('/api/account/password', body);
  const proof = { currentPassword: PASSWORD };

  it('is the one to sign in with, here one stays signed in, everywhere else that is over', async () => {
    const me = await newcomer();
    const other = await elsewhere(me);
    expect((await change(me, { ...proof, password: NEW_PASSWORD })).status).toBe(204);
    expect((await signIn(me.user.email, PASSWORD)).status).toBe(401);
    expect((await signIn(me.user.email, NEW_PASSWORD)).status).toBe(200);
    await eventually('the other session to end', async () =>
      (await other.get('/api/auth/user')).status === 401 ? true : null,
    );
    expect((await me.get('/api/auth/user')).status).toBe(200);
    await eventually('word of it', () =>
      mail.mailsTo(me.user.email).find(({ raw }) => raw.includes('Subject: Your Anew password was changed')),
    );
  });

  it('ends what was proved with the old one', async () => {
    const me = await newcomer();
    await prove(me);
    expect((await change(me, { password: NEW_PASSWORD })).status).toBe(204);
    expect(await refusal(EXPORT.act(me))).toMatchObject(NO_PROOF);
    await prove(me, NEW_PASSWORD);
    expect((await EXPORT.act(me)).status).toBe(200);
  });

  it('makes a link that was mailed before useless', async () => {
    const me = await newcomer();
    await me.post('/api/password/forgot', { email: me.user.email });
    const token = await mail.tokenFor('password/reset', me.user.email);
    expect((await change(me, { ...proof, password: NEW_PASSWORD })).status).toBe(204);
    const answer = visitor().post('/api/password/reset', { token, password: PASSWORD });
    expect(await refusal(answer)).toMatchObject({ code: 'invalid_reset_link' });
  });

  it('is as good as a new one has to be', async () => {
    const me = await newcomer();
    expect((await change(me, { ...proof, password: 'short' })).status).toBe(400);
    expect(await refusal(change(me, { ...proof, password: 'qwertyuiop' }))).toMatchObject({
      status: 400,
      errors: [{ field: 'password' }],
    });
    expect((await signIn(me.user.email, PASSWORD)).status).toBe(200);
  });

  it('is changed five times a day at most', async () => {
    const me = await newcomer();
    const words = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `a harbor of ${word} lamps`);
    let currentPassword = PASSWORD;
    for (const password of words.slice(0, 5)) {
      expect((await change(me, { currentPassword, password })).status).toBe(204);
      currentPassword = password;
    }
    const again = await change(me, { currentPassword, password: words[5] });
    expect(again.status).toBe(429);
    // Addresses are counted apart, in both directions.
    expect((await me.put('/api/profile/update', { email: 'six@example.org', currentPassword })).status).toBe(
      200,
    );
    await database.query("UPDATE allowances SET ends_at = ends_at - interval '1 day'");
    expect((await change(me, { currentPassword, password: words[5] })).status).toBe(204);
  });
});

import { randomUUID } from 'node:crypto';
import type { PasskeyOptions, PasskeyView, User } from '@anew/contracts/identity/views';
import { Database } from '@anew/testkit/database';
import { type Answer, couple, Person, refusal, type SignedUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Authenticator } from './authenticator.js';
import type { MailServer } from './mail-server.js';
import { systemWithMail } from './system-with-mail.js';
import { kindsOf, methodsOf, prove, proved } from './ways-in.js';

interface Options {
  options: { challenge: string };
}

let mail: MailServer;
let system: SharedSystem;
let database: Database;
/** Origin of the product as a browser sees it. */
let pageOrigin: string;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  database = new Database(system.postgres, 'identity-couple');
  pageOrigin = `http://localhost:${new URL(system.origin).port}`;
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

const visitor = () => new Person(system.origin);
const authenticator = () => new Authenticator(pageOrigin);

async function add(person: Person, key: Authenticator, name?: string): Promise<Answer<PasskeyView>> {
  const { options } = await person.expectOk(person.post<Options>('/api/account/passkeys/options'));
  const response = key.create(options);
  return person.post<PasskeyView>('/api/account/passkeys', { response, ...(name && { name }) });
}

async function owner(): Promise<SignedUp & { key: Authenticator; passkey: PasskeyView }> {
  const person = await proved(system.origin);
  const key = authenticator();
  const passkey = await person.expectOk(add(person, key, 'My phone'));
  return Object.assign(person, { key, passkey });
}

const ask = async (browser: Person) =>
  (await browser.expectOk(browser.post<Options>('/api/login/passkey/options'))).options;
const use = (browser: Person, response: object) => browser.post<User>('/api/login/passkey', { response });

describe('a passkey', () => {
  it('opens the account by itself, without password or code', async () => {
    const me = await owner();
    expect(me.passkey).toMatchObject({ name: 'My phone', lastUsedAt: null });
    const browser = visitor();
    const options = await ask(browser);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect((await use(browser, me.key.get(options))).body.id).toBe(me.user.id);
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    const { passkeys } = await methodsOf(me);
    expect(passkeys).toEqual([{ ...me.passkey, lastUsedAt: expect.any(String) }]);
    expect(await kindsOf(me)).toEqual(expect.arrayContaining(['passkey_added', 'passkey_used']));
    await mail.told(me.user.email, 'A passkey was added.');
  });

  it('is asked for in a way that only its keeper can answer, unlocked', async () => {
    const me = await proved(system.origin);
    const { options } = await me.expectOk(me.post<PasskeyOptions>('/api/account/passkeys/options'));
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Anew' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
  });

  it.each<{ what: string; answer: (key: Authenticator, challenge: string) => object }>([
    {
      what: 'that was only touched',
      answer: (key, challenge) => ((key.unlocked = false), key.get({ challenge })),
    },
    {
      what: 'used on another site',
      answer: (key, challenge) => ((key.origin = 'http://evil.example'), key.get({ challenge })),
    },
    { what: 'for another challenge', answer: (key) => key.get({ challenge: 'AAAA' }) },
    {
      what: 'whose counter fell back: it was copied',
      answer: (key, challenge) => ((key.counter = 0), key.get({ challenge })),
    },
    {
      what: 'that somebody else made',
      answer: (key, challenge) => ({ ...authenticator().get({ challenge }), id: key.id, rawId: key.id }),
    },
    { what: 'that nobody knows', answer: (_, challenge) => authenticator().get({ challenge }) },
    { what: 'that is nonsense', answer: () => ({ id: 1, response: { constructor: {} } }) },
  ])('$what opens nothing', async ({ answer }) => {
    const me = await owner();
    await me.expectOk(use(visitor(), me.key.get(await ask(visitor()))));
    await me.expectOk(use(visitor(), me.key.get(await ask(visitor()))));
    const browser = visitor();
    const { challenge } = await ask(browser);
    const { status, code } = await refusal(use(browser, answer(me.key, challenge)));
    expect([400, 401]).toContain(status);
    expect(['passkey_refused', 'validation_failed']).toContain(code);
    expect(browser.cookies.has('auth_token')).toBe(false);
  });

  it('answers a challenge once, and within five minutes', async () => {
    const me = await owner();
    const options = await ask(visitor());
    const answer = me.key.get(options);
    expect((await use(visitor(), answer)).status).toBe(200);
    expect((await use(visitor(), answer)).status).toBe(401);
    const late = me.key.get(await ask(visitor()));
    await database.query("UPDATE passkey_challenges SET expires_at = now() - interval '1 second'");
    expect((await use(visitor(), late)).status).toBe(401);
  });

  it('is its owner’s to name and to remove, and nobody else’s', async () => {
    const [me, partner] = await couple(system.origin);
    for (const person of [me, partner]) await person.expectOk(prove(person));
    const key = authenticator();
    const { id } = await me.expectOk(add(me, key));
    const path = `/api/account/passkeys/${id}`;
    expect(await refusal(partner.put(path, { name: 'Mine' }))).toMatchObject({
      status: 404,
      code: 'passkey_not_found',
    });
    expect((await partner.delete(path)).status).toBe(404);
    expect((await methodsOf(partner)).passkeys).toEqual([]);
    expect((await me.put(path, { name: '  ' })).status).toBe(400);
    expect((await me.put(path, { name: ' Blue key ' })).body).toMatchObject({ id, name: 'Blue key' });
    expect((await me.delete(path)).status).toBe(204);
    expect((await use(visitor(), key.get(await ask(visitor())))).status).toBe(401);
    expect(await kindsOf(me)).toContain('passkey_removed');
  });

  it('is added once, for the one who began it', async () => {
    const [me, other] = [await owner(), await proved(system.origin)];
    expect((await add(other, me.key)).status).toBe(400);
    const { options } = await me.expectOk(me.post<Options>('/api/account/passkeys/options'));
    const response = authenticator().create(options);
    expect((await other.post('/api/account/passkeys', { response })).status).toBe(400);
    const touched = Object.assign(authenticator(), { unlocked: false });
    expect((await add(me, touched)).status).toBe(400);
  });

  it('is added once when its answer is asked for again', async () => {
    const me = await proved(system.origin);
    const { options } = await me.expectOk(me.post<Options>('/api/account/passkeys/options'));
    const response = authenticator().create(options);
    const keyed = { 'idempotency-key': randomUUID() };
    const send = () => me.post<PasskeyView>('/api/account/passkeys', { response }, keyed);
    const passkey = await me.expectOk(send());
    expect(await me.expectOk(send())).toEqual(passkey);
    expect((await methodsOf(me)).passkeys).toEqual([passkey]);
    expect((await me.post('/api/account/passkeys', { response })).status).toBe(400);
  });

  it('is one of ten at the most', async () => {
    const me = await proved(system.origin);
    for (let count = 0; count < 10; count++) await me.expectOk(add(me, authenticator()));
    expect(await refusal(add(me, authenticator()))).toMatchObject({ status: 409, code: 'too_many_passkeys' });
  });

  it('that is the only way in stays', async () => {
    const me = await owner();
    await database.query('UPDATE users SET password_hash = NULL WHERE id = $1', [me.user.id]);
    const answer = await refusal(me.delete(`/api/account/passkeys/${me.passkey.id}`));
    expect(answer).toMatchObject({ status: 409, code: 'last_way_in' });
  });

  it('is proof for what cannot be undone, of its own account alone', async () => {
    const [me, other] = [await owner(), await owner()];
    const forget = () => database.query('UPDATE sessions SET proved_at = NULL');
    const begin = async () =>
      (await me.expectOk(me.post<Options>('/api/account/confirm/passkey/options'))).options;
    const proveBy = (response: object) => me.post('/api/account/confirm/passkey', { response });
    await forget();
    expect((await me.get<{ ways: string[] }>('/api/account/confirm')).body.ways).toContain('passkey');
    expect(await refusal(proveBy(other.key.get(await begin())))).toMatchObject({ code: 'password_required' });
    expect((await proveBy(me.key.get(await ask(visitor())))).status).toBe(403);
    expect((await me.post('/api/account/totp')).status).toBe(403);
    expect((await proveBy(me.key.get(await begin()))).status).toBe(204);
    expect((await me.post('/api/account/totp')).status).toBe(200);
    expect((await use(visitor(), me.key.get(await begin()))).status).toBe(401);
  });
});

import { randomUUID } from 'node:crypto';
import type { ProofWays, RecoveryCodes, TotpSetup, User } from '@anew/contracts/identity/views';
import { type Answer, PASSWORD, Person, refusal, type SignedUp, signUp } from '@anew/testkit/person';
import { describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { Authenticator, type Options } from './authenticator.js';
import { database, mail, system } from './mail-and-database.js';
import { Page, submit } from './pages.js';
import { keepsASecurityLog } from './security-log.cases.js';
import { kindsOf, methodsOf, proved } from './ways-in.js';

const visitor = () => new Person(system.origin);
const NOBODY_S = '01920000-0000-7000-8000-000000000000';

describe('what changes how one signs in', () => {
  const CALLS = [
    { method: 'POST', path: '/api/account/totp' },
    { method: 'POST', path: '/api/account/totp/confirm', body: { code: '123456' } },
    { method: 'DELETE', path: '/api/account/totp' },
    { method: 'POST', path: '/api/account/recovery-codes' },
    { method: 'POST', path: '/api/account/passkeys/options' },
    { method: 'POST', path: '/api/account/passkeys', body: { response: {} } },
    { method: 'DELETE', path: `/api/account/passkeys/${NOBODY_S}` },
  ];

  it.each(CALLS)(
    'is refused signed out, and without proof: $method $path',
    async ({ method, path, body }) => {
      const call = (person: Person) => person.call(method, path, { body });
      expect((await call(visitor())).status).toBe(401);
      const answer = await refusal(call(await signUp(system.origin)));
      expect(answer).toMatchObject({ status: 403, code: 'password_required' });
    },
  );
});

it('a passkey signs the browser in that it works in, and proves who is there', async () => {
  const me = await proved(system.origin);
  const key = new Authenticator(`http://localhost:${new URL(system.origin).port}`);
  const optionsFor = async (person: Person, path: string) =>
    (await person.expectOk(person.post<{ options: Options }>(`/api/${path}/options`))).options;
  const response = key.create(await optionsFor(me, 'account/passkeys'));
  await me.expectOk(me.post('/api/account/passkeys', { response }));

  const browser = visitor();
  const answer = { response: key.get(await optionsFor(browser, 'login/passkey')) };
  const use = () => browser.post('/api/login/passkey', answer);
  expect(await use()).toMatchObject({ status: 200, body: { id: me.user.id } });
  expect((await browser.get('/api/auth/user')).status).toBe(200);
  browser.cookies.clear();
  expect(await refusal(use())).toMatchObject({ status: 401, code: 'passkey_refused' });
  expect(browser.cookies.has('auth_token')).toBe(false);

  const { ways } = await me.expectOk(me.get<ProofWays>('/api/account/confirm'));
  expect(ways).toContain('passkey');
  const proof = { response: key.get(await optionsFor(me, 'account/confirm/passkey')) };
  expect((await me.post('/api/account/confirm/passkey', proof)).status).toBe(204);
});

describe('codes from an app', () => {
  interface WithApp extends SignedUp {
    secret: string;
    recoveryCodes: string[];
  }

  /** Code of this many steps from now. Each code is valid once, and invalidates those before it. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

  async function withApp(): Promise<WithApp> {
    const person = await proved(system.origin);
    const { secret } = await person.expectOk(person.post<TotpSetup>('/api/account/totp'));
    return Object.assign(person, { secret, ...(await confirmWith(person, secret)) });
  }

  /**
   * Turns codes on by the present one, which may then be used again. One of the past would do too, but no more when the
   * next half minute begins on its way.
   */
  async function confirmWith(person: SignedUp, secret: string): Promise<RecoveryCodes> {
    const confirm = { code: codeOf(secret) };
    const codes = await person.expectOk(person.post<RecoveryCodes>('/api/account/totp/confirm', confirm));
    await database.query('UPDATE totp SET last_step = last_step - 2 WHERE user_id = $1', [person.user.id]);
    return codes;
  }

  const signIn = (browser: Person, { user }: SignedUp, password = PASSWORD) =>
    browser.post<{ challenge?: string }>('/api/login', { email: user.email, password });

  async function challengeFor(browser: Person, person: SignedUp): Promise<string> {
    const { status, body } = await signIn(browser, person);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'second_factor_required', challenge: expect.any(String) });
    expect(browser.cookies.has('auth_token')).toBe(false);
    return body.challenge!;
  }

  const enter = (browser: Person, challenge: string, code: string): Promise<Answer<User>> =>
    browser.post<User>('/api/login/second-factor', { challenge, code });

  it('are asked for at sign-in once one has shown that it works, and not before', async () => {
    const person = await proved(system.origin);
    const { secret, uri } = await person.expectOk(person.post<TotpSetup>('/api/account/totp'));
    expect(uri).toContain(`secret=${secret}`);
    expect((await signIn(visitor(), person)).status).toBe(200);
    const wrong = await refusal(person.post('/api/account/totp/confirm', { code: '000000' }));
    expect(wrong).toMatchObject({ status: 400, code: 'invalid_code', errors: [{ field: 'code' }] });
    expect(await methodsOf(person)).toMatchObject({ password: true, totp: false, recoveryCodesLeft: 0 });

    const { recoveryCodes } = await confirmWith(person, secret);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(await methodsOf(person)).toMatchObject({ totp: true, recoveryCodesLeft: 10 });

    const browser = visitor();
    const challenge = await challengeFor(browser, person);
    expect((await enter(browser, challenge, codeOf(secret))).body.id).toBe(person.user.id);
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    await mail.told(person.user.email, 'Codes from an app were turned on.');
    expect(await refusal(person.post('/api/account/totp'))).toMatchObject({
      status: 409,
      code: 'second_factor_on',
    });
  });

  it('are good once each, also for one who saw it being typed', async () => {
    const person = await withApp();
    const code = codeOf(person.secret);
    const challenge = await challengeFor(visitor(), person);
    const answers = await Promise.all([1, 2, 3].map(() => enter(visitor(), challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await kindsOf(person)).toEqual(
      expect.arrayContaining(['second_factor_used', 'second_factor_failed', 'totp_added']),
    );
  });

  it('come after a password that was right, within five minutes, and no other way', async () => {
    const person = await withApp();
    expect(await refusal(signIn(visitor(), person, 'a wrong guess'))).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
    });
    for (const challenge of ['', 'nonsense', 'A'.repeat(200)])
      expect((await enter(visitor(), challenge, codeOf(person.secret))).status).toBe(401);
    const challenge = await challengeFor(visitor(), person);
    await person.expectOk(
      person.post('/api/account/password', { currentPassword: PASSWORD, password: 'a loud harbor at dawn' }),
    );
    expect(await refusal(enter(visitor(), challenge, codeOf(person.secret)))).toMatchObject({
      status: 401,
      code: 'challenge_expired',
    });
  });

  it('that are wrong make one wait longer each time, and recovery codes do not', async () => {
    const person = await withApp();
    const challenge = await challengeFor(visitor(), person);
    for (let count = 0; count < 3; count++)
      expect((await enter(visitor(), challenge, '000000')).status).toBe(401);
    await database.query('UPDATE totp SET failures = 8, failed_at = now() WHERE user_id = $1', [
      person.user.id,
    ]);
    const slowed = await enter(visitor(), challenge, codeOf(person.secret));
    expect(slowed).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(25);
    expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(32);
    expect((await enter(visitor(), challenge, person.recoveryCodes[0]!)).status).toBe(200);
    await database.query("UPDATE totp SET failed_at = now() - interval '33 seconds' WHERE user_id = $1", [
      person.user.id,
    ]);
    expect((await enter(visitor(), challenge, codeOf(person.secret))).status).toBe(200);
  });

  it('that are right shorten nobody’s wait: whoever guesses must not see that the owner has come in', async () => {
    const person = await withApp();
    const challenge = await challengeFor(visitor(), person);
    const failedAgo = (ago: string) =>
      database.query('UPDATE totp SET failures = 8, failed_at = now() - $2::interval WHERE user_id = $1', [
        person.user.id,
        ago,
      ]);
    await failedAgo('33 seconds');
    expect((await enter(visitor(), challenge, codeOf(person.secret))).status).toBe(200);
    expect((await enter(visitor(), challenge, '000000')).status).toBe(401);
    const slowed = await enter(visitor(), challenge, '000000');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(50);
    await failedAgo('4 hours');
    for (let count = 0; count < 3; count++)
      expect((await enter(visitor(), challenge, '000000')).status).toBe(401);
  });

  it('may be missing: a recovery code does once, however it is typed, and new ones replace the old', async () => {
    const person = await withApp();
    const [first = '', second = ''] = person.recoveryCodes;
    const challenge = await challengeFor(visitor(), person);
    expect((await enter(visitor(), challenge, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(
      200,
    );
    expect((await enter(visitor(), challenge, first)).status).toBe(401);
    expect(await methodsOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
    const renewed = await person.expectOk(person.post<RecoveryCodes>('/api/account/recovery-codes'));
    expect((await enter(visitor(), challenge, second)).status).toBe(401);
    expect((await enter(visitor(), challenge, renewed.recoveryCodes[0]!)).status).toBe(200);
    expect(await kindsOf(person)).toEqual(
      expect.arrayContaining(['recovery_code_used', 'recovery_codes_made']),
    );
  });

  it('give the same recovery codes again to whoever did not get the first answer', async () => {
    const person = await proved(system.origin);
    const { secret } = await person.expectOk(person.post<TotpSetup>('/api/account/totp'));
    const keyed = { 'idempotency-key': randomUUID() };
    const confirm = () => person.post<RecoveryCodes>('/api/account/totp/confirm', { code }, keyed);
    const code = codeOf(secret);
    const first = await person.expectOk(confirm());
    expect(await person.expectOk(confirm())).toEqual(first);
    const renew = () => person.post<RecoveryCodes>('/api/account/recovery-codes', undefined, other);
    const other = { 'idempotency-key': randomUUID() };
    const renewed = await person.expectOk(renew());
    expect(renewed).not.toEqual(first);
    expect(await person.expectOk(renew())).toEqual(renewed);
    expect((await kindsOf(person)).filter((kind) => /^(totp_added|recovery_codes_made)$/.test(kind))).toEqual(
      ['recovery_codes_made', 'totp_added'],
    );
    const stored = (await database.everything()).join('\n');
    for (const recoveryCode of [...first.recoveryCodes, ...renewed.recoveryCodes]) {
      expect(stored).not.toContain(recoveryCode);
      expect(stored).not.toContain(Buffer.from(recoveryCode).toString('hex'));
    }
  });

  it('come anew with the password in the request, from a session without proof, and not with a wrong one', async () => {
    const person = await withApp();
    await database.query('UPDATE sessions SET proved_at = NULL WHERE user_id = $1', [person.user.id]);
    const renew = (body: object) => person.post<RecoveryCodes>('/api/account/recovery-codes', body);
    for (const body of [{}, { currentPassword: 'a loud harbor at dawn' }])
      expect(await refusal(renew(body))).toMatchObject({ status: 403, code: 'password_required' });
    expect(await methodsOf(person)).toMatchObject({ recoveryCodesLeft: 10 });
    const { recoveryCodes } = await person.expectOk(renew({ currentPassword: PASSWORD }));
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes).not.toEqual(person.recoveryCodes);
    expect(await refusal(renew({}))).toMatchObject({ code: 'password_required' });
  });

  it('of one person open no other account', async () => {
    const [me, other] = [await withApp(), await withApp()];
    const challenge = await challengeFor(visitor(), me);
    for (const code of [codeOf(other.secret), other.recoveryCodes[0]!])
      expect((await enter(visitor(), challenge, code)).status).toBe(401);
  });

  it('are turned off again, with their recovery codes', async () => {
    const person = await withApp();
    const challenge = await challengeFor(visitor(), person);
    expect((await person.delete('/api/account/totp')).status).toBe(204);
    expect((await signIn(visitor(), person)).status).toBe(200);
    expect((await enter(visitor(), challenge, person.recoveryCodes[0]!)).status).toBe(401);
    expect(await refusal(person.delete('/api/account/totp'))).toMatchObject({ code: 'second_factor_off' });
    expect(await refusal(person.post('/api/account/recovery-codes'))).toMatchObject({ status: 409 });
  });

  it('are asked for on a page that needs no script', async () => {
    const person = await withApp();
    const browser = visitor();
    const returnTo = '/journal?x=1';
    const page = new Page(
      await submit(browser, '/api/login', { returnTo, email: person.user.email, password: PASSWORD }),
    );
    expect(page.heading).toBe('One more step');
    expect(page.mayRunScript).toBe(false);
    expect(page.input('code')).toMatchObject({ autocomplete: 'one-time-code' });
    expect(page.hasLabelFor('code')).toBe(true);
    const hidden = { challenge: page.input('challenge').value!, returnTo: page.input('returnTo').value! };
    const wrong = new Page(await submit(browser, page.action!, { ...hidden, code: '000000' }));
    expect(wrong.errorAt('code')).toContain('not right');
    expect(wrong.input('challenge').value).toBe(hidden.challenge);
    const done = await submit(browser, wrong.action!, { ...hidden, code: codeOf(person.secret) });
    expect({ status: done.status, to: done.headers.get('location') }).toEqual({ status: 303, to: returnTo });
    const late = await submit(visitor(), page.action!, { ...hidden, challenge: 'x', code: '000000' });
    expect(new Page(late).summary).toContain('took too long');
    expect(new Page(late).input('returnTo').value).toBe(returnTo);
  });

  it('leave no secret in the database or the log', async () => {
    const person = await withApp();
    const stored = (await database.everything()).join('\n') + (await system.output());
    for (const secret of [person.secret, ...person.recoveryCodes]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});

keepsASecurityLog();

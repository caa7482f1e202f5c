import type { ProofWays, RecoveryCodes, TotpSetup, User } from '@anew/contracts/identity/views';
import { eventually } from '@anew/testkit/eventually';
import { PASSWORD, Person, prove, refusal, type SignedUp, signUp } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { Authenticator, type Options } from './authenticator.js';
import { Page, submit } from './pages.js';

let system: SharedSystem;

beforeAll(async () => {
  system = await sharedSystem({ env: { LOG_LEVEL: 'trace' } });
});

const visitor = () => new Person(system.origin);

/** What the product has written once that includes how this request ended, which is said only after its answer. */
const outputWith = (requestId: string) =>
  eventually('the line about the request', async () => {
    const written = await system.output();
    return written.includes(requestId) ? written : null;
  });

/** Someone with a new account who has just proved that it is theirs. */
async function proved(): Promise<SignedUp> {
  const person = await signUp(system.origin);
  await prove(person);
  return person;
}

it('a passkey signs the browser in that it works in, and proves who is there', async () => {
  const me = await proved();
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

  /** Code of the next half minute, which is good already, and after the present one was used. */
  const nextCodeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });

  async function withApp(): Promise<WithApp> {
    const person = await proved();
    const { secret } = await person.expectOk(person.post<TotpSetup>('/api/account/totp'));
    const confirm = { code: new TOTP({ secret }).generate() };
    const codes = await person.expectOk(person.post<RecoveryCodes>('/api/account/totp/confirm', confirm));
    return Object.assign(person, { secret, ...codes });
  }

  it('sign the browser in, which the password alone no longer does, and stay out of the log', async () => {
    const person = await withApp();
    const browser = visitor();
    const credentials = { email: person.user.email, password: PASSWORD };
    const asked = await browser.post<{ challenge: string }>('/api/login', credentials);
    expect(asked).toMatchObject({
      status: 401,
      body: { code: 'second_factor_required', challenge: expect.any(String) },
    });
    expect(browser.cookies.has('auth_token')).toBe(false);
    const { challenge } = asked.body;
    const enter = (code: string) => browser.post<User>('/api/login/second-factor', { challenge, code });
    expect(await refusal(enter('000000'))).toMatchObject({ status: 401, code: 'invalid_code' });
    expect(browser.cookies.has('auth_token')).toBe(false);
    const code = nextCodeOf(person.secret);
    const entered = await enter(code);
    expect(entered).toMatchObject({ status: 200, body: { id: person.user.id } });
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    const logged = await outputWith(entered.headers.get('x-request-id')!);
    for (const secret of [person.secret, code, ...person.recoveryCodes]) expect(logged).not.toContain(secret);
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
    const right = { ...hidden, code: nextCodeOf(person.secret) };
    const done = await submit(browser, wrong.action!, right);
    expect({ status: done.status, to: done.headers.get('location') }).toEqual({ status: 303, to: returnTo });
    const late = await submit(visitor(), page.action!, { ...hidden, challenge: 'x', code: '000000' });
    expect(new Page(late).summary).toContain('took too long');
    expect(new Page(late).input('returnTo').value).toBe(returnTo);
  });
});

import { randomUUID } from 'node:crypto';
import { DEFAULT_PREFERENCES, type Preferences } from '@anew/contracts/identity/preferences';
import type { AddressState, User } from '@anew/contracts/identity/views';
import { eventually } from '@anew/testkit/eventually';
import { couple, PASSWORD, Person, refusal, type SignedUp, signUp } from '@anew/testkit/person';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { database, mail, system } from './mail-and-database.js';
import { Page, submit } from './pages.js';

const NEW_PASSWORD = 'a loud harbor at dawn';
const RETURN_TO = '/invite/abcd2345?from=mail&x=1#top';

/** Browser of somebody who is not signed in. */
let browser: Person;

beforeEach(() => {
  browser = new Person(system.origin);
});

const open = async (path: string) => new Page(await browser.get<string>(path));
const send = async (path: string, fields: Record<string, string>) =>
  new Page(await submit(browser, path, fields));
const valuesOf = <Name extends string>(page: Page, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, page.input(name).value])) as Record<Name, string>;

describe('the link to a new password', () => {
  it('leads from a forgotten one back to where one wanted to go', async () => {
    const { user } = await signUp(system.origin);
    const start = await open(`/api/login?returnTo=${encodeURIComponent(RETURN_TO)}`);
    const forgot = await open(start.link('Forgot your password?'));
    const wrong = await send('/api/password/forgot', { ...valuesOf(forgot, 'returnTo'), email: 'no' });
    expect(wrong.errorAt('email')).toMatch(/name@example\.org/);
    expect(wrong.input('email').value).toBe('no');
    const sent = await send('/api/password/forgot', { ...valuesOf(wrong, 'returnTo'), email: user.email });
    for (const page of [forgot, wrong, sent]) {
      const back = await open(page.link('Back to sign in'));
      expect(back.input('returnTo').value).toBe(RETURN_TO);
    }

    const reset = await open(await mail.resetLink(user.email));
    const hidden = valuesOf(reset, 'token', 'returnTo');
    const weak = await send('/api/password/reset', { ...hidden, password: 'qwertyuiop' });
    expect(weak.errorAt('password')).toMatch(/Choose another/);
    expect(valuesOf(weak, 'token', 'returnTo')).toEqual({ ...hidden, returnTo: RETURN_TO });
    const done = await send('/api/password/reset', { ...hidden, password: NEW_PASSWORD });
    expect(done.action).toBeUndefined();
    const login = await open(done.link('Sign in'));
    const credentials = { email: user.email, password: NEW_PASSWORD };
    const answer = await submit(browser, login.action!, { ...valuesOf(login, 'returnTo'), ...credentials });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, RETURN_TO]);

    const used = await send('/api/password/reset', { ...hidden, password: PASSWORD });
    const query = new URLSearchParams(hidden).toString();
    const opened = await browser.get<string>(`/api/password/reset?${query}`);
    expect(opened.status).toBe(400);
    for (const page of [used, new Page(opened)]) {
      expect(page.summary).toMatch(/expired or was already used/);
      expect(page.action).toBeUndefined();
      const anew = await open(page.link('Ask for a new link'));
      expect(anew.action).toBe('/api/password/forgot');
      expect(anew.input('returnTo').value).toBe(RETURN_TO);
    }
  });

  it('works however often it was opened before, as a mail scanner does', async () => {
    const { user } = await signUp(system.origin);
    await send('/api/password/forgot', { email: user.email });
    const link = await mail.resetLink(user.email);
    for (let count = 0; count < 25; count++) expect((await open(link)).input('password')).toBeDefined();
    const chosen = { ...valuesOf(await open(link), 'token'), password: NEW_PASSWORD };
    expect((await send('/api/password/reset', chosen)).heading).toBe('That is done');
  });

  it('is asked for on a page that tells nobody whether an address is known', async () => {
    const { user } = await signUp(system.origin);
    const [known, unknown] = await Promise.all(
      [user.email, `${randomUUID()}@example.org`].map((email) =>
        submit(browser, '/api/password/forgot', { email }),
      ),
    );
    expect(known!.status).toBe(200);
    expect(unknown!.body).toBe(known!.body);
  });

  it('has no way back when it was asked for without a page', async () => {
    const { user } = await signUp(system.origin);
    const asked = { email: user.email };
    expect((await browser.post('/api/password/forgot', { ...asked, returnTo: RETURN_TO })).status).toBe(400);
    expect((await browser.post('/api/password/forgot', asked)).status).toBe(202);
    expect(await mail.resetLink(user.email)).toMatch(/^\/api\/password\/reset\?token=[\w-]+$/);
  });

  it('comes however long the way back is said to be', async () => {
    const { user } = await signUp(system.origin);
    const sent = await send('/api/password/forgot', { email: user.email, returnTo: `/${'x'.repeat(9_000)}` });
    expect(sent.summary).toBeUndefined();
    expect(await mail.resetLink(user.email)).not.toContain('returnTo');
  });

  it.each([
    ['to another host', '//evil.example'],
    ['farther than any address of ours', `/${'x'.repeat(3_000)}`],
  ])('has no way back that leads %s', async (_, elsewhere) => {
    const reset = await open(`/api/password/reset?token=x&returnTo=${encodeURIComponent(elsewhere)}`);
    expect((await open(reset.link('Ask for a new link'))).input('returnTo').value).toBe('/');
    const used = await send('/api/password/reset', { token: 'x', returnTo: elsewhere, password: PASSWORD });
    expect((await open(used.link('Ask for a new link'))).input('returnTo').value).toBe('/');
  });
});

describe('the link about an address', () => {
  const another = ({ user }: SignedUp) => `new-${user.email.slice(0, 12)}@example.org`;
  const ask = (person: SignedUp) =>
    person.expectOk(
      person.put<User>('/api/profile/update', { email: another(person), currentPassword: PASSWORD }),
    );
  const stateOf = (person: Person) => person.expectOk(person.get<AddressState>('/api/account/address'));
  const confirming = (person: SignedUp) => mail.tokenFor('address/confirm', another(person));
  const undoing = ({ user }: SignedUp) => mail.tokenFor('address/undo', user.email);

  it('that is new opens a page, as a mail scanner does, and nothing changes until its button is pressed', async () => {
    const person = await signUp(system.origin);
    await ask(person);
    const token = await confirming(person);
    const answer = await browser.get<string>(`/api/address/confirm?token=${token}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = new Page(answer);
    expect(page.hasStrayScript).toBe(false);
    expect(page.input('token').value).toBe(token);
    const { email } = person.user;
    expect(await stateOf(person)).toMatchObject({ email, pending: { email: another(person) } });

    expect((await send(page.action!, { token })).heading).toBe('That is done');
    expect(await stateOf(person)).toMatchObject({ email: another(person), pending: null });
    const again = await submit(browser, page.action!, { token });
    expect(again.status).toBe(400);
    expect(new Page(again).summary).toBe('This link has expired or was already used.');
  });

  it('that is left opens a page, whose button leads on to a new password and signs everybody out', async () => {
    const person = await signUp(system.origin);
    await ask(person);
    await browser.expectOk(browser.post('/api/address/confirm', { token: await confirming(person) }));
    const token = await undoing(person);
    const { action } = await open(`/api/address/undo?token=${token}`);
    expect(action).toBe('/api/address/undo');
    expect(await stateOf(person)).toMatchObject({ email: another(person) });

    const away = await submit(browser, action!, { token });
    expect(away.status).toBe(303);
    const onward = new URL(away.headers.get('location')!, system.origin);
    expect(onward.pathname).toBe('/api/password/reset');
    await eventually('the session to end', async () =>
      (await person.get('/api/auth/user')).status === 401 ? true : null,
    );
    const reset = await open(`${onward.pathname}${onward.search}`);
    const done = await send(reset.action!, { ...valuesOf(reset, 'token'), password: NEW_PASSWORD });
    expect(done.heading).toBe('That is done');
    const again = await submit(browser, action!, { token });
    expect(again.status).toBe(400);
    expect(new Page(again).summary).toBe('This link has expired or was already used.');
  });

  it('is answered as JSON where no page was opened', async () => {
    const person = await signUp(system.origin);
    await ask(person);
    const token = await undoing(person);
    const undo = () => browser.post<{ resetToken: string }>('/api/address/undo', { token });
    const { resetToken } = await browser.expectOk(undo());
    const chosen = { token: resetToken, password: NEW_PASSWORD };
    await browser.expectOk(browser.post('/api/password/reset', chosen));
    expect(await refusal(undo())).toMatchObject({ status: 400, code: 'invalid_address_link' });
  });
});

describe('the link in a reminder', () => {
  let ana: SignedUp;
  let token: string;

  const preferencesOf = (person: Person) => person.expectOk(person.get<Preferences>('/api/preferences'));
  const channel = async () => (await preferencesOf(ana)).reminder.channel;

  beforeAll(async () => {
    [ana] = await couple(system.origin);
  });

  beforeEach(async () => {
    await ana.expectOk(ana.put('/api/preferences', { reminder: { channel: 'mail' } }));
    await database.query(
      `UPDATE sendings SET due_at = now(), due_day = current_date, next_try_at = now()
       WHERE user_id = $1 AND kind = 'reminder'`,
      [ana.user.id],
    );
    token = await mail.tokenFor('reminders/stop', ana.user.email);
  });

  it('opens a page, and none comes anymore once its button was pressed', async () => {
    const page = await open(`/api/reminders/stop?token=${token}`);
    expect(page.heading).toBe('No more of these');
    expect(await channel()).toBe('mail');
    expect((await send(page.action!, valuesOf(page, 'token'))).heading).toBe('That is done');
    expect(await preferencesOf(ana)).toEqual(DEFAULT_PREFERENCES);
  });

  it('is used by the one request of a mail program', async () => {
    const asked = { 'List-Unsubscribe': 'One-Click' };
    expect((await submit(browser, `/api/reminders/stop?token=${token}`, asked)).status).toBe(200);
    expect(await channel()).toBe('off');
  });

  it('is used by the button on a notification', async () => {
    await browser.expectOk(browser.post('/api/reminders/stop', { token }));
    expect(await channel()).toBe('off');
  });

  it('is nothing that anybody could make up', async () => {
    const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    const answers = await Promise.all([
      browser.post('/api/reminders/stop', { token: other }),
      submit(browser, '/api/reminders/stop', { token: other }),
      browser.post('/api/reminders/stop', {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await channel()).toBe('mail');
  });
});

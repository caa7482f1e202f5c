import { randomUUID } from 'node:crypto';
import { PASSWORD, Person, type SignedUp, signUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { Page, submit } from './pages.js';
import { systemWithMail } from './system-with-mail.js';

const RETURN_TO = '/invite/abcd2345?from=mail&x=1#top';

let mail: MailServer;
let system: SharedSystem;
let browser: Person;
let known: SignedUp;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  known = await signUp(system.origin);
});

beforeEach(() => {
  browser = new Person(system.origin);
});

afterAll(async () => {
  await mail.stop();
});

const open = async (path: string) => new Page(await browser.get<string>(path));
const send = async (path: string, fields: Record<string, string>) =>
  new Page(await submit(browser, path, fields));
const valuesOf = <Name extends string>(page: Page, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, page.input(name).value])) as Record<Name, string>;
const address = () => `${randomUUID()}@example.org`;

describe('the pages of signing in', () => {
  it.each([
    ['/api/login', { email: 'username webauthn', password: 'current-password' }],
    ['/api/login?mode=signup', { email: 'username', password: 'new-password', firstName: 'given-name' }],
    ['/api/password/forgot', { email: 'username' }],
    ['/api/password/reset?token=x', { password: 'new-password' }],
  ])('need no script and suit a password manager: %s', async (path, autocomplete) => {
    const answer = await browser.get<string>(path);
    const page = new Page(answer);
    expect(page.hasStrayScript).toBe(false);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const [name, value] of Object.entries(autocomplete)) {
      expect(page.input(name).autocomplete).toBe(value);
      expect(page.hasLabelFor(name)).toBe(true);
    }
  });

  it('lead from the first form to where one wanted to go', async () => {
    const start = await open(`/api/login?returnTo=${encodeURIComponent(RETURN_TO)}`);
    const page = await open(start.link('Create account'));
    expect(page.action).toBe('/api/signup');
    const { returnTo } = { returnTo: page.input('returnTo').value! };
    const email = address();
    const weak = await send('/api/signup', { returnTo, email, password: 'qwertyuiop', firstName: '' });
    const again = weak.input('returnTo').value!;
    const done = await submit(browser, '/api/signup', { returnTo: again, email, password: PASSWORD });
    expect({ status: done.status, to: done.headers.get('location') }).toEqual({ status: 303, to: RETURN_TO });
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ email, firstName: null });
  });

  it('keep the way back through a forgotten password', async () => {
    const start = await open(`/api/login?returnTo=${encodeURIComponent(RETURN_TO)}`);
    const forgot = await open(start.link('Forgot your password?'));
    const wrong = await send('/api/password/forgot', {
      returnTo: forgot.input('returnTo').value!,
      email: 'no',
    });
    const sent = await send('/api/password/forgot', {
      returnTo: wrong.input('returnTo').value!,
      email: known.user.email,
    });
    for (const page of [forgot, wrong, sent]) {
      const back = await open(page.link('Back to sign in'));
      expect(back.input('returnTo').value).toBe(RETURN_TO);
    }

    const reset = await open(await mail.resetLink(known.user.email));
    const { token, returnTo } = valuesOf(reset, 'token', 'returnTo');
    const weak = await send('/api/password/reset', { token, returnTo, password: 'qwertyuiop' });
    expect(valuesOf(weak, 'token', 'returnTo')).toEqual({ token, returnTo: RETURN_TO });
    const done = await send('/api/password/reset', {
      ...valuesOf(weak, 'token', 'returnTo'),
      password: PASSWORD,
    });
    const login = await open(done.link('Sign in'));
    expect(login.input('returnTo').value).toBe(RETURN_TO);

    const used = await send('/api/password/reset', { token, returnTo, password: PASSWORD });
    const anew = await open(used.link('Ask for a new link'));
    expect(anew.input('returnTo').value).toBe(RETURN_TO);
  });

  it('have no way back in the link that was asked for without a page', async () => {
    const { user } = await signUp(system.origin);
    const asked = { email: user.email };
    expect((await browser.post('/api/password/forgot', { ...asked, returnTo: RETURN_TO })).status).toBe(400);
    expect((await browser.post('/api/password/forgot', asked)).status).toBe(202);
    expect(await mail.resetLink(user.email)).toMatch(/^\/api\/password\/reset\?token=[\w-]+$/);
  });

  it.each([
    ['to another host', '//evil.example'],
    ['to another origin', 'https://evil.example/'],
    ['to what a browser takes for another host', '/\\evil.example'],
    ['farther than any address of ours', `/${'x'.repeat(3_000)}`],
  ])('take no way back from a mailed link that leads %s', async (_, elsewhere) => {
    const back = encodeURIComponent(elsewhere);
    const reset = await open(`/api/password/reset?token=x&returnTo=${back}`);
    expect(reset.input('returnTo').value).toBe('/');
    const used = await send('/api/password/reset', { token: 'x', returnTo: elsewhere, password: PASSWORD });
    expect((await open(used.link('Ask for a new link'))).input('returnTo').value).toBe('/');
  });

  it('send a link however long the way back is said to be', async () => {
    const { user } = await signUp(system.origin);
    const sent = await send('/api/password/forgot', { email: user.email, returnTo: `/${'x'.repeat(9_000)}` });
    expect(sent.summary).toBeUndefined();
    expect(await mail.resetLink(user.email)).not.toContain('returnTo');
  });

  it.each([
    '//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example/b',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'evil.example',
    '',
  ])('lead nowhere else than to a path of ours: %j', async (returnTo) => {
    const done = await submit(browser, '/api/login', {
      returnTo,
      email: known.user.email,
      password: PASSWORD,
    });
    expect(done.status).toBe(303);
    const location = done.headers.get('location')!;
    expect(new URL(location, 'https://anew.example').origin).toBe('https://anew.example');
  });

  it('say what went wrong next to the field, and keep what was typed', async () => {
    const taken = await send('/api/signup', {
      email: known.user.email,
      password: PASSWORD,
      firstName: 'Ada',
    });
    expect(taken.errorAt('email')).toMatch(/already exists/);
    expect(taken.input('email').value).toBe(known.user.email);
    expect(taken.input('firstName').value).toBe('Ada');
    expect(taken.input('password').value).toBeUndefined();

    const short = await send('/api/signup', { email: address(), password: 'too short' });
    expect(short.errorAt('password')).toMatch(/10 to 128/);
    expect(short.input('password')).toMatchObject({ 'aria-invalid': 'true', autofocus: '' });
  });

  it('say at the password that it and the address do not match, whichever of them is wrong', async () => {
    const pages = [known.user.email, address()].map(async (email) => {
      const page = await send('/api/login', { email, password: 'not it' });
      expect(page.input('email')).not.toHaveProperty('autofocus');
      expect(page.input('email').value).toBe(email);
      expect(page.input('password')).toMatchObject({ 'aria-invalid': 'true', autofocus: '' });
      expect(page.summary).toBeUndefined();
      return page.errorAt('password');
    });
    const [wrong, unknown] = await Promise.all(pages);
    expect(wrong).toMatch(/do not match/);
    expect(unknown).toBe(wrong);
    const { body } = await browser.post('/api/login', { email: known.user.email, password: 'not it' });
    expect(body).toMatchObject({ code: 'invalid_credentials', message: wrong });
    expect(body).not.toHaveProperty('errors');
  });

  it('give back what was typed as text, whatever it was', async () => {
    const email = '"><script>alert(1)</script>';
    const page = await send('/api/login', { email, password: 'x', returnTo: '/"><script>' });
    expect(page.hasStrayScript).toBe(false);
    expect(page.input('email').value).toBe(email);
  });

  it.each(['/api/login', '/api/signup', '/api/password/forgot', '/api/password/reset'])(
    'come again when a form arrives empty, twice filled in, or with a field too many: %s',
    async (path) => {
      for (const body of [
        '',
        'email=a%40b.example&email=c%40d.example&token=x&token=y',
        'admin=1',
        '%',
        '__proto__=1',
      ]) {
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        const { status } = await browser.post<string>(path, body, form);
        expect({ body, status }).toEqual({ body, status: 400 });
      }
    },
  );
});

describe('the pages of a new password', () => {
  it('lead from the mail to the new password and on to signing in', async () => {
    const person = await signUp(system.origin);
    const sent = await submit(browser, '/api/password/forgot', { email: person.user.email });
    expect(sent.status).toBe(200);
    const unknown = await submit(browser, '/api/password/forgot', { email: 'nobody-there@example.org' });
    expect(unknown.body).toBe(sent.body);

    const token = await mail.resetToken(person.user.email);
    const page = await open(`/api/password/reset?token=${token}`);
    expect(page.action).toBe('/api/password/reset');
    const common = await send('/api/password/reset', {
      token: page.input('token').value!,
      password: 'qwertyuiop',
    });
    expect(common.errorAt('password')).toMatch(/Choose another/);
    const password = 'a loud harbor at dawn';
    const done = await send('/api/password/reset', { token: common.input('token').value!, password });
    expect(done.action).toBeUndefined();

    const login = await open(done.link('Sign in'));
    const { status } = await submit(browser, login.action!, { email: person.user.email, password });
    expect(status).toBe(303);
  });

  it('say that a link is used up, and where to get another', async () => {
    const used = await send('/api/password/reset', { token: 'A'.repeat(43), password: PASSWORD });
    expect(used.summary).toMatch(/expired or was already used/);
    expect((await open(used.link('Ask for a new link'))).action).toBe('/api/password/forgot');
  });

  it('say next to the field that an address cannot be one', async () => {
    const page = await send('/api/password/forgot', { email: 'not an address' });
    expect(page.errorAt('email')).toMatch(/name@example\.org/);
    expect(page.input('email').value).toBe('not an address');
  });
});

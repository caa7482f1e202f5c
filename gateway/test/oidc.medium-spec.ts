import { randomUUID } from 'node:crypto';
import type { Couple, SessionView } from '@anew/contracts/identity/views';
import { describe, expect, it } from '@jest/globals';
import { Browser, passProvider } from './oidc-browser.js';
import { refusesWhatIsNoSignIn } from './oidc-refusals.cases.js';
import {
  api,
  expectRefused,
  leave,
  origin,
  proveAs,
  provider,
  RETURN_TO,
  signIn,
  someone,
  userOf,
} from './oidc-system.js';

const EXPORT = '/api/account/export';

const sessionsOf = (browser: Browser) =>
  api(browser).expectOk(api(browser).get<SessionView[]>('/api/account/sessions'));

describe('while the provider is away', () => {
  it.each<[string, () => Promise<void> | void]>([
    ['cannot be reached', () => undefined],
    [
      'does not answer',
      async () => {
        await provider.start();
        provider.hang();
      },
    ],
  ])(
    'a page says so when it %s',
    async (_name, bring) => {
      await bring();
      const browser = new Browser();
      const answer = await leave(browser, RETURN_TO);
      await expectRefused(browser, answer, 503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.body).toMatch(/provider is not reachable/);
      expect(answer.body).toContain(`href="/api/login?returnTo=${encodeURIComponent(RETURN_TO)}"`);
    },
    20_000,
  );

  it('signing in works as soon as it is back', async () => {
    provider.goOn();
    expect((await signIn(new Browser(), await someone())).status).toBe(303);
  });
});

describe('signing in with the provider', () => {
  it('asks it with PKCE, state and nonce, and comes back to where one wanted to go', async () => {
    const browser = new Browser();
    const name = await someone({ given_name: 'Ada', family_name: 'Lovelace' });
    const leaving = await leave(browser, RETURN_TO);
    expect(leaving.status).toBe(302);
    const asked = new URL(leaving.location!);
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'anew',
      redirect_uri: `${origin}/api/login/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [flow] = leaving.headers.getSetCookie().filter((cookie) => cookie.startsWith('auth_flow='));
    expect(flow).toMatch(/; HttpOnly/);
    expect(flow).not.toContain(asked.searchParams.get('state')!);

    const back = await browser.go(await passProvider(browser, leaving, name));
    expect({ status: back.status, to: back.location }).toEqual({ status: 303, to: RETURN_TO });
    expect(await userOf(browser)).toMatchObject({
      email: `${name}@example.org`,
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    expect(browser.jar(origin).has('auth_flow')).toBe(false);
  });

  it('finds the same account the next time, also from another browser and under a changed address', async () => {
    const [first, second] = [new Browser(), new Browser()];
    const name = await someone();
    await signIn(first, name);
    await provider.know(name, { email: `new-${name}@example.org`, email_verified: true });
    await signIn(second, name);
    expect(await userOf(second)).toEqual(await userOf(first));
    expect(await userOf(first)).toMatchObject({ email: `${name}@example.org` });
  });

  it('is part of what one can take along', async () => {
    const browser = new Browser();
    const name = await someone();
    await signIn(browser, name);
    await proveAs(browser, name);
    const { body } = await browser.go(`${origin}/api/account/export`);
    const { account } = JSON.parse(body) as { account: { identities: unknown } };
    expect(account.identities).toEqual([
      { issuer: provider.issuer, subject: name, verifiedEmail: `${name}@example.org` },
    ]);
  });

  it('is proved anew at the provider, which asks even someone who is signed in there', async () => {
    const browser = new Browser();
    const name = await someone();
    await signIn(browser, name);
    expect((await browser.go(`${origin}${EXPORT}`)).status).toBe(403);
    const { body } = await browser.go(`${origin}/api/account/confirm`);
    expect(JSON.parse(body)).toEqual({ ways: ['provider'] });

    const leaving = await browser.go(`${origin}/api/account/confirm/provider?returnTo=/profile`);
    const asked = new URL(leaving.location!).searchParams;
    expect({ prompt: asked.get('prompt'), maxAge: asked.get('max_age') }).toEqual({
      prompt: 'login',
      maxAge: '0',
    });
    const arrival = await browser.go(await passProvider(browser, leaving, name));
    expect(arrival).toMatchObject({ status: 303, location: '/profile' });
    expect((await browser.go(`${origin}${EXPORT}`)).status).toBe(200);
  });

  it('is not proved by a sign-in as someone else, and nothing else changes either', async () => {
    const browser = new Browser();
    const [name, other] = [await someone(), await someone()];
    await signIn(browser, name);
    const before = await userOf(browser);
    // The provider no longer knows who uses this browser.
    browser.jar(provider.issuer).clear();
    const arrival = await proveAs(browser, other);
    expect(arrival.status).toBe(403);
    expect(arrival.body).toContain('href="/profile"');
    expect((await browser.go(`${origin}${EXPORT}`)).status).toBe(403);
    expect(await userOf(browser)).toEqual(before);
  });

  it('is not proved by a sign-in of before, however the browser comes by it', async () => {
    const browser = new Browser();
    const name = await someone();
    await signIn(browser, name);
    const leaving = await browser.go(`${origin}/api/account/confirm/provider`);
    const quiet = new URL(leaving.location!);
    quiet.searchParams.delete('prompt');
    quiet.searchParams.delete('max_age');
    const back = await passProvider(browser, { ...leaving, location: quiet.href }, name);
    expect((await browser.go(back)).status).toBe(401);
    expect((await browser.go(`${origin}${EXPORT}`)).status).toBe(403);
  });

  it('makes one account of several first sign-ins at the same moment', async () => {
    const browsers = [new Browser(), new Browser(), new Browser()];
    const name = await someone({ email_verified: false });
    const ways = await Promise.all(
      browsers.map(async (browser) => passProvider(browser, await leave(browser), name)),
    );
    const arrivals = await Promise.all(browsers.map((browser, index) => browser.go(ways[index]!)));
    expect(arrivals.map(({ status }) => status)).toEqual([303, 303, 303]);
    const ids = await Promise.all(browsers.map(async (browser) => (await userOf(browser))?.id));
    expect(new Set(ids).size).toBe(1);
  });

  it('ends the session of whoever was signed in there before', async () => {
    const [shared, phone] = [new Browser(), new Browser()];
    const name = await someone();
    await signIn(shared, name);
    await signIn(phone, name);
    expect(await sessionsOf(phone)).toHaveLength(2);
    // The next one is not signed in at the provider.
    shared.jar(new URL(provider.issuer).origin).clear();
    const next = await someone();
    await signIn(shared, next);
    expect(await userOf(shared)).toMatchObject({ email: `${next}@example.org` });
    expect(await sessionsOf(phone)).toMatchObject([{ current: true }]);
  });

  it('leads to a path of ours only', async () => {
    const back = await signIn(new Browser(), await someone(), '/.//evil.example');
    expect(back.location).toBe('/');
  });

  it('does without a name, and without words that say nothing', async () => {
    const browser = new Browser();
    expect((await signIn(browser, await someone({ given_name: null }))).status).toBe(303);
    expect(await userOf(browser)).toMatchObject({ firstName: null });
  });

  it.each([
    { email: null, status: 409, words: 'does not tell us your email address' },
    { email: undefined, status: 409, words: 'does not tell us your email address' },
    { email: 'not an address', status: 400, words: 'must be an email' },
  ])('refuses someone without an address: $email', async ({ email, status, words }) => {
    const browser = new Browser();
    const arrival = await signIn(browser, await someone({ email }));
    await expectRefused(browser, arrival, status);
    expect(arrival.body).toContain(words);
  });
});

describe('an address that already has an account', () => {
  it('is connected to someone whose address the provider has verified', async () => {
    const [owner, other] = [new Browser(), new Browser()];
    const name = await someone();
    await signIn(owner, name);
    expect((await signIn(other, await someone({ email: `${name}@EXAMPLE.org` }))).status).toBe(303);
    expect((await userOf(other))?.id).toBe((await userOf(owner))?.id);
    const again = new Browser();
    await signIn(again, name);
    expect((await userOf(again))?.id).toBe((await userOf(owner))?.id);
  });

  it('is not handed to someone whose address nobody has verified', async () => {
    const owner = new Browser();
    const name = await someone();
    await signIn(owner, name);
    for (const email_verified of [false, undefined]) {
      const thief = new Browser();
      const arrival = await signIn(thief, await someone({ email: `${name}@example.org`, email_verified }));
      await expectRefused(thief, arrival, 409);
      expect(arrival.body).toMatch(/has not verified/);
    }
  });

  it('falls to whoever proves it, and whoever took it without proof is out', async () => {
    const [squatter, owner] = [new Browser(), new Browser()];
    const email = `${randomUUID()}@example.org`;
    const squatterName = await someone({ email, email_verified: false });
    expect((await signIn(squatter, squatterName)).status).toBe(303);
    expect((await signIn(owner, await someone({ email }))).status).toBe(303);
    expect(await userOf(owner)).toMatchObject({ email });
    expect(await userOf(squatter)).toBeNull();
    await expectRefused(new Browser(), await signIn(new Browser(), squatterName), 409);
  });

  it('leaves a couple that was joined without proof, whoever proves it', async () => {
    const [squatter, friend, owner] = [new Browser(), new Browser(), new Browser()];
    const email = `${randomUUID()}@example.org`;
    await signIn(squatter, await someone({ email, email_verified: false }));
    await signIn(friend, await someone());
    const theirs = await api(squatter).expectOk(api(squatter).post<Couple>('/api/couples/setup-individual'));
    const { inviteCode } = theirs;
    await api(friend).expectOk(api(friend).post('/api/couples/join-invite', { inviteCode }));

    await signIn(owner, await someone({ email }));
    expect(await userOf(owner)).toMatchObject({ email });
    expect((await api(owner).get('/api/couples/current')).body).toBeNull();
    const { body: left } = await api(friend).get<Couple>('/api/couples/current');
    expect(left).toMatchObject({ id: theirs.id, memberCount: 1 });
    expect(left.inviteCode).not.toBe(inviteCode);
  });
});

refusesWhatIsNoSignIn();

import 'reflect-metadata';
import { setImmediate } from 'node:timers/promises';
import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { createRedis } from '@anew/messaging/redis';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { createLogger } from '@anew/observability/logger';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { KnownDevices } from '../../auth/known-device.js';
import type { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { SessionCookies } from '../../auth/session-cookies.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Reply, Request } from '../../http/request.js';
import { PasswordController } from './password.controller.js';
import { SignIn } from './sign-in.js';

const EMAIL = 'ana@example.org';
const PASSWORD = 'a quiet harbor at dusk';
const NEW_PASSWORD = 'a loud harbor at dawn';

type Outcome = 'in' | 'wrong' | 'slowed';

/** Passwords by address, as identity-couple knows them. */
let passwords: Map<string, string>;
let signIn: SignIn;
let cookies: SessionCookies;
let passwordCalls: PasswordController;
let addresses: number;

beforeEach(() => {
  passwords = new Map();
  addresses = 0;
  const config = Object.assign(new GatewayConfig(), { RATE_LIMIT_FACTOR: 1, COOKIE_SECRET: 'secret' });
  const logger = createLogger('test', 'silent');
  const rpc = { request } as unknown as RpcClient;
  // Redis is never connected here, so that the counts are in memory.
  const limits = new RateLimits(createRedis('redis://127.0.0.1:1', logger), config, logger);
  const devices = new KnownDevices(config);
  signIn = new SignIn(rpc, limits, devices);
  cookies = new SessionCookies(config, devices, rpc, logger);
  const oidc = { refuseLocal: () => undefined } as OidcSignIn;
  passwordCalls = new PasswordController(rpc, limits, devices, oidc);
});

/** Answers as identity-couple does. The secret of each link is the address to which it was mailed. */
function request(subject: string, _caller: unknown, input: Record<string, string>): Promise<unknown> {
  const { email = input.token ?? '', password = '' } = input;
  if (subject === identityRpc.passwords.reset) passwords.set(email, password);
  if (passwords.get(email) !== password)
    return Promise.reject(new DomainError('unauthenticated', 'invalid_credentials', 'That does not match.'));
  return Promise.resolve({
    email,
    user: { email },
    tokens: { accessToken: 'access' },
    ownsAddress: true,
  });
}

const anyAddress = () => `192.0.2.${++addresses}`;

class Browser {
  cookies: Record<string, string> = {};

  constructor(readonly ip = anyAddress()) {}

  async signIn(email = EMAIL, password = PASSWORD): Promise<Outcome> {
    const { request, reply } = this;
    try {
      await cookies.enter(reply, await signIn.signIn(request, { email, password }));
      return 'in';
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return error.code === 'too_many_requests' ? 'slowed' : 'wrong';
    } finally {
      // What is given back is not waited for.
      await setImmediate();
    }
  }

  guess(email = EMAIL): Promise<Outcome> {
    return this.signIn(email, 'a wrong guess');
  }

  /** Follows the link in a mail. */
  async chooseNewPassword(email = EMAIL): Promise<void> {
    const { request, reply } = this;
    const asked = { body: { token: email, password: NEW_PASSWORD }, request };
    await passwordCalls.reset(asked as unknown as Parameters<PasswordController['reset']>[0], reply);
  }

  /** A browser at another place that has a copy of the cookies. */
  copy(): Browser {
    return Object.assign(new Browser(), { cookies: { ...this.cookies } });
  }

  private get request(): Request {
    return { ip: this.ip, headers: {}, cookies: this.cookies, context: {} } as Request;
  }

  private get reply(): Reply {
    return {
      request: this.request,
      setCookie: (name: string, value: string) => (this.cookies[name] = value),
      send: () => undefined,
    } as unknown as Reply;
  }
}

/** The browser in which somebody opened an account. */
async function owner(email = EMAIL): Promise<Browser> {
  passwords.set(email, PASSWORD);
  const browser = new Browser();
  expect(await browser.signIn(email)).toBe('in');
  return browser;
}

/** A second person in the same home, in a browser that nobody has signed in with. */
const atHomeOf = ({ ip }: Browser) => new Browser(ip);

async function repeat(times: number, attempt: () => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let count = 0; count < times; count++) outcomes.push(await attempt());
  return outcomes;
}

const all = (times: number, outcome: Outcome) => Array.from({ length: times }, () => outcome);

/** Wrong guesses, each from an address of its own. */
const guessAt = (email = EMAIL, times = 10) => repeat(times, () => new Browser().guess(email));

/** Whoever guesses more than is allowed gets one try a minute, so the second of two is refused. */
const twoGuesses = (guesser = new Browser()) => repeat(2, () => guesser.guess());
const ONE_A_MINUTE: Outcome[] = ['wrong', 'slowed'];

describe('whoever guesses a password', () => {
  it('locks the owner out nowhere: not at another place, not at their own browser', async () => {
    const me = await owner();
    await guessAt(EMAIL, 30);
    expect(await new Browser().signIn()).toBe('in');
    await guessAt(EMAIL, 12);
    expect(await twoGuesses(atHomeOf(me))).toEqual(ONE_A_MINUTE);
    expect(await me.signIn()).toBe('in');
  });

  it('does not keep out the owner behind the same address, whose browser is known', async () => {
    const me = await owner();
    const guesser = atHomeOf(me);
    let guesses = 0;
    const guess = () => guesser.guess(`${guesses++}@example.org`);
    expect(await repeat(62, guess)).toEqual([...all(61, 'wrong'), 'slowed']);
    expect(await atHomeOf(me).signIn()).toBe('slowed');
    expect(await me.signIn()).toBe('in');
  });

  it('is not taken for the owner by a cookie that was made up, or that is good for another account', async () => {
    await owner();
    const thief = await owner('thief@example.org');
    await guessAt();
    expect(await thief.guess()).toBe('wrong');
    expect(await thief.signIn()).toBe('slowed');
    const [name, value] = Object.entries(thief.cookies).find(([each]) => each.endsWith('auth_device'))!;
    thief.cookies[name] = 'A'.repeat(value.length);
    expect(await thief.signIn()).toBe('slowed');
  });

  it('locks out neither of two partners who sign in at the same laptop', async () => {
    const [laptop, partner] = [await owner(), 'ben@example.org'];
    await owner(partner);
    expect(await laptop.signIn(partner)).toBe('in');
    for (const email of [EMAIL, partner]) {
      await guessAt(email);
      const guesser = atHomeOf(laptop);
      expect(await repeat(2, () => guesser.guess(email))).toEqual(ONE_A_MINUTE);
      expect(await laptop.signIn(email)).toBe('in');
    }
  });

  it('keeps out nobody whose browser has just opened a mailed link', async () => {
    await owner();
    const browser = new Browser();
    await browser.chooseNewPassword();
    await guessAt(EMAIL, 12);
    expect(await twoGuesses(atHomeOf(browser))).toEqual(ONE_A_MINUTE);
    expect(await browser.signIn(EMAIL, NEW_PASSWORD)).toBe('in');
  });

  it('is slowed at the owner’s own browser, too, apart from everybody else and from other known ones', async () => {
    const me = await owner();
    const phone = atHomeOf(me);
    await phone.signIn();
    expect(await repeat(20, () => me.guess())).toEqual([...all(6, 'wrong'), ...all(14, 'slowed')]);
    expect(await phone.signIn()).toBe('in');
    expect(await new Browser().signIn()).toBe('in');
  });

  it('gets ten tries at all known browsers of an account together', async () => {
    const me = await owner();
    const browsers = [me, atHomeOf(me), atHomeOf(me), atHomeOf(me)];
    for (const browser of browsers) await browser.signIn();
    const guesses: Outcome[] = [];
    for (const browser of browsers) guesses.push(...(await repeat(5, () => browser.guess())));
    expect(guesses).toEqual([...all(11, 'wrong'), ...all(9, 'slowed')]);
  });

  it('learns not even from being slowed whether there is such an account', async () => {
    await owner();
    const unknown = 'nobody@example.org';
    expect(await guessAt(unknown, 11)).toEqual(await guessAt(EMAIL, 11));
    const [one, two] = [new Browser(), new Browser()];
    for (const email of [EMAIL, unknown]) await one.guess(email);
    for (const email of [unknown, EMAIL]) await two.guess(email);
    expect([await one.signIn(), await two.signIn(unknown)]).toEqual(['slowed', 'slowed']);
  });

  it('does not count the tries by which the owner comes in', async () => {
    await owner();
    expect(await repeat(20, () => new Browser().signIn())).toEqual(all(20, 'in'));
    expect(await guessAt(EMAIL, 9)).toEqual(all(9, 'wrong'));
    expect(await new Browser().signIn()).toBe('in');
    expect(await guessAt(EMAIL, 1)).toEqual(['wrong']);
    expect(await twoGuesses()).toEqual(ONE_A_MINUTE);
  });
});

describe('whoever guesses and is slowed is slowed as before, there and at home, once the owner has', () => {
  it.each<[string, (me: Browser) => Promise<unknown>]>([
    ['come in with a new browser', (me) => atHomeOf(me).signIn()],
    ['come in with a new browser elsewhere', () => new Browser().signIn()],
    ['come in with a known browser', (me) => me.signIn()],
    ['chosen a new password', (me) => atHomeOf(me).chooseNewPassword()],
  ])('%s', async (_, act) => {
    const me = await owner();
    await guessAt(EMAIL, 11);
    await act(me);
    expect(await twoGuesses()).toEqual(ONE_A_MINUTE);
    expect(await twoGuesses(atHomeOf(me))).toEqual(ONE_A_MINUTE);
  });
});

describe('whoever guesses with a copy of the cookies of a shared laptop learns nothing when the owner', () => {
  it.each<[string, (me: Browser, laptop: Browser) => Promise<unknown>]>([
    ['comes in at another known browser', (me) => me.signIn()],
    ['comes in at the laptop', (_, laptop) => laptop.signIn()],
    ['chooses a new password', (me) => me.chooseNewPassword()],
  ])('%s', async (_, act) => {
    const [me, laptop] = [await owner(), new Browser()];
    await laptop.signIn();
    const [copy, later] = [laptop.copy(), laptop.copy()];
    expect((await repeat(12, () => copy.guess())).at(-1)).toBe('slowed');
    await act(me, laptop);
    expect(await twoGuesses(later)).toEqual(ONE_A_MINUTE);
  });
});

it('in one home, nobody learns from limits that somebody else has come in', async () => {
  const me = await owner();
  for (let count = 0; count < 3; count++) expect(await atHomeOf(me).signIn()).toBe('in');
  let guesses = 0;
  const guess = () => atHomeOf(me).guess(`${guesses++}@example.org`);
  expect(await repeat(62, guess)).toEqual([...all(61, 'wrong'), 'slowed']);
});

import { randomUUID } from 'node:crypto';
import { jpeg } from '@anew/pictures/testing/pictures';
import { deleteAccount } from '@anew/testkit/life';
import { type Answer, PASSWORD, Person, refusal, type SignedUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import type { AddedGateway } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { systemWithMail } from './system-with-mail.js';
import { putBytes, uploadUrl } from './uploads.js';

/** Number of uploads from one address within an hour. */
const UPLOADS = 60;
/** Number of changes by one person within a minute. */
const WRITES = 120;

let mail: MailServer;
let system: SharedSystem;
let gateways: AddedGateway[];
let [origin, elsewhere] = ['', ''];

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  // All limits of this file are the gateway's. Two count together.
  const limited = () => system.startGateway({ env: { RATE_LIMIT_FACTOR: '1' } });
  gateways = await Promise.all([limited(), limited()]);
  [origin = '', elsewhere = ''] = gateways.map((gateway) => gateway.origin);
});

afterAll(async () => {
  await Promise.all(gateways.map((gateway) => system.endGateway(gateway)));
  await mail.stop();
});

const NEW_PASSWORD = 'a loud harbor at dawn';

let neighbours = 0;

/** A network address that nobody else has. */
function anyAddress(): string {
  neighbours++;
  return `10.4.${neighbours >> 8}.${neighbours & 255}`;
}

/** A person with a network address of their own. */
class Neighbour extends Person {
  constructor(
    readonly address = anyAddress(),
    at = origin,
  ) {
    super(at);
  }

  override post<T = unknown>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return super.post<T>(path, body, { 'x-forwarded-for': this.address, ...headers });
  }

  signIn(email: string, password = PASSWORD): Promise<Answer> {
    return this.post('/api/login', { email, password });
  }
}

/** A person with an account, in the browser in which they opened it. */
async function owner(): Promise<Neighbour & SignedUp> {
  const neighbour = new Neighbour();
  const email = `${randomUUID()}@example.org`;
  const user = await neighbour.expectOk(
    neighbour.post<SignedUp['user']>('/api/signup', { email, password: PASSWORD }),
  );
  return Object.assign(neighbour, { user });
}

async function repeat(times: number, attempt: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count++) statuses.push((await attempt()).status);
  return statuses;
}

const all = (times: number, status: number) => Array.from({ length: times }, () => status);

/** Ten wrong guesses from ten addresses. */
const guessAt = (email: string, times = 10) =>
  repeat(times, () => new Neighbour().signIn(email, 'a wrong guess'));

describe('whoever guesses a password', () => {
  it('is slowed for this account to a try a minute, whichever gateway they ask', async () => {
    const { user } = await owner();
    expect(await guessAt(user.email)).toEqual(all(10, 401));
    const thief = new Neighbour();
    expect((await thief.signIn(user.email, 'a wrong guess')).status).toBe(401);
    const answer = await thief.signIn(user.email);
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await new Neighbour(thief.address, elsewhere).signIn(user.email)).status).toBe(429);
  });

  it('locks the owner out nowhere: not at another place, not at their own browser', async () => {
    const me = await owner();
    await me.get('/api/logout');
    await guessAt(me.user.email, 30);
    expect((await new Neighbour().signIn(me.user.email)).status).toBe(200);
    await guessAt(me.user.email, 12);
    expect((await me.signIn(me.user.email)).status).toBe(200);
  });

  it('does not keep out the owner behind the same address, whose browser is known', async () => {
    const me = await owner();
    const guesser = new Neighbour(me.address);
    const guesses = await repeat(62, () => guesser.signIn(`${randomUUID()}@example.org`, 'a wrong guess'));
    expect(guesses).toEqual([...all(61, 401), 429]);
    expect((await new Neighbour(me.address).signIn(me.user.email)).status).toBe(429);
    expect((await me.signIn(me.user.email)).status).toBe(200);
  });

  it('is not taken for the owner by a cookie that was made up, or that is good for another account', async () => {
    const [me, thief] = [await owner(), await owner()];
    await guessAt(me.user.email);
    expect((await thief.signIn(me.user.email, 'a wrong guess')).status).toBe(401);
    expect((await thief.signIn(me.user.email)).status).toBe(429);
    thief.cookies.set('auth_device', 'A'.repeat(thief.cookies.get('auth_device')!.length));
    expect((await thief.signIn(me.user.email)).status).toBe(429);
  });

  it('locks out neither of two partners who sign in at the same laptop', async () => {
    const [laptop, me] = [await owner(), await owner()];
    expect((await laptop.signIn(me.user.email)).status).toBe(200);
    for (const { user } of [laptop, me]) {
      await guessAt(user.email);
      const guesser = new Neighbour(laptop.address);
      expect(await repeat(2, () => guesser.signIn(user.email, 'a wrong guess'))).toEqual([401, 429]);
      expect((await laptop.signIn(user.email)).status).toBe(200);
    }
  });

  it('does not keep out the owner who has chosen a new password by mail, there or elsewhere', async () => {
    const me = await owner();
    const { email } = me.user;
    await guessAt(email);
    expect(await repeat(11, () => me.signIn(email, 'a wrong guess'))).toEqual(all(11, 401));
    const telephone = new Neighbour();
    expect((await telephone.signIn(email, 'a wrong guess')).status).toBe(401);
    for (const browser of [me, telephone]) expect((await browser.signIn(email)).status).toBe(429);

    await telephone.expectOk(telephone.post('/api/password/forgot', { email }));
    const token = await mail.tokenFor('password/reset', email);
    const answer = await telephone.post('/api/password/reset', { token, password: NEW_PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: {} });
    for (const browser of [me, telephone, new Neighbour()])
      expect((await browser.signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('keeps out nobody whose browser has just opened a mailed link', async () => {
    const { user } = await owner();
    const browser = new Neighbour();
    await browser.expectOk(browser.post('/api/password/forgot', { email: user.email }));
    const token = await mail.tokenFor('password/reset', user.email);
    await browser.expectOk(browser.post('/api/password/reset', { token, password: NEW_PASSWORD }));
    await guessAt(user.email, 12);
    expect((await browser.signIn(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('meets nothing of a deleted account in the browser, where the partner stays known', async () => {
    const [laptop, me] = [await owner(), await owner()];
    await laptop.expectOk(laptop.signIn(me.user.email));
    const both = laptop.cookies.get('auth_device')!.split('.');
    await laptop.expectOk(deleteAccount(laptop));
    expect(laptop.cookies.get('auth_device')).toBe(both[1]);
    await laptop.expectOk(laptop.signIn(laptop.user.email));
    await laptop.expectOk(deleteAccount(laptop));
    expect(laptop.cookies.has('auth_device')).toBe(false);
  });

  it('is slowed at the owner’s own browser, too, apart from everybody else', async () => {
    const me = await owner();
    expect(await repeat(12, () => me.signIn(me.user.email, 'a wrong guess'))).toEqual([...all(11, 401), 429]);
    expect((await new Neighbour().signIn(me.user.email)).status).toBe(200);
  });

  it('learns not even from being slowed whether there is such an account', async () => {
    const { user } = await owner();
    const unknown = `${randomUUID()}@example.org`;
    expect(await guessAt(unknown, 11)).toEqual(await guessAt(user.email, 11));
    const [one, two] = [new Neighbour(), new Neighbour()];
    for (const email of [user.email, unknown]) await one.signIn(email, 'a wrong guess');
    for (const email of [unknown, user.email]) await two.signIn(email, 'a wrong guess');
    const [known, other] = [await one.signIn(user.email), await two.signIn(unknown)];
    expect(known.status).toBe(429);
    expect(known.body).toEqual(other.body);
  });

  it('is forgotten once the owner has come in', async () => {
    const { user } = await owner();
    for (let round = 0; round < 2; round++) {
      expect(await guessAt(user.email, 9)).toEqual(all(9, 401));
      expect((await new Neighbour().signIn(user.email)).status).toBe(200);
    }
  });

  it('is told so on the page, too', async () => {
    const { user } = await owner();
    await guessAt(user.email);
    const form = new URLSearchParams({ email: user.email, password: PASSWORD }).toString();
    const guesser = new Neighbour();
    await guesser.signIn(user.email, 'a wrong guess');
    const page = await guesser.post<string>('/api/login', form, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(page.status).toBe(429);
    expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(page.body).toMatch(/role="alert">That was a lot of tries\. Please wait a minute/);
  });
});

describe('whoever asks for reset links', () => {
  const forgot = (neighbour: Neighbour, email: string) => neighbour.post('/api/password/forgot', { email });

  it('cannot tell how often others have asked for the same address, known or not', async () => {
    const { user } = await owner();
    for (const email of [user.email, `${randomUUID()}@example.org`])
      expect(await repeat(30, () => forgot(new Neighbour(), email))).toEqual(all(30, 202));
  });

  it('may ask ten times an hour', async () => {
    const neighbour = new Neighbour();
    const asked = await repeat(11, () => forgot(neighbour, `${randomUUID()}@example.org`));
    expect(asked).toEqual([...all(10, 202), 429]);
  });

  it('may guess twenty links an hour', async () => {
    const neighbour = new Neighbour();
    const reset = () => neighbour.post('/api/password/reset', { token: randomUUID(), password: PASSWORD });
    expect(await repeat(21, reset)).toEqual([...all(20, 400), 429]);
  });
});

describe('whoever tries invite codes', () => {
  it('may try twenty codes an hour, by joining and merging together', async () => {
    const me = await owner();
    await me.expectOk(me.post('/api/couples/setup-individual'));
    const join = () => me.post('/api/couples/join-invite', { inviteCode: 'zzzzzzzz' });
    const merge = () => me.post('/api/couples/merge', { partnerInviteCode: 'zzzzzzzz' });
    expect(await repeat(10, join)).toEqual(all(10, 404));
    expect(await repeat(10, merge)).toEqual(all(10, 404));
    expect(await refusal(join())).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await merge()).status).toBe(429);
  });
});

describe('whoever sends a lot', () => {
  function expectLimited(answer: Answer, leastSeconds: number): void {
    expect(answer).toMatchObject({ status: 429, body: { statusCode: 429, code: 'too_many_requests' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(leastSeconds);
  }

  it('may put so many pictures an hour from one address, and is told how long to wait', async () => {
    const path = await uploadUrl(await owner());
    const bytes = new Uint8Array(await jpeg());
    const from = { 'x-forwarded-for': anyAddress() };
    const put = () => putBytes(origin, path, bytes, 'image/jpeg', from);
    const puts = await repeat(UPLOADS, put);
    expect(puts).toEqual([200, ...all(UPLOADS - 1, 403)]);
    expectLimited(await put(), 3_000);
  });

  it('may change so much a minute, whatever it is; others, and reading, go on', async () => {
    const [me, other] = [await owner(), await owner()];
    for (const person of [me, other]) await person.expectOk(person.post('/api/couples/setup-individual'));
    const entry = { content: 'Words', visibility: 'private' };
    const refused: Answer[] = [];
    for (let sent = 0; sent < WRITES + 10; sent += 10) {
      const some = Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0 ? me.post('/api/journal', entry) : me.delete('/api/focuses/our-vision'),
      );
      refused.push(...(await Promise.all(some)).filter(({ status }) => status === 429));
    }
    // Setting up the couple was one of the changes.
    expect(refused).toHaveLength(11);
    for (const answer of refused) expectLimited(answer, 0);
    expect(refused[0]!.body).toMatchObject({
      message: 'That was a lot at once. Please wait a minute and try again.',
    });
    expect((await me.get('/api/journal')).status).toBe(200);
    expect((await other.post('/api/journal', entry)).status).toBe(201);
  });

  it('may express interest so often an hour', async () => {
    const me = await owner();
    const register = () => me.post('/api/retreat-interest', { email: 'me@example.org' });
    expect(await repeat(10, register)).toEqual(all(10, 201));
    expectLimited(await register(), 60);
  });
});

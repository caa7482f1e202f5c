import { randomUUID } from 'node:crypto';
import { jpeg } from '@anew/pictures/testing/pictures';
import { deleteAccount } from '@anew/testkit/life';
import { type Answer, PASSWORD, refusal } from '@anew/testkit/person';
import { describe, expect, it } from '@jest/globals';
import {
  all,
  anyAddress,
  elsewhere,
  guessAt,
  mail,
  Neighbor,
  origin,
  owner,
  repeat,
  twoGuesses,
} from './neighbors.js';
import { putBytes, uploadUrl } from './uploads.js';

/** Number of uploads from one address within an hour. */
const UPLOADS = 60;
/** Number of changes by one person within a minute. */
const WRITES = 120;

const NEW_PASSWORD = 'a loud harbor at dawn';

describe('whoever guesses a password', () => {
  it('is slowed for this account to a try a minute, whichever gateway they ask', async () => {
    const { user } = await owner();
    expect(await guessAt(user.email)).toEqual(all(10, 401));
    const thief = new Neighbor();
    expect((await thief.signIn(user.email, 'a wrong guess')).status).toBe(401);
    const answer = await thief.signIn(user.email);
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await new Neighbor(thief.address, elsewhere).signIn(user.email)).status).toBe(429);
  });

  it('locks the owner out nowhere: not at another place, not at their own browser', async () => {
    const me = await owner();
    await me.get('/api/logout');
    await guessAt(me.user.email, 30);
    expect((await new Neighbor().signIn(me.user.email)).status).toBe(200);
    await guessAt(me.user.email, 12);
    expect((await me.signIn(me.user.email)).status).toBe(200);
  });

  it('does not keep out the owner behind the same address, whose browser is known', async () => {
    const me = await owner();
    const guesser = new Neighbor(me.address);
    const guesses = await repeat(62, () => guesser.signIn(`${randomUUID()}@example.org`, 'a wrong guess'));
    expect(guesses).toEqual([...all(61, 401), 429]);
    expect((await new Neighbor(me.address).signIn(me.user.email)).status).toBe(429);
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
      const guesser = new Neighbor(laptop.address);
      expect(await repeat(2, () => guesser.signIn(user.email, 'a wrong guess'))).toEqual([401, 429]);
      expect((await laptop.signIn(user.email)).status).toBe(200);
    }
  });

  it('does not keep out the owner who has chosen a new password by mail, there or elsewhere', async () => {
    const me = await owner();
    const { email } = me.user;
    await guessAt(email);
    expect(await repeat(6, () => me.signIn(email, 'a wrong guess'))).toEqual(all(6, 401));
    expect((await me.signIn(email)).status).toBe(429);
    await me.expectOk(me.forgot(email));
    const token = await mail.tokenFor('password/reset', email);
    const answer = await me.post('/api/password/reset', { token, password: NEW_PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: {} });
    for (const browser of [me, new Neighbor()])
      expect((await browser.signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('keeps out nobody whose browser has just opened a mailed link', async () => {
    const { user } = await owner();
    const browser = new Neighbor();
    await browser.expectOk(browser.forgot(user.email));
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

  it('is slowed at the owner’s own browser, too, apart from everybody else and from other known ones', async () => {
    const me = await owner();
    const phone = new Neighbor(me.address);
    await phone.expectOk(phone.signIn(me.user.email));
    const guesses = await repeat(20, () => me.signIn(me.user.email, 'a wrong guess'));
    expect(guesses).toEqual([...all(6, 401), ...all(14, 429)]);
    expect((await phone.signIn(me.user.email)).status).toBe(200);
    expect((await new Neighbor().signIn(me.user.email)).status).toBe(200);
  });

  it('gets ten tries at all known browsers of an account together', async () => {
    const me = await owner();
    const browsers = [me, new Neighbor(me.address), new Neighbor(me.address), new Neighbor(me.address)];
    for (const browser of browsers) await browser.expectOk(browser.signIn(me.user.email));
    const guesses: number[] = [];
    for (const browser of browsers)
      guesses.push(...(await repeat(5, () => browser.signIn(me.user.email, 'a wrong guess'))));
    expect(guesses).toEqual([...all(11, 401), ...all(9, 429)]);
  });

  it('learns not even from being slowed whether there is such an account', async () => {
    const { user } = await owner();
    const unknown = `${randomUUID()}@example.org`;
    expect(await guessAt(unknown, 11)).toEqual(await guessAt(user.email, 11));
    const [one, two] = [new Neighbor(), new Neighbor()];
    for (const email of [user.email, unknown]) await one.signIn(email, 'a wrong guess');
    for (const email of [unknown, user.email]) await two.signIn(email, 'a wrong guess');
    const [known, other] = [await one.signIn(user.email), await two.signIn(unknown)];
    expect(known.status).toBe(429);
    expect(known.body).toEqual(other.body);
  });

  it('does not count the tries by which the owner comes in', async () => {
    const { user } = await owner();
    expect(await repeat(20, () => new Neighbor().signIn(user.email))).toEqual(all(20, 200));
    expect(await guessAt(user.email, 9)).toEqual(all(9, 401));
    expect((await new Neighbor().signIn(user.email)).status).toBe(200);
    expect(await guessAt(user.email, 1)).toEqual([401]);
    expect(await twoGuesses(user.email)).toEqual([401, 429]);
  });

  it('is told so on the page, too', async () => {
    const { user } = await owner();
    await guessAt(user.email);
    const form = new URLSearchParams({ email: user.email, password: PASSWORD }).toString();
    const guesser = new Neighbor();
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
  it('cannot tell how often others have asked for the same address, known or not', async () => {
    const { user } = await owner();
    for (const email of [user.email, `${randomUUID()}@example.org`])
      expect(await repeat(30, () => new Neighbor().forgot(email))).toEqual(all(30, 202));
  });

  it('may guess twenty links an hour', async () => {
    const neighbor = new Neighbor();
    const reset = () => neighbor.post('/api/password/reset', { token: randomUUID(), password: PASSWORD });
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

import { randomUUID } from 'node:crypto';
import { jpeg } from '@anew/pictures/testing/pictures';
import { deleteAccount } from '@anew/testkit/life';
import { type Answer, PASSWORD } from '@anew/testkit/person';
import { describe, expect, it } from '@jest/globals';
import { all, anyAddress, elsewhere, guessAt, mail, Neighbor, origin, owner, repeat } from './neighbors.js';
import { putBytes, uploadUrl } from './uploads.js';

/** Number of uploads from one address within an hour. */
const UPLOADS = 60;
/** Number of changes by one person within a minute. */
const WRITES = 120;

const NEW_PASSWORD = 'a loud harbor at dawn';

/** Chooses a new password by the link that is mailed for it. @returns the answer to that */
async function chooseNewPassword(browser: Neighbor, email: string): Promise<unknown> {
  await browser.expectOk(browser.forgot(email));
  const token = await mail.tokenFor('password/reset', email);
  return browser.expectOk(browser.post('/api/password/reset', { token, password: NEW_PASSWORD }));
}

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

  it('does not keep out the owner who has chosen a new password by mail, there or elsewhere', async () => {
    const me = await owner();
    const { email } = me.user;
    await guessAt(email);
    expect(await repeat(6, () => me.signIn(email, 'a wrong guess'))).toEqual(all(6, 401));
    expect((await me.signIn(email)).status).toBe(429);
    expect(await chooseNewPassword(me, email)).toEqual({});
    for (const browser of [me, new Neighbor()])
      expect((await browser.signIn(email, NEW_PASSWORD)).status).toBe(200);
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

describe('in one home, nobody learns from limits that', () => {
  /** A second person in the same home, in a browser that nobody has signed in with. */
  const atHomeOf = ({ address }: Neighbor) => new Neighbor(address);
  const madeUpLink = (person: Neighbor) =>
    person.post('/api/password/reset', { token: randomUUID(), password: PASSWORD });
  const report = (person: Neighbor) => person.post('/api/client-reports', { route: '/' });

  it('somebody else has had a page open', async () => {
    const me = new Neighbor();
    expect(await repeat(3, () => report(atHomeOf(me)))).toEqual(all(3, 204));
    expect(await repeat(121, () => report(me))).toEqual(all(121, 204));
  });

  it('somebody else has asked for a link, or followed one', async () => {
    const me = await owner();
    await chooseNewPassword(atHomeOf(me), me.user.email);
    const partner = atHomeOf(me);
    expect(await repeat(11, () => partner.forgot(`${randomUUID()}@example.org`))).toEqual(all(11, 202));
    expect(await repeat(21, () => madeUpLink(partner))).toEqual([...all(20, 400), 429]);
  });

  it('somebody else has changed their address', async () => {
    const me = await owner();
    const change = { email: `${randomUUID()}@example.org`, currentPassword: PASSWORD };
    await me.expectOk(me.put('/api/profile/update', change));
    const token = await mail.tokenFor('address/confirm', change.email);
    await me.expectOk(me.post('/api/address/confirm', { token }));
    const partner = atHomeOf(me);
    const signUp = (): Promise<Answer> =>
      partner.post('/api/signup', { email: `${randomUUID()}@example.org`, password: 'passwordpassword' });
    // One of the twenty was taken by opening the account, which is no change.
    expect(await repeat(20, signUp)).toEqual([...all(19, 400), 429]);
    expect(await repeat(21, () => madeUpLink(partner))).toEqual([...all(20, 400), 429]);
  });
});

import { randomUUID } from 'node:crypto';
import { type Answer, PASSWORD } from '@anew/testkit/person';
import { describe, expect, it } from '@jest/globals';
import { all, guessAt, mail, Neighbor, owner, repeat, twoGuesses } from './neighbors.js';

const NEW_PASSWORD = 'a loud harbor at dawn';

async function chooseNewPassword(browser: Neighbor, email: string): Promise<void> {
  await browser.expectOk(browser.forgot(email));
  const token = await mail.tokenFor('password/reset', email);
  await browser.expectOk(browser.post('/api/password/reset', { token, password: NEW_PASSWORD }));
}

/** A second person in the same home, in a browser that nobody has signed in with. */
const atHomeOf = ({ address }: Neighbor) => new Neighbor(address);

/** A browser at another place that has a copy of the cookies of this one. */
function copyOf(browser: Neighbor): Neighbor {
  const copy = new Neighbor();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('whoever guesses and is slowed is slowed as before, there and at home, once the owner has', () => {
  it.each<[string, (me: Neighbor, email: string) => Promise<unknown>]>([
    ['come in with a new browser', (me, email) => me.expectOk(atHomeOf(me).signIn(email))],
    ['come in with a new browser elsewhere', (me, email) => me.expectOk(new Neighbor().signIn(email))],
    ['come in with a known browser', (me, email) => me.expectOk(me.signIn(email))],
    ['chosen a new password', (me, email) => chooseNewPassword(atHomeOf(me), email)],
  ])('%s', async (_, act) => {
    const me = await owner();
    const { email } = me.user;
    await guessAt(email, 11);
    await act(me, email);
    expect(await twoGuesses(email)).toEqual([401, 429]);
    expect(await twoGuesses(email, atHomeOf(me))).toEqual([401, 429]);
  });
});

describe('whoever guesses with a copy of the cookies of a shared laptop learns nothing when the owner', () => {
  it.each<[string, (me: Neighbor, laptop: Neighbor, email: string) => Promise<unknown>]>([
    ['comes in at another known browser', (me, _, email) => me.expectOk(me.signIn(email))],
    ['comes in at the laptop', (_, laptop, email) => laptop.expectOk(laptop.signIn(email))],
    ['chooses a new password', (me, _, email) => chooseNewPassword(me, email)],
  ])('%s', async (_, act) => {
    const [me, laptop] = [await owner(), new Neighbor()];
    const { email } = me.user;
    await laptop.expectOk(laptop.signIn(email));
    const [copy, later] = [copyOf(laptop), copyOf(laptop)];
    const guesses = await repeat(12, () => copy.signIn(email, 'a wrong guess'));
    expect(guesses.at(-1)).toBe(429);
    await act(me, laptop, email);
    expect(await twoGuesses(email, later)).toEqual([401, 429]);
  });
});

describe('in one home, nobody learns from limits that', () => {
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

  it('somebody else has come in', async () => {
    const me = await owner();
    for (let count = 0; count < 3; count++) await me.expectOk(atHomeOf(me).signIn(me.user.email));
    const guess = () => atHomeOf(me).signIn(`${randomUUID()}@example.org`, 'a wrong guess');
    expect(await repeat(62, guess)).toEqual([...all(61, 401), 429]);
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

import type { SecurityEvent, SessionView } from '@anew/contracts/identity/views';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { PASSWORD, Person, type SignedUp, signUp } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submit } from './pages.js';
import { Browser } from './push-service.js';

let system: SharedSystem;
let database: Database;

beforeAll(async () => {
  system = await sharedSystem();
  database = new Database(system.postgres, 'identity-couple');
});

afterAll(() => database.close());

/** Somebody whose reminders are shown by the browser in which they are signed in. */
async function reminded(): Promise<SignedUp> {
  const person = await signUp(system.origin);
  const { subscription } = new Browser('http://127.0.0.1:1');
  await person.expectOk(person.post('/api/push/subscriptions', subscription));
  await person.expectOk(person.put('/api/preferences', { reminder: { channel: 'push' } }));
  return person;
}

/** A browser in which this session is open, and no request has a cookie of a later one. */
function tabOf({ cookies }: Person): Person {
  const tab = new Person(system.origin);
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  return tab;
}

async function signedIn(email: string): Promise<Person> {
  const phone = new Person(system.origin);
  await phone.expectOk(phone.post('/api/login', { email, password: PASSWORD }));
  return phone;
}

const sessionsOf = (person: Person) => person.expectOk(person.get<SessionView[]>('/api/account/sessions'));
const currentOf = async (person: Person) => (await sessionsOf(person)).find(({ current }) => current)!.id;

/** Sessions whose browsers show this person's reminders. */
async function devicesOf({ user }: SignedUp): Promise<string[]> {
  const rows = await database.query<{ session_id: string }>(
    'SELECT session_id FROM push_subscriptions WHERE user_id = $1',
    [user.id],
  );
  return rows.map(({ session_id: id }) => id);
}

const kindsOf = async (person: Person) =>
  (await person.expectOk(person.get<SecurityEvent[]>('/api/account/security-log'))).map(({ kind }) => kind);

const channelOf = async (person: Person) =>
  (await person.expectOk(person.get<{ reminder: { channel: string } }>('/api/preferences'))).reminder.channel;

describe('where somebody else was signed in', () => {
  const newEmail = (next: SignedUp) => `next-${next.user.email}`;

  it.each<[string, (browser: Person, next: SignedUp) => Promise<{ status: number }>]>([
    [
      'signing in',
      (browser, { user }) => browser.post('/api/login', { email: user.email, password: PASSWORD }),
    ],
    [
      'signing in by a form',
      (browser, { user }) => submit(browser, '/api/login', { email: user.email, password: PASSWORD }),
    ],
    [
      'signing up',
      (browser, next) => browser.post('/api/signup', { email: newEmail(next), password: PASSWORD }),
    ],
  ])('%s ends that session, and the reminders in that browser', async (_way, enter) => {
    const ana = await reminded();
    const tab = tabOf(ana);
    const phone = await signedIn(ana.user.email);
    expect(await sessionsOf(phone)).toHaveLength(2);

    expect((await enter(ana, await signUp(system.origin))).status).toBeLessThan(400);

    expect((await sessionsOf(phone)).map(({ current }) => current)).toEqual([true]);
    expect(await devicesOf(ana)).toEqual([]);
    expect(await channelOf(phone)).toBe('off');
    expect(await kindsOf(phone)).toContain('signed_out');
    await eventually('the other’s tab to be signed out', async () =>
      (await tab.get('/api/auth/user')).status === 401 ? true : undefined,
    );
    expect((await ana.get('/api/auth/user')).status).toBe(200);
  });

  it('a wrong password ends nothing', async () => {
    const ana = await reminded();
    const { user } = await signUp(system.origin);
    const answer = await tabOf(ana).post('/api/login', { email: user.email, password: 'not this one' });
    expect(answer.status).toBe(401);
    expect(await devicesOf(ana)).toEqual([await currentOf(ana)]);
  });
});

describe('where one was signed in oneself', () => {
  it('signing in again keeps reminders in that browser, and no second session', async () => {
    const ana = await reminded();
    const before = await currentOf(ana);
    await ana.expectOk(ana.post('/api/login', { email: ana.user.email, password: PASSWORD }));
    const after = await currentOf(ana);
    expect(after).not.toBe(before);
    expect((await sessionsOf(ana)).map(({ id }) => id)).toEqual([after]);
    expect(await devicesOf(ana)).toEqual([after]);
    expect(await channelOf(ana)).toBe('push');
    // Signing out there still ends them.
    await ana.get('/api/logout');
    expect(await devicesOf(ana)).toEqual([]);
  });

  it('signing in on another device leaves both sessions, and the reminders where they were', async () => {
    const ana = await reminded();
    const phone = await signedIn(ana.user.email);
    expect(await sessionsOf(phone)).toHaveLength(2);
    expect(await devicesOf(ana)).toEqual([await currentOf(ana)]);
  });
});

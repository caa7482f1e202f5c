import { randomUUID } from 'node:crypto';
import { identityEvents } from '@anew/contracts/events/map';
import { DEFAULT_PREFERENCES } from '@anew/contracts/identity/preferences';
import type { PreferencesChangeDto } from '@anew/contracts/identity/preferences-dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf, ServiceAlone } from '@anew/service-testkit/service-alone';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { start } from '../src/app.js';
import { OwnPreferencesPlan } from '../src/preferences/own-preferences.js';
import { elsewhere, type Newcomer, newcomer, pair, PASSWORD, sessionOf, VISITOR } from './people-alone.js';
import { Browser } from './push-service.js';

let identity: ServiceAlone;

beforeAll(async () => {
  // Reminders must stay due, so that the plans can be looked at.
  identity = await ServiceAlone.start('identity-couple', start, { env: { RECONCILE_EVERY_MS: '600000' } });
});

afterAll(() => identity.stop());

const read = (actor: Newcomer) => identity.ask(identityRpc.preferences.get, actor, {});
const change = (actor: Newcomer, input: PreferencesChangeDto) =>
  identity.ask(identityRpc.preferences.change, actor, input);
const subscribe = (actor: Newcomer, { subscription }: Browser = new Browser('http://127.0.0.1:1')) =>
  identity.ask(identityRpc.push.subscribe, actor, subscription);

const eventsOf = async ({ coupleId }: Newcomer) =>
  (await listEvents(identity.nats, identityEvents.preferencesChanged))
    .map(({ data }) => data)
    .filter((data) => data.coupleId === coupleId);

interface Planned {
  kind: string;
  at: string;
  zone: string;
}

/** What this person will be sent, by the clocks of their zone. */
const plansOf = ({ userId }: Newcomer): Promise<Planned[]> =>
  identity.database.query<Planned & Record<string, unknown>>(
    `SELECT kind, to_char(due_at AT TIME ZONE time_zone, 'HH24:MI') AS at, time_zone AS zone
     FROM sendings JOIN preferences USING (user_id) WHERE user_id = $1 AND next_try_at IS NOT NULL ORDER BY kind`,
    [userId],
  );

interface Device extends Newcomer {
  refreshToken: string;
}

/** A device on which this person has signed in. */
async function deviceOf(person: Newcomer): Promise<Device> {
  const credentials = { email: person.email, password: PASSWORD };
  const { tokens } = await identity.ask(identityRpc.accounts.signIn, VISITOR, credentials);
  return { ...person, sessionId: sessionOf(tokens), refreshToken: tokens.refreshToken ?? '' };
}

/** Someone in Berlin with a device there and another one. */
async function traveler(): Promise<{ phone: Device; laptop: Device }> {
  const person = await newcomer(identity, { timeZone: 'Europe/Berlin' });
  return { phone: await deviceOf(person), laptop: await deviceOf(person) };
}

/** Renews the session of a device that is in this zone, and tells whether what the person is sent follows it there. */
async function renewed({ refreshToken }: Device, timeZone: string): Promise<unknown> {
  const decided = jest.spyOn(OwnPreferencesPlan.prototype, 'hasMoved');
  try {
    await identity.ask(identityRpc.sessions.refresh, { ...VISITOR, timeZone }, { refreshToken });
    return await decided.mock.results[0]?.value;
  } finally {
    decided.mockRestore();
  }
}

describe('preferences', () => {
  it('are the document’s defaults for whoever has not chosen, with a couple or without', async () => {
    const [ana] = await pair(identity);
    expect(await read(ana)).toEqual(DEFAULT_PREFERENCES);
    expect(await read(await newcomer(identity))).toEqual(DEFAULT_PREFERENCES);
    expect(await plansOf(ana)).toEqual([]);
  });

  it('that are left out stay, so that two windows do not undo each other', async () => {
    const [ana] = await pair(identity);
    await Promise.all([
      change(ana, { reminder: { time: '08:00' } }),
      change(ana, { reminder: { channel: 'mail' } }),
      change(ana, { weeklyLetter: true }),
      change(ana, { questionStyle: 'deep' }),
      change(ana, { aiQuestions: 'disabled' }),
    ]);
    expect(await read(ana)).toEqual({
      reminder: { channel: 'mail', time: '08:00' },
      weeklyLetter: true,
      questionStyle: 'deep',
      aiQuestions: 'disabled',
    });
  });

  it('of style and generation are the couple’s; of reminder and letter, the person’s alone', async () => {
    const [ana, ben] = await pair(identity);
    await change(ana, { questionStyle: 'light', weeklyLetter: true });
    expect(await read(ben)).toEqual({ ...DEFAULT_PREFERENCES, questionStyle: 'light' });
    await change(ben, { questionStyle: 'balanced', reminder: { channel: 'mail' } });
    expect(await read(ana)).toEqual({ ...DEFAULT_PREFERENCES, weeklyLetter: true });
    const [stranger] = await pair(identity);
    expect(await read(stranger)).toEqual(DEFAULT_PREFERENCES);
  });

  it('of the couple are told to the other services, the latest with the highest version', async () => {
    const [ana, ben] = await pair(identity);
    await Promise.all([change(ana, { questionStyle: 'light' }), change(ben, { aiQuestions: 'openai' })]);
    const told = await eventually('both events', async () => {
      const events = await eventsOf(ana);
      return events.length === 2 ? events : undefined;
    });
    expect(told.find(({ version }) => version === 2)).toEqual({
      coupleId: ana.coupleId,
      questionStyle: 'light',
      aiQuestions: 'openai',
      version: 2,
    });
  });

  it('of the couple stay with whoever stays, and are the default for whoever leaves', async () => {
    const [ana, ben] = await pair(identity);
    await change(ana, { questionStyle: 'deep' });
    await identity.ask(identityRpc.couples.leave, ben, { currentPassword: 'a quiet harbor at dusk' });
    expect(await read(ana)).toMatchObject({ questionStyle: 'deep' });
    expect(await read(ben)).toEqual(DEFAULT_PREFERENCES);
    expect(await refusalOf(change(ben, { questionStyle: 'light' }))).toMatchObject({
      kind: 'forbidden',
      code: 'couple_required',
    });
  });

  it.each([
    [{}, 'nothing_to_change'],
    [{ reminder: {} }, 'nothing_to_change'],
    [{ reminder: { time: '24:00' } }, 'validation_failed'],
    [{ reminder: { time: '7 PM' } }, 'validation_failed'],
    [{ reminder: { channel: 'pigeon' } }, 'validation_failed'],
    [{ reminder: null }, 'validation_failed'],
    [{ reminder: [] }, 'validation_failed'],
    [{ questionStyle: 'funny' }, 'validation_failed'],
    [{ aiQuestions: 'enabled' }, 'validation_failed'],
    [{ weeklyLetter: 'yes' }, 'validation_failed'],
    [{ userId: randomUUID(), weeklyLetter: true }, 'validation_failed'],
  ])('%j are refused: %s', async (input, code) => {
    const person = await newcomer(identity);
    expect(await refusalOf(change(person, input as PreferencesChangeDto))).toMatchObject({ code });
  });

  it('are gone with the account', async () => {
    const [ana] = await pair(identity);
    await subscribe(ana);
    await change(ana, { reminder: { channel: 'push' }, weeklyLetter: true });
    await identity.ask(identityRpc.accounts.delete, ana, {
      confirm: 'delete my account',
      currentPassword: 'a quiet harbor at dusk',
    });
    const rows = await identity.database.everything();
    const left = rows.filter((row) => row.includes(ana.userId)).map((row) => row.split(' ')[0]);
    expect(new Set(left)).toEqual(new Set(['account_deletions', 'outbox']));
  });
});

describe('reminders', () => {
  it('are planned in the person’s zone and follow them to another when they renew their session', async () => {
    const { phone: berlin } = await traveler();
    await change(berlin, { reminder: { channel: 'mail' }, weeklyLetter: true });
    expect(await plansOf(berlin)).toEqual([
      { kind: 'letter', at: '18:00', zone: 'Europe/Berlin' },
      { kind: 'reminder', at: '19:00', zone: 'Europe/Berlin' },
    ]);
    expect(await renewed(berlin, 'America/Denver')).toBe(true);
    const moved = [
      { kind: 'letter', at: '18:00', zone: 'America/Denver' },
      { kind: 'reminder', at: '19:00', zone: 'America/Denver' },
    ];
    await eventually('the move', async () =>
      JSON.stringify(await plansOf(berlin)) === JSON.stringify(moved) ? true : undefined,
    );
    // A page that does not know where it is opened must not take them to Greenwich.
    await change({ ...berlin, timeZone: 'UTC' }, { reminder: { time: '08:00' } });
    expect((await plansOf(berlin))[1]).toEqual({ kind: 'reminder', at: '08:00', zone: 'America/Denver' });
  });

  it('by push follow the browser that shows them, and no other device', async () => {
    const { phone, laptop } = await traveler();
    await subscribe(phone);
    // Where the setting was made does not matter: the phone is what rings.
    await change(laptop, { reminder: { channel: 'push' } });
    expect(await renewed(laptop, 'America/New_York')).toBe(false);
    expect(await plansOf(phone)).toEqual([{ kind: 'reminder', at: '19:00', zone: 'Europe/Berlin' }]);
    expect(await renewed(phone, 'America/Denver')).toBe(true);
  });

  it('by mail follow the device on which they were chosen, and any other once it is signed out', async () => {
    const { phone, laptop } = await traveler();
    await change(laptop, { reminder: { channel: 'mail' } });
    await change(phone, { weeklyLetter: true });
    expect(await renewed(laptop, 'America/New_York')).toBe(false);
    expect((await plansOf(phone)).map(({ zone }) => zone)).toEqual(['Europe/Berlin', 'Europe/Berlin']);
    // A page that does not know where it is opened does not take the say over.
    await change({ ...laptop, timeZone: 'UTC' }, { reminder: { time: '08:00' } });
    expect(await renewed(laptop, 'America/New_York')).toBe(false);
    await identity.ask(identityRpc.sessions.end, phone, { sessionId: phone.sessionId });
    expect(await renewed(laptop, 'America/New_York')).toBe(true);
  });

  it.each([true, false])(
    'by mail follow the next session in the browser if it is one’s own: %s',
    async (isOwn) => {
      const { phone, laptop } = await traveler();
      await change(phone, { reminder: { channel: 'mail' } });
      const { sessionId: successorId } = isOwn ? await elsewhere(identity, phone) : await newcomer(identity);
      await identity.ask(identityRpc.sessions.end, phone, { sessionId: phone.sessionId, successorId });
      expect(await renewed(laptop, 'America/New_York')).toBe(!isOwn);
    },
  );

  it('by push need a browser, and are off again once the last one is gone', async () => {
    const phone = await newcomer(identity);
    expect(await refusalOf(change(phone, { reminder: { channel: 'push' } }))).toMatchObject({
      kind: 'conflict',
      code: 'push_device_required',
    });
    const laptop = await elsewhere(identity, phone);
    await subscribe(phone);
    await subscribe(laptop);
    await change(phone, { reminder: { channel: 'push' } });
    await identity.ask(identityRpc.push.unsubscribe, phone, {});
    await identity.ask(identityRpc.push.unsubscribe, phone, {});
    expect((await read(phone)).reminder.channel).toBe('push');
    await identity.ask(identityRpc.sessions.end, laptop, { sessionId: laptop.sessionId });
    expect((await read(phone)).reminder).toEqual({ channel: 'off', time: '19:00' });
    expect(await plansOf(phone)).toEqual([]);
  });

  it('in one browser are of whoever is signed in there last', async () => {
    const [ana, ben] = [await newcomer(identity), await newcomer(identity)];
    const shared = new Browser('http://127.0.0.1:1');
    await subscribe(ana, shared);
    await subscribe(ben, shared);
    const owners = await identity.database.query<{ user_id: string }>(
      'SELECT user_id FROM push_subscriptions WHERE user_id = ANY($1)',
      [[ana.userId, ben.userId]],
    );
    expect(owners).toEqual([{ user_id: ben.userId }]);
    expect(await identity.ask(identityRpc.push.key, ana, {})).toMatchObject({ isSubscribed: false });
    expect(await identity.ask(identityRpc.push.key, ben, {})).toMatchObject({ isSubscribed: true });
  });

  it('are not sent to addresses or keys that no browser makes', async () => {
    const person = await newcomer(identity);
    const { subscription } = new Browser('http://10.0.0.7');
    const bad = [
      subscription,
      {
        ...new Browser('http://127.0.0.1:1').subscription,
        keys: { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` },
      },
      { ...subscription, endpoint: 'file:///etc/passwd' },
    ];
    for (const each of bad)
      expect(await refusalOf(identity.ask(identityRpc.push.subscribe, person, each))).toMatchObject({
        code: 'validation_failed',
      });
  });

  it('leave no address of a browser readable in the database', async () => {
    const person = await newcomer(identity);
    const browser = new Browser('http://127.0.0.1:1');
    await subscribe(person, browser);
    const rows = (await identity.database.everything()).join('\n');
    expect(rows).not.toContain(browser.path);
    expect(rows).not.toContain(browser.subscription.keys.auth);
  });
});

describe('the language', () => {
  it('is missing until it is chosen, is the person’s own, and stays when something else changes', async () => {
    const [ada, ben] = await pair(identity);
    expect(await read(ada)).not.toHaveProperty('language');
    expect(await change(ada, { language: 'es' })).toMatchObject({ language: 'es' });
    expect(await change(ada, { reminder: { time: '20:00' } })).toMatchObject({ language: 'es' });
    expect(await read(ben)).not.toHaveProperty('language');
  });

  it('is one that there is', async () => {
    const ada = await newcomer(identity);
    const refused = await refusalOf(change(ada, { language: 'en-XA' as never }));
    expect(refused.code).toBe('validation_failed');
  });
});

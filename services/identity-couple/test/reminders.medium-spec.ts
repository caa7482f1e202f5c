import { randomBytes } from 'node:crypto';
import { contentEvents, journalEvents } from '@anew/contracts/events/map';
import type { DeedDone } from '@anew/contracts/events/payloads';
import type { PreferencesChangeDto } from '@anew/contracts/identity/preferences-dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { localDate } from '@anew/contracts/local-date';
import { refusalOf, ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { start } from '../src/app.js';
import { MailServer, type ReceivedMail } from './mail-server.js';
import { elsewhere, type Newcomer, newcomer, pair } from './people-alone.js';
import { type Browser, PushService } from './push-service.js';

const ZONE = 'America/Denver';
const HOUR_MS = 3_600_000;
/** A time that has passed on any day, so that the next one is tomorrow's. */
const PASSED = '00:00';

let identity: ServiceAlone;
let push: PushService;
let mail: MailServer;

beforeAll(async () => {
  push = await PushService.start();
  mail = await MailServer.start();
  const env = { RECONCILE_EVERY_MS: '100', SMTP_URL: mail.url, REQUIRE_PROVED_ADDRESS: 'false' };
  identity = await ServiceAlone.start('identity-couple', start, { env });
});

afterAll(async () => {
  await identity.stop();
  push.stop();
  await mail.stop();
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Lets every wait that is given up after `patienceMs` end sooner. */
function hurry(patienceMs: number) {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => timeout(ms === patienceMs ? patienceMs / 5 : ms));
}

const change = (actor: Newcomer, input: PreferencesChangeDto) =>
  identity.ask(identityRpc.preferences.change, actor, input);
const read = (actor: Newcomer) => identity.ask(identityRpc.preferences.get, actor, {});
const stop = (token: string) =>
  identity.ask(identityRpc.reminders.stop, { requestId: 'stops', timeZone: 'UTC' }, { token });
const today = () => localDate(new Date(), ZONE);
const before = (days: number) => localDate(new Date(Date.now() - days * 24 * HOUR_MS), ZONE);

async function subscribe(actor: Newcomer, browser: Browser): Promise<Browser> {
  await identity.ask(identityRpc.push.subscribe, actor, browser.subscription);
  return browser;
}

/** Someone with a partner who is reminded in this browser. */
async function reminded(browser: Browser = push.browser()): Promise<{ ana: Newcomer; browser: Browser }> {
  const [ana] = await pair(identity, { timeZone: ZONE });
  await subscribe(ana, browser);
  await change(ana, { reminder: { channel: 'push', time: PASSED } });
  return { ana, browser };
}

async function remindedByMail(): Promise<Newcomer> {
  const [ana] = await pair(identity, { timeZone: ZONE });
  await change(ana, { reminder: { channel: 'mail', time: PASSED } });
  return ana;
}

interface Plan {
  due_day: string | null;
  sent_day: string | null;
  tries: number;
  /** Seconds until it is due or tried again. */
  in_s: number | null;
}

async function planOf({ userId }: Newcomer, kind = 'reminder'): Promise<Plan> {
  const [plan] = await identity.database.query<Plan & Record<string, unknown>>(
    `SELECT due_day::text, sent_day::text, tries, extract(epoch FROM next_try_at - now())::int AS in_s
     FROM sendings WHERE user_id = $1 AND kind = $2`,
    [userId, kind],
  );
  if (!plan) throw new Error('Nothing was ever planned');
  return plan;
}

/** Lets the time come for what is planned, or lets it have come `lateMs` ago. */
async function comeDue({ userId }: Newcomer, { kind = 'reminder', lateMs = 0 } = {}): Promise<void> {
  await identity.database.query(
    `UPDATE sendings SET due_at = now() - $3 * interval '1 millisecond', due_day = $4, next_try_at = now()
     WHERE user_id = $1 AND kind = $2`,
    [userId, kind, lateMs, today()],
  );
}

/** Lets the time come to try again. */
const tryAgain = ({ userId }: Newcomer) =>
  identity.database.query(
    "UPDATE sendings SET next_try_at = now() WHERE user_id = $1 AND kind = 'reminder'",
    [userId],
  );

/** Resolves once what was due has been dealt with, and the next one is planned. */
const dealtWith = (actor: Newcomer, kind = 'reminder') =>
  eventually('the next plan', async () => {
    const plan = await planOf(actor, kind);
    return plan.tries === 0 && (plan.in_s ?? 0) > 1 ? plan : undefined;
  });

/** Resolves once an attempt has failed and another one is planned. */
const putOff = (actor: Newcomer, tries = 1) =>
  eventually(
    'a later try',
    async () => {
      const plan = await planOf(actor);
      // A lease is three minutes, which is longer than the first pauses.
      return plan.tries === tries && plan.in_s !== null && plan.in_s < 130 ? plan : undefined;
    },
    30_000,
  );

const plain = (raw: string): string =>
  raw.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n ', ' ');
const headerOf = ({ raw }: ReceivedMail, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(plain(raw))?.[1]?.trim();
/** Mails that are due at a time, without those of the moment in which the two became a couple. */
const mailsTo = (address: string) =>
  mail.mailsTo(address).filter(({ raw }) => raw.includes('List-Unsubscribe:'));
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

async function did(actor: Newcomer, deed: DeedDone['deed'], day: string, title?: string): Promise<void> {
  const { userId, coupleId } = actor;
  const data = { userId, coupleId: coupleId ?? '', deed, day, ...(title !== undefined && { title }) };
  const subject = deed === 'appreciation' ? journalEvents.deedDone : contentEvents.deedDone;
  const id = await identity.tell(subject, data);
  await identity.tell(subject, data, { id });
  await identity.tell(subject, data);
  await eventually('the deed', async () => {
    const found = await identity.database.query(
      'SELECT 1 FROM deeds WHERE user_id = $1 AND deed = $2 AND day = $3',
      [userId, deed, day],
    );
    return found.length > 0 ? true : undefined;
  });
}

describe('a reminder by push', () => {
  it('is there at its time, readable by the browser alone and signed; the next one is tomorrow', async () => {
    const { ana, browser } = await reminded();
    await comeDue(ana);
    const plan = await dealtWith(ana);
    expect(browser.delivered).toHaveLength(1);
    const [got] = browser.delivered;
    expect(got?.payload).toEqual({
      kind: 'reminder',
      day: today(),
      title: 'Your question is here',
      stop: expect.any(String),
      stopTitle: 'Stop reminders',
    });
    expect(got?.topic).toBe(`reminder-${today()}`);
    expect(got?.ttl).toBeLessThanOrEqual(3 * 3_600);
    expect(got?.serverKey).toBe((await identity.ask(identityRpc.push.key, ana, {})).publicKey);
    expect(plan).toMatchObject({ sent_day: today(), tries: 0 });
  });

  it('comes once a day, whatever is due or changed', async () => {
    const { ana, browser } = await reminded();
    await comeDue(ana);
    await dealtWith(ana);
    await comeDue(ana);
    await dealtWith(ana);
    await change(ana, { reminder: { channel: 'off' } });
    await change(ana, { reminder: { channel: 'push', time: '23:59' } });
    expect((await planOf(ana)).due_day).not.toBe(today());
    expect(push.triesFor(browser)).toBe(1);
  });

  it('comes to each of several browsers once, though one has to be tried again', async () => {
    const { ana, browser } = await reminded();
    const slow = push.browser(503, 201);
    await subscribe(await elsewhere(identity, ana), slow);
    await comeDue(ana);
    expect((await putOff(ana)).in_s).toBeGreaterThan(20);
    expect(slow.delivered).toEqual([]);
    await tryAgain(ana);
    await dealtWith(ana);
    expect([browser, slow].map((each) => [push.triesFor(each), each.delivered.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it.each([404, 410])(
    'that finds a browser gone (%i) forgets it; without any, reminders are off',
    async (status) => {
      const { ana, browser } = await reminded();
      const gone = push.browser(status);
      await subscribe(await elsewhere(identity, ana), gone);
      await comeDue(ana);
      await dealtWith(ana);
      expect(browser.delivered).toHaveLength(1);
      expect((await read(ana)).reminder.channel).toBe('push');
      const { ana: ben, browser: only } = await reminded(push.browser(status));
      await comeDue(ben);
      await eventually('reminders to be off', async () =>
        (await read(ben)).reminder.channel === 'off' ? true : undefined,
      );
      expect(push.triesFor(only)).toBe(1);
      expect((await planOf(ben)).in_s).toBeNull();
    },
  );

  it('comes to the other browsers when no secret opens the address of one', async () => {
    const { ana, browser } = await reminded();
    const other = await elsewhere(identity, ana);
    const unreadable = await subscribe(other, push.browser());
    await identity.database.query('UPDATE push_subscriptions SET sealed = $2 WHERE session_id = $1', [
      other.sessionId,
      randomBytes(300),
    ]);
    await comeDue(ana);
    expect(await dealtWith(ana)).toMatchObject({ sent_day: today() });
    expect([browser, unreadable].map(({ delivered }) => delivered.length)).toEqual([1, 0]);
  });

  it('waits as long as the push service asks for', async () => {
    const { ana } = await reminded(push.browser(429));
    push.headers = { 'Retry-After': '120' };
    try {
      await comeDue(ana);
      expect((await putOff(ana)).in_s).toBeGreaterThan(100);
    } finally {
      push.headers = {};
    }
  });

  it('waits no longer than it may come late, whatever the push service asks for', async () => {
    const { ana } = await reminded(push.browser(429));
    push.headers = { 'Retry-After': '99999999999999' };
    try {
      await comeDue(ana);
      const waits = () =>
        planOf(ana).then((plan) =>
          plan.tries === 1 && (plan.in_s ?? 0) > HOUR_MS / 1000 ? plan : undefined,
        );
      expect((await eventually('a much later try', waits)).in_s).toBeLessThanOrEqual((3 * HOUR_MS) / 1000);
    } finally {
      push.headers = {};
    }
  });

  it('that the push service refuses is not tried again on that day', async () => {
    const { ana, browser } = await reminded(push.browser(403));
    await comeDue(ana);
    expect(await dealtWith(ana)).toMatchObject({ sent_day: null, due_day: before(-1) });
    expect(push.triesFor(browser)).toBe(1);
  });

  it('to a silent push service is given up on after ten seconds and tried again; others do not wait for it for long', async () => {
    const patience = hurry(10_000);
    const { ana, browser: silent } = await reminded(push.browser('silence', 201));
    const { ana: ben, browser } = await reminded();
    await comeDue(ana);
    await comeDue(ben);
    await dealtWith(ben);
    expect(browser.delivered).toHaveLength(1);
    await putOff(ana);
    expect(patience).toHaveBeenCalledWith(10_000);
    await tryAgain(ana);
    await dealtWith(ana);
    expect(silent.delivered).toHaveLength(1);
  });

  it('comes late rather than never, but not at another time of the day', async () => {
    const { ana, browser } = await reminded();
    await comeDue(ana, { lateMs: 2 * HOUR_MS });
    await dealtWith(ana);
    expect(browser.delivered).toHaveLength(1);
    const { ana: ben, browser: other } = await reminded();
    await comeDue(ben, { lateMs: 4 * HOUR_MS });
    expect(await dealtWith(ben)).toMatchObject({ sent_day: null });
    expect(push.triesFor(other)).toBe(0);
  });

  it('whose process was killed before it could record it comes again under the same name', async () => {
    const { ana, browser } = await reminded();
    await comeDue(ana);
    await dealtWith(ana);
    // What the row is like then: claimed, with a lease that is over.
    await identity.database.query(
      'UPDATE sendings SET due_day = $2, sent_day = NULL, tries = 1, due_at = now(), next_try_at = now() WHERE user_id = $1',
      [ana.userId, today()],
    );
    await dealtWith(ana);
    const names = browser.delivered.map(({ topic, payload }) => [topic, payload.day]);
    expect(names).toEqual([names[0], names[0]]);
  });

  it('is not claimed twice by jobs that run at the same time', async () => {
    const { ana, browser } = await reminded();
    const people = 130;
    await identity.database.query(
      `WITH made AS (
         INSERT INTO users (id, email, created_at, updated_at)
         SELECT gen_random_uuid(), gen_random_uuid() || '@example.org', now(), now() FROM generate_series(1, $1) RETURNING id),
       couple AS (
         INSERT INTO couples (id, invite_code, version, created_at)
         SELECT id, left(replace(id::text, '-', ''), 24), 1, now() FROM made RETURNING id),
       membership AS (
         INSERT INTO memberships (user_id, couple_id, slot, joined_at) SELECT id, id, 1, now() FROM made),
       preference AS (
         INSERT INTO preferences (user_id, channel, reminder_time, weekly_letter, time_zone)
         SELECT id, 'mail', '00:00', false, $2 FROM made)
       INSERT INTO sendings (user_id, kind, due_at, due_day, next_try_at)
       SELECT id, 'reminder', now(), $3, now() FROM made`,
      [people, ZONE, today()],
    );
    await comeDue(ana);
    await eventually('nothing to be due', async () => {
      const due = await identity.database.query(
        "SELECT 1 FROM sendings JOIN preferences USING (user_id) WHERE channel = 'mail' AND due_day = $1 LIMIT 1",
        [today()],
      );
      return due.length === 0 ? true : undefined;
    });
    const ids = mail.received.map((each) => headerOf(each, 'Message-ID'));
    expect(ids.length).toBeGreaterThanOrEqual(people);
    expect(new Set(ids).size).toBe(ids.length);
    expect(push.triesFor(browser)).toBe(1);
  });
});

describe('nothing comes', () => {
  it.each(['answer', 'pass'] as const)('when the day is done: %s', async (deed) => {
    const { ana, browser } = await reminded();
    await did(ana, deed, today());
    await comeDue(ana);
    expect(await dealtWith(ana)).toMatchObject({ sent_day: null });
    expect(push.triesFor(browser)).toBe(0);
  });

  it('less because of yesterday, an appreciation, or what the partner did', async () => {
    const [ana, ben] = await pair(identity, { timeZone: ZONE });
    const browser = await subscribe(ana, push.browser());
    await change(ana, { reminder: { channel: 'push', time: PASSED } });
    await did(ana, 'answer', before(1));
    await did(ana, 'appreciation', today());
    await did(ben, 'answer', today());
    await comeDue(ana);
    await dealtWith(ana);
    expect(browser.delivered).toHaveLength(1);
  });

  it('to someone without a couple, who has no question', async () => {
    const alone = await newcomer(identity, { timeZone: ZONE });
    const browser = await subscribe(alone, push.browser());
    await change(alone, { reminder: { channel: 'push', time: PASSED } });
    await comeDue(alone);
    expect(await dealtWith(alone)).toMatchObject({ sent_day: null });
    expect(push.triesFor(browser)).toBe(0);
  });

  it('after it was stopped by what came, which needs no sign-in and stops nothing else', async () => {
    const { ana, browser } = await reminded();
    await change(ana, { weeklyLetter: true });
    await comeDue(ana);
    await dealtWith(ana);
    const token = browser.delivered[0]?.payload.stop ?? '';
    await stop(token);
    await stop(token);
    expect(await read(ana)).toMatchObject({ reminder: { channel: 'off' }, weeklyLetter: true });
    expect((await planOf(ana)).in_s).toBeNull();
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of ['', 'x', forged])
      expect(await refusalOf(stop(wrong))).toMatchObject({ code: 'invalid_stop_link' });
  });
});

describe('a reminder by mail', () => {
  it('says only that the question is here, and can be stopped with one click', async () => {
    const ana = await remindedByMail();
    await comeDue(ana);
    await dealtWith(ana);
    const [got, ...others] = mailsTo(ana.email);
    if (!got) throw new Error('No mail came');
    expect(others).toEqual([]);
    expect(headerOf(got, 'Subject')).toBe('Your question is here');
    expect(headerOf(got, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(got.raw).not.toContain(ana.userId);
    expect(got.raw).toMatch(/\r?\nhttp:\/\/localhost:1\/\r?\n/);
    await stop(tokenIn(headerOf(got, 'List-Unsubscribe') ?? ''));
    expect((await read(ana)).reminder.channel).toBe('off');
  });

  it('waits for a mail server that is away, and comes once it is back', async () => {
    const ana = await remindedByMail();
    const port = Number(new URL(mail.url).port);
    await mail.stop();
    try {
      await comeDue(ana);
      await putOff(ana);
    } finally {
      mail = await MailServer.start(port);
    }
    await tryAgain(ana);
    await dealtWith(ana);
    expect(mailsTo(ana.email)).toHaveLength(1);
  });

  it('that is refused is not tried again on that day', async () => {
    const ana = await remindedByMail();
    mail.refused.add(ana.email);
    await comeDue(ana);
    expect(await dealtWith(ana)).toMatchObject({ sent_day: null, due_day: before(-1) });
  });

  it('that is sent again after a kill has the same id', async () => {
    const ana = await remindedByMail();
    await comeDue(ana);
    await dealtWith(ana);
    await identity.database.query('UPDATE sendings SET sent_day = NULL WHERE user_id = $1', [ana.userId]);
    await comeDue(ana);
    await dealtWith(ana);
    const ids = mailsTo(ana.email).map((each) => headerOf(each, 'Message-ID'));
    expect(ids).toEqual([ids[0], ids[0]]);
  });
});

describe('a weekly letter', () => {
  const TITLE = 'A walk around the block';

  it('tells what the two did in the seven days before, in counts and titles', async () => {
    const [ana, ben] = await pair(identity, { timeZone: ZONE });
    await identity.database.query(
      "UPDATE memberships SET joined_at = now() - interval '30 days' WHERE couple_id = $1",
      [ana.coupleId],
    );
    await change(ana, { weeklyLetter: true });
    for (const day of [before(1), before(2), before(7), before(8)]) {
      await did(ana, 'answer', day);
      await did(ana, 'appreciation', day);
    }
    await did(ben, 'answer', before(2));
    await did(ben, 'answer', before(7));
    await did(ben, 'activity', before(3), TITLE);
    await comeDue(ana, { kind: 'letter' });
    await dealtWith(ana, 'letter');
    const [letter] = mailsTo(ana.email);
    const text = plain(letter?.raw ?? '');
    expect(text).toContain('- 3 appreciations');
    expect(text).toContain('- 2 questions that you both answered');
    expect(text).toContain(`- Done together: ${TITLE}`);
    expect(mailsTo(ben.email)).toEqual([]);
    await stop(tokenIn(text));
    expect((await read(ana)).weeklyLetter).toBe(false);
  });

  it('says nothing of what one of them did before the other was there, not even on the same day', async () => {
    const [ana] = await pair(identity, { timeZone: ZONE });
    await identity.database.query('UPDATE memberships SET joined_at = $2 WHERE couple_id = $1', [
      ana.coupleId,
      `${before(3)}T18:00:00Z`,
    ]);
    await change(ana, { weeklyLetter: true });
    await did(ana, 'appreciation', before(3));
    await did(ana, 'appreciation', before(1));
    await comeDue(ana, { kind: 'letter' });
    await dealtWith(ana, 'letter');
    expect(plain(mailsTo(ana.email)[0]?.raw ?? '')).toMatch(/- 1 appreciation\r?\n/);
  });

  it('does not come after a week without anything, nor for what was with somebody else', async () => {
    const [ana, ben] = await pair(identity, { timeZone: ZONE });
    await change(ana, { weeklyLetter: true });
    await did(ana, 'appreciation', before(2));
    await did(ben, 'activity', before(2), TITLE);
    // They have been a couple since today, so all of this was before.
    await comeDue(ana, { kind: 'letter' });
    await dealtWith(ana, 'letter');
    expect(mailsTo(ana.email)).toEqual([]);
  });
});

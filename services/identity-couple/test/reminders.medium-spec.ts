import { randomBytes, randomUUID } from 'node:crypto';
import { contentEvents } from '@anew/contracts/events/map';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import { remindsByMail } from './mailed-reminders.cases.js';
import { elsewhere, type Newcomer, newcomer, pair, PASSWORD } from './people-alone.js';
import {
  before,
  change,
  comeDue,
  dealtWith,
  did,
  headerOf,
  HOUR_MS,
  hurry,
  identity,
  mail,
  PASSED,
  passIsWithdrawn,
  planOf,
  push,
  putOff,
  read,
  reminded,
  stop,
  subscribe,
  today,
  tryAgain,
  ZONE,
} from './reminded-people.js';

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
    const { ana, browser: late } = await reminded();
    await comeDue(ana, { lateMs: 175 * 60_000 });
    await dealtWith(ana);
    expect(late.delivered).toHaveLength(1);
    expect(late.delivered[0]?.ttl).toBeLessThanOrEqual(5 * 60);
    const { ana: ben, browser: other } = await reminded();
    await comeDue(ben, { lateMs: 4 * HOUR_MS });
    expect(await dealtWith(ben)).toMatchObject({ sent_day: null });
    expect(push.triesFor(other)).toBe(0);
  });

  it('that finds the last browser gone leaves them off, though something else is changed just then', async () => {
    const { database } = identity;
    const { ana } = await reminded(push.browser(410));
    const hold = (table: string) =>
      database.hold(`SELECT 1 FROM ${table} WHERE user_id = '${ana.userId}' FOR UPDATE`);
    const toWait = (statement: string) =>
      eventually(`${statement} to wait`, async () => {
        const waiting = await database.query(
          "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND ltrim(query, E' \\n') LIKE $1 || '%'",
          [statement],
        );
        return waiting.length > 0 ? true : undefined;
      });
    const holds = [await hold('push_subscriptions')];
    try {
      await comeDue(ana);
      await toWait('DELETE FROM push_subscriptions');
      holds.push(await hold('sendings'));
      await holds[0]?.release();
      await toWait('UPDATE sendings');
      const changed = change(ana, { language: 'es' });
      await eventually('both to wait', async () => ((await database.waiting()) === 2 ? true : undefined));
      await holds[1]?.release();
      await changed;
    } finally {
      for (const each of holds) await each.release();
    }
    // Were the reminder on and none planned, they would wait for it forever.
    expect((await read(ana)).reminder.channel).toBe('off');
    expect((await planOf(ana)).in_s).toBeNull();
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

describe('whoever passed a question that was then replaced', () => {
  const passed = (ana: Newcomer) => did(ana, 'pass', today());
  const passedAnother = (ana: Newcomer) => did(ana, 'pass', today(), { another: true });

  it.each([
    ['is reminded of the new one', [passed, passIsWithdrawn], 1],
    ['is reminded of it, also when the pass is told of last', [passIsWithdrawn, passed], 1],
    ['needs no reminder once the new one is passed, too', [passed, passIsWithdrawn, passedAnother], 0],
    ['needs none either when the withdrawal is told of last', [passedAnother, passed, passIsWithdrawn], 0],
    [
      'needs none once the new one is answered',
      [passed, passIsWithdrawn, (ana) => did(ana, 'answer', today())],
      0,
    ],
  ] satisfies [string, ((ana: Newcomer) => Promise<void>)[], number][])('%s', async (_, told, reminders) => {
    const { ana, browser } = await reminded();
    for (const tell of told) await tell(ana);
    await comeDue(ana);
    await dealtWith(ana);
    expect(browser.delivered).toHaveLength(reminders);
  });
});

it('nothing comes of a pass that stands, when one in a couple that was left is withdrawn that day', async () => {
  const { ana, browser } = await reminded();
  const inLeftCouple = { ...ana, coupleId: randomUUID() };
  for (const actor of [inLeftCouple, ana]) await did(actor, 'pass', today());
  await passIsWithdrawn(inLeftCouple);
  await comeDue(ana);
  await dealtWith(ana);
  expect(browser.delivered).toHaveLength(0);
});

describe('nothing comes', () => {
  it.each(['answer', 'pass'] as const)('when the day is done: %s', async (deed) => {
    const { ana, browser } = await reminded();
    await did(ana, deed, today());
    await comeDue(ana);
    expect(await dealtWith(ana)).toMatchObject({ sent_day: null });
    expect(push.triesFor(browser)).toBe(0);
  });

  it('of what is told late of someone whose account is gone: it is not stored', async () => {
    const ana = await newcomer(identity, { coupleId: randomUUID() });
    const { userId, coupleId } = ana;
    await did(ana, 'answer', before(1));
    await identity.ask(identityRpc.accounts.delete, ana, {
      confirm: 'delete my account',
      currentPassword: PASSWORD,
    });
    const { deedDone } = contentEvents;
    await identity.tell(deedDone, { userId, coupleId: coupleId!, deed: 'answer', day: today() });
    await identity.handled(deedDone);
    expect(await identity.database.query('SELECT 1 FROM deeds WHERE user_id = $1', [userId])).toEqual([]);
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

remindsByMail();

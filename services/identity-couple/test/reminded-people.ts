import { contentEvents, journalEvents } from '@anew/contracts/events/map';
import type { DeedDone } from '@anew/contracts/events/payloads';
import type { PreferencesChangeDto } from '@anew/contracts/identity/preferences-dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { DAY_MS, localDate } from '@anew/contracts/local-date';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { start } from '../src/app.js';
import { MailServer, type ReceivedMail } from './mail-server.js';
import { type Newcomer, pair } from './people-alone.js';
import { type Browser, PushService } from './push-service.js';

export const ZONE = 'America/Denver';
export const HOUR_MS = 3_600_000;
/** A time that has passed on any day, so that the next one is tomorrow's. */
export const PASSED = '00:00';

/** The service and what it sends to. All cases of a spec file use them. */
export let identity: ServiceAlone;
export let push: PushService;
export let mail: MailServer;

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

/** Stops the mail server for this work, and starts it again at the same port. */
export async function whileMailIsAway(work: () => Promise<void>): Promise<void> {
  const port = Number(new URL(mail.url).port);
  await mail.stop();
  try {
    await work();
  } finally {
    mail = await MailServer.start(port);
  }
}

/** Lets the mail server refuse with these replies for this work. It forgets who has signed in. */
export async function whileMailAnswers(
  replies: MailServer['replies'],
  work: () => Promise<void>,
): Promise<void> {
  await whileMailIsAway(() => Promise.resolve());
  mail.replies = replies;
  try {
    await work();
  } finally {
    mail.replies = {};
  }
}

/** Lets every wait that is given up after `patienceMs` end sooner. */
export function hurry(patienceMs: number) {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => timeout(ms === patienceMs ? patienceMs / 5 : ms));
}

export const change = (actor: Newcomer, input: PreferencesChangeDto) =>
  identity.ask(identityRpc.preferences.change, actor, input);
export const read = (actor: Newcomer) => identity.ask(identityRpc.preferences.get, actor, {});
export const stop = (token: string) =>
  identity.ask(identityRpc.reminders.stop, { requestId: 'stops', timeZone: 'UTC' }, { token });
export const today = () => localDate(new Date(), ZONE);
export const before = (days: number) => localDate(new Date(Date.now() - days * DAY_MS), ZONE);

export async function subscribe(actor: Newcomer, browser: Browser): Promise<Browser> {
  await identity.ask(identityRpc.push.subscribe, actor, browser.subscription);
  return browser;
}

/** Someone with a partner who is reminded in this browser. */
export async function reminded(
  browser: Browser = push.browser(),
): Promise<{ ana: Newcomer; browser: Browser }> {
  const [ana] = await pair(identity, { timeZone: ZONE });
  await subscribe(ana, browser);
  await change(ana, { reminder: { channel: 'push', time: PASSED } });
  return { ana, browser };
}

export async function remindedByMail(): Promise<Newcomer> {
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

export async function planOf({ userId }: Newcomer, kind = 'reminder'): Promise<Plan> {
  const [plan] = await identity.database.query<Plan & Record<string, unknown>>(
    `SELECT due_day::text, sent_day::text, tries, extract(epoch FROM next_try_at - now())::int AS in_s
     FROM sendings WHERE user_id = $1 AND kind = $2`,
    [userId, kind],
  );
  if (!plan) throw new Error('Nothing was ever planned');
  return plan;
}

/** Lets the time come for what is planned, or lets it have come `lateMs` ago. */
export async function comeDue({ userId }: Newcomer, { kind = 'reminder', lateMs = 0 } = {}): Promise<void> {
  await identity.database.query(
    `UPDATE sendings SET due_at = now() - $3 * interval '1 millisecond', due_day = $4, next_try_at = now()
     WHERE user_id = $1 AND kind = $2`,
    [userId, kind, lateMs, today()],
  );
}

/** Lets the time come to try again. */
export const tryAgain = ({ userId }: Newcomer) =>
  identity.database.query(
    "UPDATE sendings SET next_try_at = now() WHERE user_id = $1 AND kind = 'reminder'",
    [userId],
  );

/** Resolves once what was due has been dealt with, and the next one is planned. */
export const dealtWith = (actor: Newcomer, kind = 'reminder') =>
  eventually('the next plan', async () => {
    const plan = await planOf(actor, kind);
    return plan.tries === 0 && (plan.in_s ?? 0) > 1 ? plan : undefined;
  });

/** Resolves once an attempt has failed and another one is planned. */
export const putOff = (actor: Newcomer, tries = 1) =>
  eventually(
    'a later try',
    async () => {
      const plan = await planOf(actor);
      // A lease is three minutes, which is longer than the first pauses.
      return plan.tries === tries && plan.in_s !== null && plan.in_s < 130 ? plan : undefined;
    },
    30_000,
  );

export const plain = (raw: string): string =>
  raw.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n ', ' ');
export const headerOf = ({ raw }: ReceivedMail, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(plain(raw))?.[1]?.trim();
/** What a mail says, without its headers. */
export const textOf = ({ raw }: ReceivedMail): string => plain(raw).split('\r\n\r\n').slice(1).join('\n\n');
/** Mails that are due at a time, without those of the moment in which the two became a couple. */
export const mailsTo = (address: string) =>
  mail.mailsTo(address).filter(({ raw }) => raw.includes('List-Unsubscribe:'));
export const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

export async function did(
  actor: Newcomer,
  deed: DeedDone['deed'],
  day: string,
  more: Pick<DeedDone, 'title' | 'another'> = {},
): Promise<void> {
  const { userId, coupleId } = actor;
  const data = { userId, coupleId: coupleId ?? '', deed, day, ...more };
  const subject = deed === 'appreciation' ? journalEvents.deedDone : contentEvents.deedDone;
  const id = await identity.tell(subject, data);
  await identity.tell(subject, data, { id });
  await identity.tell(subject, data);
  await eventually('the deed', async () => {
    const found = await identity.database.query(
      'SELECT 1 FROM deeds WHERE user_id = $1 AND deed = $2 AND day = $3 AND couple_id = $4',
      [userId, more.another ? `${deed}-another` : deed, day, data.coupleId],
    );
    return found.length > 0 ? true : undefined;
  });
}

/** The question of today that somebody has passed is replaced, which is told more than once. */
export async function passIsWithdrawn({ userId, coupleId }: Newcomer): Promise<void> {
  const { passWithdrawn } = contentEvents;
  const data = { userId, coupleId: coupleId ?? '', day: today() };
  const id = await identity.tell(passWithdrawn, data);
  await identity.tell(passWithdrawn, data, { id });
  await identity.tell(passWithdrawn, data);
  await identity.handled(passWithdrawn);
}

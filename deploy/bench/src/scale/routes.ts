import { randomUUID } from 'node:crypto';
import type { RouteName } from '@anew/contracts/http/map';
import { DAY_MS } from '@anew/contracts/local-date';
import { PASSWORD, Person, type SignedUp } from '@anew/testkit/person';
import { Clocked, type Sample } from './clocked.js';

interface Document {
  paths: Record<string, object>;
}

/** Names of all routes of the contract, such as `GET /api/journal/:id`. */
export async function listRoutes(origin: string): Promise<string[]> {
  const { body } = await new Person(origin).get<Document>('/api/openapi.json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
}

interface WithId {
  id: string;
}

const READS: RouteName[] = [
  'GET /api/auth/user',
  'GET /api/profile/story',
  'GET /api/account/sessions',
  'GET /api/account/address',
  'GET /api/account/confirm',
  'GET /api/account/security-log',
  'GET /api/account/sign-in-methods',
  'GET /api/assessment/questions',
  'GET /api/assessment/my-responses',
  'GET /api/assessment/results',
  'GET /api/assessment/rounds',
  'GET /api/assessment/news',
  'GET /api/talks',
  'GET /api/agreements',
  'GET /api/coaching/conversations',
  'GET /api/quotes/today',
  'GET /api/prompts/today',
  'GET /api/prompts/answered',
  'GET /api/connection-activities/today',
  'GET /api/modules',
  'GET /api/focuses',
  'GET /api/couples/current',
  'GET /api/couples/members',
  'GET /api/couples/news',
  'GET /api/household',
  'GET /api/journal',
  'GET /api/journal/stats',
  'GET /api/journal/days',
  'GET /api/appreciation/today',
  'GET /api/appreciation',
  'GET /api/appreciation/stats',
  'GET /api/news',
  'GET /api/sharing/undecided',
  'GET /api/preferences',
  'GET /api/push/key',
  'GET /api/instance',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/login',
  'GET /api/password/forgot',
  'GET /api/address/confirm',
  'GET /api/address/undo',
  'GET /api/reminders/stop',
];

/** Calls that need what no copy has: a provider, a passkey, an app or a secret from a mail. They answer a refusal. */
const REFUSED: [RouteName, unknown?][] = [
  ['GET /api/login/callback'],
  ['GET /api/account/confirm/provider'],
  ['POST /api/account/confirm/passkey/options'],
  ['POST /api/login/passkey/options'],
  ['POST /api/login/second-factor', { challenge: 'x'.repeat(43), code: '123456' }],
  ['GET /api/password/reset'],
  ['POST /api/password/reset', { token: 'x'.repeat(43), password: 'two lanterns on the pier' }],
  ['POST /api/address/confirm', { token: 'x'.repeat(43) }],
  ['POST /api/address/undo', { token: 'x'.repeat(43) }],
  ['POST /api/reminders/stop', { token: 'x'.repeat(43) }],
  ['POST /api/account/address/prove', { code: '123456' }],
  ['POST /api/account/totp/confirm', { code: '123456' }],
  ['POST /api/account/recovery-codes'],
  ['DELETE /api/account/totp'],
  ['POST /api/sharing/decide', { partnerId: randomUUID(), choice: 'none' }],
  ['POST /api/prompts/today/another'],
  ['POST /api/activities/today/another'],
  ['POST /api/assessment/rounds/propose'],
];

/** Calls about a thing that the person does not have. They look for it, and answer that it is not there. */
const NOT_THEIRS: [RouteName, string, unknown?][] = [
  ['DELETE /api/account/sessions/:id', `/api/account/sessions/${randomUUID()}`],
  ['PUT /api/account/passkeys/:id', `/api/account/passkeys/${randomUUID()}`, { name: 'Phone' }],
  ['GET /api/journal/photos/:id', `/api/journal/photos/${randomUUID()}`],
];

/** Calls of the contract that are not measured, each with the reason. */
export const NOT_MEASURED: Partial<Record<RouteName, string>> = {
  'GET /api/live': 'it never ends',
  'POST /api/login/passkey': 'only a device can answer its challenge',
  'POST /api/account/confirm/passkey': 'only a device can answer its challenge',
  'POST /api/account/passkeys': 'only a device can answer its challenge',
  'PUT /api/objects/:id': 'its time is that of the picture',
  'GET /api/objects/:id': 'its time is that of the picture',
  'PUT /api/profile/avatar': 'it needs a picture that was uploaded',
  'PUT /api/journal/:id/photo': 'its time is that of the picture',
};

/** Reads everything that the two can read, each as themselves. */
async function readAll(reader: Clocked): Promise<void> {
  for (const route of READS) await reader.ask(route);
  const paths: [RouteName, string][] = [
    ['GET /api/content/modules/:slug', '/api/content/modules/lets-align'],
    ['GET /api/modules/:slug/action-completions', '/api/modules/honor-lessons/action-completions'],
    ['GET /api/modules/:slug/partner-steps', '/api/modules/honor-lessons/partner-steps'],
    ['GET /api/reads', '/api/reads?path=/api/journal&path=/api/appreciation&path=/api/news'],
  ];
  for (const [route, path] of paths) await reader.ask(route, path);
  const { body: talks } = await reader.ask<WithId[]>('GET /api/coaching/conversations');
  if (talks[0])
    await reader.ask('GET /api/coaching/conversations/:id', `/api/coaching/conversations/${talks[0].id}`);
}

/** Writes an entry, has it answered by the partner, and takes all of it back. */
async function exchange(writer: Clocked, reader: Clocked): Promise<void> {
  const { body: entry } = await writer.ask<WithId>('POST /api/journal', undefined, {
    content: 'A quiet evening.',
    visibility: 'shared',
  });
  const at = `/api/journal/${entry.id}`;
  await reader.ask('POST /api/journal/:id/thanks', `${at}/thanks`, {});
  await reader.ask('PUT /api/journal/:id/reply', `${at}/reply`, { text: 'Me too.' });
  await reader.ask('DELETE /api/journal/:id/reply', `${at}/reply`);
  await reader.ask('DELETE /api/journal/:id/thanks', `${at}/thanks`);
  await writer.ask('PUT /api/journal/:id', at, { visibility: 'private' });
  // The entry has no photo, so the one answers a refusal, and the other has nothing to do.
  await writer.ask('PUT /api/journal/:id/photo/caption', `${at}/photo/caption`, { caption: 'The lake.' });
  await writer.ask('DELETE /api/journal/:id/photo', `${at}/photo`);
  await writer.ask('DELETE /api/journal/:id', at);
  const words = { appreciation: 'You waited for me.', quality: 'patience' };
  const { body: said } = await writer.ask<WithId>('POST /api/appreciation', undefined, words);
  const of = `/api/appreciation/${said.id}`;
  await reader.ask('POST /api/appreciation/:id/thanks', `${of}/thanks`, {});
  await reader.ask('PUT /api/appreciation/:id/reply', `${of}/reply`, { text: 'Gladly.' });
  await reader.ask('DELETE /api/appreciation/:id/reply', `${of}/reply`);
  await reader.ask('DELETE /api/appreciation/:id/thanks', `${of}/thanks`);
  await reader.ask('POST /api/news/seen', undefined, { area: 'appreciation' });
}

async function daily(writer: Clocked, partnerId: string): Promise<void> {
  const { body: prompt } = await writer.ask<WithId>('GET /api/prompts/today');
  const at = `/api/prompts/${prompt.id}`;
  await writer.ask('POST /api/prompts/:promptId/rate', `${at}/rate`, { isUpvote: true });
  await writer.ask('POST /api/prompts/:promptId/answer', `${at}/answer`, { text: 'Sunday breakfast.' });
  await writer.ask('POST /api/prompts/:promptId/reply', `${at}/reply`, { text: 'I saw it.' });
  await writer.ask('POST /api/prompts/:promptId/pass', `${at}/pass`, {});
  const { body: activity } = await writer.ask<WithId>('GET /api/connection-activities/today');
  const complete = 'POST /api/connection-activities/:activityId/complete';
  await writer.ask(complete, `/api/connection-activities/${activity.id}/complete`, {
    feedback: 'Good.',
    rating: 5,
  });
  await writer.ask(
    'POST /api/modules/:slug/actions/:index/toggle',
    '/api/modules/honor-lessons/actions/1/toggle',
    {},
  );
  await writer.ask('POST /api/focuses', undefined, { moduleSlug: 'our-vision', priority: 'high' });
  await writer.ask('DELETE /api/focuses/:moduleSlug', '/api/focuses/our-vision');
  await writer.ask('POST /api/retreat-interest', undefined, { email: 'ana@example.org', firstName: 'Ana' });
  await writer.ask('PUT /api/preferences', undefined, { weeklyLetter: false });
  await writer.ask('POST /api/push/subscriptions', undefined, {
    endpoint: `https://push.example.org/send/${randomUUID()}`,
    keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'dGhpcyBpcyAxNiBieXRlcw' },
  });
  await writer.ask('DELETE /api/push/subscriptions');
  await writer.ask('PUT /api/household', undefined, {
    children: ['mine'],
    ageBands: ['6-to-12'],
    days: ['friday'],
  });
  await writer.ask('PUT /api/profile/story', undefined, { past: ['widowed'], first: 'our-vision' });
  await writer.ask('PUT /api/profile/update', undefined, { firstName: 'Ana' });
  await writer.ask('POST /api/client-reports', undefined, { route: '/journal', vitals: { LCP: 812.4 } });
  await writer.ask('POST /api/assessment/results/seen', undefined, {});
  await talk(writer, partnerId);
  await writer.ask('DELETE /api/couples/news');
  await writer.ask('DELETE /api/couples/newly-joined');
}

interface Talking {
  current: { id: string; step: string } | null;
}

/** Goes one step through a talk. An agreement needs its last step, so it is refused. */
async function talk(writer: Clocked, partnerId: string): Promise<void> {
  const begin = { area: 'communication', firstSpeaker: partnerId };
  await writer.ask('POST /api/talks', undefined, begin);
  const { body } = await writer.ask<Talking>('GET /api/talks');
  const id = body.current?.id ?? randomUUID();
  const step = body.current?.step ?? 'opening';
  await writer.ask('POST /api/talks/:id/steps', `/api/talks/${id}/steps`, { step, move: 'next' });
  const dueOn = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  await writer.ask('POST /api/agreements', undefined, { talkId: id, text: 'Phones away at dinner.', dueOn });
  const agreement = `/api/agreements/${randomUUID()}`;
  await writer.ask('POST /api/agreements/:id/check', `${agreement}/check`, { outcome: 'partly' });
  await writer.ask('DELETE /api/agreements/:id', agreement);
}

async function coach(writer: Clocked): Promise<void> {
  const { body } = await writer.ask<{ conversationId: string }>('POST /api/coaching/chat', undefined, {
    message: 'How do we begin a calm talk about the week?',
  });
  const at = `/api/coaching/conversations/${body.conversationId}`;
  await writer.ask('PATCH /api/coaching/conversations/:id', at, { title: 'The week' });
  await writer.ask('DELETE /api/coaching/conversations/:id', at);
  await writer.ask('POST /api/coaching/rehearsals', undefined, {
    message: 'You are always late.',
    recipient: 'co-parent',
  });
}

/** Lets a couple that already exists read and write everything once. */
export async function useAll(pair: [SignedUp, SignedUp], samples: Sample[]): Promise<void> {
  const [first, second] = pair.map((person) => new Clocked(person, samples)) as [Clocked, Clocked];
  for (const [clocked, { user }] of [
    [first, pair[0]],
    [second, pair[1]],
  ] as const)
    await clocked.ask('POST /api/login', undefined, { email: user.email, password: PASSWORD });
  await readAll(first);
  await readAll(second);
  await exchange(first, second);
  await daily(first, pair[1].user.id);
  await coach(first);
  for (const [route, body] of REFUSED) await first.ask(route, undefined, body);
  for (const [route, path, body] of NOT_THEIRS) await first.ask(route, path, body);
}

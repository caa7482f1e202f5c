import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { contentRpc } from '@anew/contracts/content/rpc';
import { DomainError } from '@anew/contracts/errors';
import { ERASING_SERVICES } from '@anew/contracts/events/map';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { CallSigner } from '@anew/messaging/call-signature';
import { NatsLink } from '@anew/messaging/connection';
import { RpcClient } from '@anew/messaging/rpc-client';
import { createLogger } from '@anew/observability/logger';
import { jpeg } from '@anew/pictures/testing/pictures';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { answers, deleteAccount, live } from '@anew/testkit/life';
import { single } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const GONE = 'sign_in_required';
/** Writes that are refused before anybody looks at the writer, because what they are about was erased, too. */
const ABOUT_WHAT_IS_GONE = {
  photo: 'entry_not_found',
  // The couple may still have its activity of the day at that moment.
  completion: expect.stringMatching(/^(not_found|sign_in_required)$/),
  talk: 'talk_not_offered',
};

let system: SharedSystem;
let link: NatsLink;
let rpc: RpcClient;
let databases: Database[];

beforeAll(async () => {
  system = await sharedSystem();
  link = await NatsLink.open(system.nats.url, 'gateway', createLogger('test', 'silent'));
  rpc = new RpcClient(link, new CallSigner(system.actorKeys));
  databases = ERASING_SERVICES.map((name) => new Database(system.postgres, name));
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await link.close();
});

/** Rows of these services that contain someone's id, except events. */
async function rowsOf(userId: string): Promise<string[]> {
  const rows = await Promise.all(databases.map((database) => database.everything()));
  return rows.flat().filter((row) => row.includes(userId) && !row.startsWith('outbox '));
}

async function say(actor: Actor, message: string): Promise<void> {
  const { signal } = new AbortController();
  const said = rpc.stream(coachingRpc.conversations.chat, actor, { message }, signal);
  while (!(await said.next()).done);
}

/** What the writes are about: today's question and activity, and an entry of the writer. */
interface About {
  promptId: string;
  activityId: string;
  entryId: string;
  photo: string;
}

async function about(caller: Actor): Promise<About> {
  const entry = { content: 'in time', visibility: 'private' } as const;
  return {
    promptId: (await rpc.request(contentRpc.today.prompt, caller, {})).id,
    activityId: (await rpc.request(contentRpc.today.activity, caller, {})).id,
    entryId: (await rpc.request(journalRpc.entries.create, caller, entry)).id,
    photo: (await jpeg()).toString('base64'),
  };
}

/** One write of every kind, all at once. */
function writes(
  caller: Actor,
  { promptId, activityId, entryId, photo }: About,
): Record<string, Promise<unknown>> {
  const theirs = { area: 'journal', id: randomUUID() } as const;
  const [firstSpeaker = '', partnerId = ''] = caller.memberIds;
  return {
    entry: rpc.request(journalRpc.entries.create, caller, { content: 'late', visibility: 'private' }),
    photo: rpc.request(journalRpc.photos.put, caller, { id: entryId, data: photo }),
    appreciation: rpc.request(journalRpc.appreciations.save, caller, {
      appreciation: 'late',
      quality: 'late',
    }),
    thanks: rpc.request(journalRpc.reactions.thank, caller, theirs),
    reply: rpc.request(journalRpc.reactions.reply, caller, { ...theirs, text: 'late' }),
    seenNews: rpc.request(journalRpc.news.seen, caller, { area: 'journal' }),
    sharing: rpc.request(journalRpc.sharing.decide, caller, { partnerId, choice: 'all' }),
    step: rpc.request(contentRpc.modules.toggle, caller, { slug: 'honor-lessons', index: 1 }),
    focus: rpc.request(contentRpc.focuses.set, caller, { moduleSlug: 'our-vision', priority: 'high' }),
    answer: rpc.request(contentRpc.prompts.answer, caller, { promptId, text: 'late' }),
    pass: rpc.request(contentRpc.prompts.pass, caller, { promptId }),
    replyToAnswer: rpc.request(contentRpc.prompts.reply, caller, { promptId, text: 'late' }),
    rating: rpc.request(contentRpc.prompts.rate, caller, { promptId, isUpvote: true }),
    completion: rpc.request(contentRpc.activities.complete, caller, { activityId, feedback: 'late' }),
    retreat: rpc.request(contentRpc.retreat.register, caller, { email: 'late@example.org' }),
    responses: rpc.request(assessmentRpc.responses.submit, caller, { responses: answers(1) }),
    seenResults: rpc.request(assessmentRpc.results.seen, caller, {}),
    proposal: rpc.request(assessmentRpc.rounds.propose, caller, {}),
    talk: rpc.request(assessmentRpc.talks.start, caller, { area: 'communication', firstSpeaker }),
    message: say(caller, 'late'),
    rehearsal: rpc.request(coachingRpc.rehearsals.rehearse, caller, {
      message: 'late',
      recipient: 'partner',
    }),
  };
}

/** Code with which each of the writes was refused, or `done`. */
async function outcomesOf(all: Record<string, Promise<unknown>>): Promise<Record<string, string>> {
  const outcomes = await Promise.allSettled(Object.values(all));
  const codes = outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return 'done';
    if (outcome.reason instanceof DomainError) return outcome.reason.code;
    throw outcome.reason;
  });
  return Object.fromEntries(Object.keys(all).map((name, at) => [name, codes[at]!]));
}

it('what a gateway still lets through for someone who has been erased is refused, and leaves nothing', async () => {
  const me = await single(system.origin);
  await live(me, 0);
  const userId = me.user.id;
  // This is the request of a gateway that does not know of the deletion yet.
  const actor: Actor = {
    requestId: randomUUID(),
    timeZone: 'UTC',
    userId,
    sessionId: randomUUID(),
    coupleId: me.couple.id,
    memberIds: [userId, randomUUID()],
    togetherSince: new Date().toISOString(),
  };
  const things = await about(actor);
  const inTime = await outcomesOf(writes(actor, things));
  expect(Object.values(inTime)).not.toContain(GONE);

  expect((await deleteAccount(me)).status).toBe(202);
  await eventually('everyone to have erased', async () =>
    (await rowsOf(userId)).length === 0 ? true : null,
  );
  for (const idempotencyKey of [undefined, 'late']) {
    const late = idempotencyKey === undefined ? actor : { ...actor, idempotencyKey };
    const outcomes = await outcomesOf(writes(late, things));
    const allGone = Object.fromEntries(Object.keys(outcomes).map((name) => [name, GONE]));
    expect(outcomes).toEqual({ ...allGone, ...ABOUT_WHAT_IS_GONE });
  }
  expect(await rowsOf(userId)).toEqual([]);
});

it('no process has asked NATS for more than it is allowed', async () => {
  expect(await system.output()).not.toMatch(/permissions violation/i);
});

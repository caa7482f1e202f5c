import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { contentRpc } from '@anew/contracts/content/rpc';
import { ERASING_SERVICES } from '@anew/contracts/events/map';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { CallSigner } from '@anew/messaging/call-signature';
import { NatsLink } from '@anew/messaging/connection';
import { RpcClient } from '@anew/messaging/rpc-client';
import { createLogger } from '@anew/observability/logger';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { answers, deleteAccount, live } from '@anew/testkit/life';
import { single } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const GONE = { kind: 'unauthenticated', code: 'sign_in_required' };

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
    memberIds: [userId],
  };
  const writes = (caller: Actor) => [
    rpc.request(journalRpc.entries.create, caller, { content: 'late', visibility: 'private' }),
    rpc.request(journalRpc.appreciations.save, caller, { appreciation: 'late', quality: 'late' }),
    rpc.request(contentRpc.modules.toggle, caller, { slug: 'honor-lessons', index: 1 }),
    rpc.request(contentRpc.focuses.set, caller, { moduleSlug: 'our-vision', priority: 'high' }),
    rpc.request(assessmentRpc.responses.submit, caller, { responses: answers(1) }),
    say(caller, 'late'),
  ];
  await Promise.all(writes(actor));

  expect((await deleteAccount(me)).status).toBe(202);
  await eventually('everyone to have erased', async () =>
    (await rowsOf(userId)).length === 0 ? true : null,
  );
  for (const idempotencyKey of [undefined, 'late']) {
    const late = idempotencyKey === undefined ? actor : { ...actor, idempotencyKey };
    for (const outcome of await Promise.allSettled(writes(late)))
      expect(outcome).toMatchObject({ status: 'rejected', reason: GONE });
  }
  expect(await rowsOf(userId)).toEqual([]);
});

it('no process has asked NATS for more than it is allowed', async () => {
  expect(await system.output()).not.toMatch(/permissions violation/i);
});

import 'reflect-metadata';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ChatEvent } from '@anew/contracts/coaching/views';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { Metrics } from '@anew/observability/metrics';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { KnownDevices } from '../auth/known-device.js';
import type { Memberships } from '../auth/memberships.js';
import type { OidcSignIn } from '../auth/oidc/oidc-sign-in.js';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Forward } from '../http/forward.js';
import type { RateLimits } from '../http/rate-limits.js';
import type { Reply } from '../http/request.js';
import { AccountController } from './account/account.controller.js';
import { ChatStreams } from './coaching/chat-streams.js';
import { CoachingController } from './coaching/coaching.controller.js';

/** Subjects of the streams that services have begun, and of those that were then stopped. */
let begun: string[];
let stopped: string[];

const FIRST: ChatEvent = { event: 'conversation', data: { conversationId: 'one' } };

async function* stream(subject: string, _caller: unknown, _input: unknown, signal: AbortSignal) {
  if (signal.aborted) return;
  begun.push(subject);
  signal.addEventListener('abort', () => stopped.push(subject));
  yield await Promise.resolve(subject === coachingRpc.conversations.chat ? FIRST : '{}');
}

const rpc = { request: () => Promise.resolve({ pictures: [] }), stream } as unknown as RpcClient;
const forward = {} as Forward;

function replyTo({ hasLeft }: { hasLeft: boolean }): Reply {
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  if (hasLeft) raw.destroy();
  const reply = { raw, header: () => reply, type: () => reply, send: () => reply };
  return reply as unknown as Reply;
}

const exported = (reply: Reply) =>
  new AccountController(
    forward,
    rpc,
    {} as Memberships,
    { consume: () => Promise.resolve() } as unknown as RateLimits,
    {} as KnownDevices,
    {} as OidcSignIn,
  ).export({ actor: {} } as Parameters<AccountController['export']>[0], reply);

const answered = (reply: Reply) =>
  new CoachingController(forward, rpc, new ChatStreams(rpc, new Metrics('test'), new GatewayConfig())).chat(
    { actor: {}, body: {}, request: { headers: {} } } as Parameters<CoachingController['chat']>[0],
    reply,
  );

beforeEach(() => {
  begun = [];
  stopped = [];
});

describe.each([
  ['an export', exported, 4],
  ['an answer of the coach', answered, 1],
])('%s', (_, call, streams) => {
  it('is begun for a client that is there', async () => {
    await call(replyTo({ hasLeft: false })).catch(() => undefined);
    expect(begun).toHaveLength(streams);
    expect(stopped).toEqual([]);
  });
});

describe('for a client that left while its session was checked', () => {
  it('an export is not begun', async () => {
    await expect(exported(replyTo({ hasLeft: true }))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(begun).toEqual([]);
  });

  it('a message to the coach is stored, and its answer is stopped', async () => {
    await answered(replyTo({ hasLeft: true }));
    expect(begun).toEqual([coachingRpc.conversations.chat]);
    expect(stopped).toEqual(begun);
  });
});

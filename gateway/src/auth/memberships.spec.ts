import { identityEvents } from '@anew/contracts/events/map';
import type { ResolvedSession } from '@anew/contracts/identity/views';
import type { NatsLink } from '@anew/messaging/connection';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Memberships } from './memberships.js';

const CONTEXT = { requestId: 'request', timeZone: 'UTC' };
const MOST = 20_000;

let asked: string[];
let now: number;
let memberships: Memberships;
/** Members of the one couple of two. */
let together: string[];
/** Handlers of events by their subjects. */
let hears: Map<string, (error: null, message: { json: () => object }) => void>;

/** Session of a user. Ana and Bo are a couple at first, Nora has none, and everyone else is alone in their own. */
function sessionOf(userId: string): ResolvedSession {
  if (userId === 'nora') return { userId, coupleId: null, memberIds: [userId] };
  if (together.includes(userId)) return { userId, coupleId: 'couple', memberIds: together };
  return { userId, coupleId: `couple of ${userId}`, memberIds: [userId] };
}

const rpc = {
  request: (_call: unknown, _context: unknown, { sessionId }: { sessionId: string }) => {
    asked.push(sessionId);
    return Promise.resolve(sessionId === 'nobody' ? null : sessionOf(sessionId));
  },
} as unknown as RpcClient;

const link = {
  connection: {
    subscribe: (subject: string, { callback }: { callback: () => void }) => hears.set(subject, callback),
  },
  onReconnect: () => undefined,
} as unknown as NatsLink;

function tellMembers(memberIds: string[], version: number): void {
  const event = { data: { coupleId: 'couple', memberIds, version } };
  hears.get(identityEvents.membershipChanged)?.(null, { json: () => event });
}

function pass(milliseconds: number): void {
  now += milliseconds;
  jest.advanceTimersByTime(milliseconds);
}

/** Sessions have the same names as their users. */
const resolve = (userId: string) => memberships.resolve(userId, CONTEXT);

/** Those of these users whose session had to be looked up because it was not cached. */
async function askedFor(...userIds: string[]): Promise<string[]> {
  asked = [];
  for (const userId of userIds) await resolve(userId);
  return asked;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  asked = [];
  together = ['ana', 'bo'];
  hears = new Map();
  memberships = new Memberships(rpc, link);
  memberships.onModuleInit();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('memberships', () => {
  it('are asked for once in a minute', async () => {
    expect(await resolve('ana')).toEqual(sessionOf('ana'));
    expect(await resolve('ana')).toEqual(sessionOf('ana'));
    pass(59_000);
    expect(await askedFor('ana')).toEqual([]);
    pass(1_001);
    expect(await askedFor('ana')).toEqual(['ana']);
  });

  it('are asked for again each time where a session has ended', async () => {
    expect(await askedFor('nobody', 'nobody')).toEqual(['nobody', 'nobody']);
  });

  it('are asked for again each time where somebody has no couple, who may get one at another gateway', async () => {
    expect(await askedFor('nora', 'nora')).toEqual(['nora', 'nora']);
  });

  it('are forgotten for the users of whom an event tells, and for nobody else', async () => {
    await askedFor('ana', 'bo', 'carl');
    memberships.forgetUsers(['ana']);
    expect(await askedFor('ana', 'bo', 'carl')).toEqual(['ana']);
  });

  it('are forgotten for everybody in a couple of which an event tells, also for whoever has left it', async () => {
    await askedFor('ana', 'bo', 'carl');
    tellMembers(['ana'], 3);
    expect(await askedFor('ana', 'bo', 'carl')).toEqual(['ana', 'bo']);
  });

  it('are forgotten for whoever has joined a couple of which an event tells', async () => {
    await askedFor('ana', 'carl', 'dora');
    tellMembers(['ana', 'carl'], 2);
    expect(await askedFor('ana', 'carl', 'dora')).toEqual(['ana', 'carl']);
  });

  it('are never taken from an event, so that one that comes late brings nobody back', async () => {
    await askedFor('ana', 'bo');
    together = ['ana'];
    tellMembers(['ana'], 3);
    expect(await resolve('bo')).toMatchObject({ coupleId: 'couple of bo' });
    tellMembers(['ana', 'bo'], 2);
    expect(await resolve('bo')).toMatchObject({ coupleId: 'couple of bo' });
    expect(await resolve('ana')).toMatchObject({ coupleId: 'couple', memberIds: ['ana'] });
  });

  it('are not remembered from an answer that was under way when an event came', async () => {
    const answer = resolve('ana');
    memberships.forgetUsers(['bo']);
    await answer;
    expect(await askedFor('ana')).toEqual(['ana']);
  });

  it('take up bounded memory, and are forgotten on an event however many came in between', async () => {
    await askedFor('ana', 'bo');
    for (let count = 0; count < MOST; count += 1) {
      await resolve(`visitor ${count}`);
      if (count % 1_000 === 0) await resolve('ana');
    }
    expect(await askedFor('ana', 'bo')).toEqual(['bo']);
    memberships.forgetUsers(['ana']);
    expect(await askedFor('ana')).toEqual(['ana']);
  });
});

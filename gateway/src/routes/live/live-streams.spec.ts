import type { ResolvedSession } from '@anew/contracts/identity/views';
import type { NatsLink } from '@anew/messaging/connection';
import { Metrics } from '@anew/observability/metrics';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Memberships } from '../../auth/memberships.js';
import { LiveChanges } from './live-changes.js';
import type { Listener } from './live-stream.js';
import { LiveStreams } from './live-streams.js';

const START = new Date('2026-11-20T20:00:00Z');
const TOKEN_MS = 10 * 60_000;
const HEARTBEAT = ': still here\n\n';
const changedIn = (topic: string) => `event: changed\ndata: {"areas":["${topic}"]}\n\n`;

const ada: Listener = {
  context: { requestId: 'request', timeZone: 'UTC' },
  userId: 'ada',
  sessionId: 'ada-session',
  coupleId: 'couple',
  until: START.getTime() + TOKEN_MS,
};
const ben: Listener = { ...ada, userId: 'ben', sessionId: 'ben-session' };
const stranger: Listener = { ...ada, userId: 'cleo', sessionId: 'cleo-session', coupleId: 'others' };

/** Session as the identity service knows it; undefined while the service does not answer. */
let sessionOf: (sessionId: string) => Partial<ResolvedSession> | null | undefined;
let streams: LiveStreams;
let changes: LiveChanges;

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  sessionOf = (sessionId) => ({ coupleId: sessionId.startsWith('cleo') ? 'others' : 'couple' });
  const memberships = {
    resolve: (sessionId: string) => {
      const session = sessionOf(sessionId);
      return session === undefined ? Promise.reject(new Error('away')) : Promise.resolve(session);
    },
  };
  streams = new LiveStreams(memberships as unknown as Memberships, new Metrics('test'));
  changes = new LiveChanges(streams, {} as NatsLink);
});

afterEach(() => {
  streams.endAll();
  jest.useRealTimers();
});

function listen(listener: Listener) {
  const body = streams.open(listener);
  const heard = { text: '', isOpen: true };
  body.on('data', (chunk: Buffer) => (heard.text += chunk.toString()));
  body.on('close', () => (heard.isOpen = false));
  return heard;
}

/** Lets pending promises and streams do their work. */
const settle = () => jest.advanceTimersByTimeAsync(1);

describe('a stream', () => {
  it('shows that it is alive, and ends with the token that opened it', async () => {
    const heard = listen(ada);
    await jest.advanceTimersByTimeAsync(25_000);
    expect(heard.text).toBe(HEARTBEAT.repeat(2));
    await jest.advanceTimersByTimeAsync(TOKEN_MS - 26_000);
    expect(heard.isOpen).toBe(true);
    await jest.advanceTimersByTimeAsync(1_001);
    expect(heard.isOpen).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['the session has ended', null],
    ['the couple is another one', { coupleId: 'another' }],
  ])('ends when %s, even if no event said so', async (_, session) => {
    const heard = listen(ada);
    await settle();
    sessionOf = () => session;
    await jest.advanceTimersByTimeAsync(25_000);
    expect(heard.isOpen).toBe(false);
  });

  it('ends at once when the membership has changed while it was opened', async () => {
    sessionOf = () => ({ coupleId: 'another' });
    const heard = listen(ada);
    await settle();
    expect(heard.isOpen).toBe(false);
  });

  it('goes on while the identity service does not answer', async () => {
    const heard = listen(ada);
    sessionOf = () => undefined;
    await jest.advanceTimersByTimeAsync(25_000);
    expect(heard.isOpen).toBe(true);
  });

  it('ends when its client does not read', async () => {
    const body = streams.open(ada);
    for (let round = 0; round < 200; round++) changes.announced({ topic: 'entry', to: 'couple' });
    await settle();
    expect(body.destroyed).toBe(true);
    expect(streams.streamsOf('couple')).toEqual([]);
  });

  it('makes room for the ninth of one person, the oldest first', async () => {
    const own = Array.from({ length: 9 }, () => listen(ada));
    const partners = listen(ben);
    await settle();
    expect(own.map(({ isOpen }) => isOpen)).toEqual([false, ...Array<boolean>(8).fill(true)]);
    expect(partners.isOpen).toBe(true);
  });

  it('is refused by a gateway that stops, which ends all others', async () => {
    const heard = listen(ada);
    streams.beforeApplicationShutdown();
    await settle();
    expect(heard.isOpen).toBe(false);
    expect(() => streams.open(ada)).toThrow(expect.objectContaining({ kind: 'unavailable' }));
  });
});

describe('a change', () => {
  it('is heard by both of a couple and by nobody else, as often as it is announced', async () => {
    const [mine, partners, theirs] = [listen(ada), listen(ben), listen(stranger)];
    changes.announced({ topic: 'appreciation', to: 'couple' });
    changes.announced({ topic: 'appreciation', to: 'couple' });
    await settle();
    for (const { text } of [mine, partners])
      expect(text).toBe(HEARTBEAT + changedIn('appreciation').repeat(2));
    expect(theirs.text).toBe(HEARTBEAT);
  });

  it('of one person is heard by that person alone', async () => {
    const [mine, partners] = [listen(ada), listen(ben)];
    changes.announced({ topic: 'step', to: 'ada' });
    await settle();
    expect(mine.text).toBe(HEARTBEAT + changedIn('step'));
    expect(partners.text).toBe(HEARTBEAT);
  });

  it('of the members ends the stream of whoever has left, and tells the other', async () => {
    const [mine, partners, theirs] = [listen(ada), listen(ben), listen(stranger)];
    changes.membersChanged({ coupleId: 'couple', memberIds: ['ada'], version: 3 });
    changes.announced({ topic: 'entry', to: 'couple' });
    await settle();
    expect(mine.text).toBe(HEARTBEAT + changedIn('left') + changedIn('entry'));
    expect(partners).toEqual({ text: HEARTBEAT, isOpen: false });
    expect(theirs.isOpen).toBe(true);
  });

  it('of the members that comes late opens nothing again to whoever has left', async () => {
    const [mine, partners] = [listen(ada), listen(ben)];
    changes.membersChanged({ coupleId: 'couple', memberIds: ['ada'], version: 3 });
    changes.membersChanged({ coupleId: 'couple', memberIds: ['ada', 'ben'], version: 2 });
    for (const to of ['couple', 'ada', 'ben']) changes.announced({ topic: 'entry', to });
    await settle();
    expect(mine.isOpen).toBe(true);
    expect(mine.text.endsWith(changedIn('entry').repeat(2))).toBe(true);
    expect(partners).toEqual({ text: HEARTBEAT, isOpen: false });
  });

  it('of the members tells who waits that the partner has joined', async () => {
    const mine = listen(ada);
    changes.membersChanged({ coupleId: 'couple', memberIds: ['ada', 'ben'], version: 2 });
    await settle();
    expect(mine.text).toBe(HEARTBEAT + changedIn('joined'));
  });

  it('of results that comes late is not heard by a new partner', async () => {
    const [mine, partners] = [listen(ada), listen(ben)];
    changes.resultsComputed({ coupleId: 'couple', memberIds: ['ada', 'former'], round: 1 });
    await settle();
    expect(mine.text).toBe(HEARTBEAT + changedIn('results'));
    expect(partners.text).toBe(HEARTBEAT);
  });

  it('of a session ends its streams and not those of the person’s other sessions', async () => {
    const [here, elsewhere] = [listen(ada), listen({ ...ada, sessionId: 'another-session' })];
    changes.sessionsEnded({ userId: 'ada', sessionIds: ['ada-session'] });
    await settle();
    expect([here.isOpen, elsewhere.isOpen]).toEqual([false, true]);
  });
});

import { randomUUID } from 'node:crypto';
import { check } from '@anew/coach-safety/check/message';
import { instanceAt } from '@anew/coach-safety/check/online';
import type { ChatReceipt, Conversation, Message } from '@anew/contracts/coaching/views';
import { chat, type ChatOptions, collect, type Talk, talk } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import type { FakeProvider } from '@anew/testkit/fake-provider';
import type { AskedReply } from '@anew/testkit/fake-reply';
import { couple, Person, refusal, type SignedUp } from '@anew/testkit/person';
import { Processes } from '@anew/testkit/processes';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { begun } from './begun.js';
import { coachSystem, CONCURRENCY } from './coach-system.js';
import { DANGER, HARMLESS } from './said.js';

const CHATS = 100;
const CALLS = 40;
const CHAT = '/api/coaching/chat';
const STREAM = { accept: 'text/event-stream' };
const CANARY = 'canary-71c0de';
const NOWHERE = '01920000-0000-7000-8000-000000000000';

let system: SharedSystem;
let provider: FakeProvider;
let people: SignedUp[];
let person: SignedUp;

beforeAll(async () => {
  ({ system, provider } = await coachSystem());
  people = (await Promise.all([couple(system.origin), couple(system.origin)])).flat();
  person = people[0]!;
  // A person's first reply of all begins with a line about what the coach is.
  await Promise.all(people.map((each) => talk(each, { message: 'Hello' })));
  provider.forget();
});

afterEach(() => provider.forget());

afterAll(() => provider.stop());

const say = (who: Person, message: string): Promise<Talk> => talk(who, { message });

async function messagesOf(id: string): Promise<Message[]> {
  const path = `/api/coaching/conversations/${id}`;
  return (await person.expectOk(person.get<Conversation>(path))).messages;
}

/** The coach's only answer in a conversation, once it is there. */
const answerIn = (id: string): Promise<Message> =>
  eventually('the answer', async () => (await messagesOf(id))[1]);

/** Median duration in milliseconds. */
async function medianOf(call: () => Promise<{ status: number }>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index++) {
    const since = performance.now();
    expect((await call()).status).toBe(200);
    times.push(performance.now() - since);
  }
  return times.sort((a, b) => a - b)[CALLS / 2]!;
}

describe(`while a provider hangs and ${CHATS} chats wait`, () => {
  it('everything else keeps its speed, nobody is lost, and each is answered once', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const scripts = Array.from({ length: CHATS }, () => async (reply: AskedReply) => {
      await gate;
      reply.say('Thank you for waiting.');
    });
    provider.next(...scripts);
    const journal = () => person.get('/api/journal');
    await medianOf(journal);
    const before = await medianOf(journal);

    const talks = Array.from({ length: CHATS }, (_, index) =>
      say(people[index % people.length]!, `How do we plan day ${index}?`),
    );
    await eventually('the provider to be full', () => provider.open === CONCURRENCY || undefined);
    // Other work on the machine comes and goes; chats that are in the way of everything else would be in all rounds.
    const meanwhile = [await medianOf(journal), await medianOf(journal), await medianOf(journal)];
    expect(Math.min(...meanwhile)).toBeLessThan(before * 5 + 25);
    await Promise.all(
      ['/api/couples/current', '/api/prompts/today', '/api/coaching/conversations'].map((path) =>
        person.expectOk(person.get(path)),
      ),
    );

    open();
    for (const reply of await Promise.all(talks))
      expect(reply).toMatchObject({ text: 'Thank you for waiting.', done: { source: 'anthropic' } });
    expect(provider.mostOpen).toBe(CONCURRENCY);
    expect(provider.requests).toHaveLength(CHATS);
  });
});

interface Held {
  conversationId: string;
  reply: AskedReply;
  /** Remaining events of the stream. */
  rest: Promise<Talk>;
}

/** An answer whose first words have arrived, and which the test continues. */
async function held(who: Person, message: string, options?: ChatOptions): Promise<Held> {
  const asked = provider.hold();
  const events = chat(who, { message }, options);
  const opening = begun(events);
  const reply = await asked;
  reply.piece('Begun, ');
  const conversationId = await opening;
  return { conversationId, reply, rest: collect(events) };
}

describe('a message to the coach', () => {
  it('is answered by events, which nobody on the way keeps', async () => {
    provider.next((reply) => reply.say('Sit down ', 'together.'));
    const response = await person.open('POST', CHAT, { body: { message: 'How?' }, headers: STREAM });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const text = await response.text();
    const conversationId = /"conversationId":"(.+?)"/.exec(text)?.[1] ?? '';
    const { id: messageId } = await answerIn(conversationId);
    const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    expect(text).toBe(
      event('conversation', { conversationId }) +
        event('delta', { text: 'Sit down ' }) +
        event('delta', { text: 'together.' }) +
        event('done', { messageId, source: 'anthropic' }),
    );
  });

  it('is answered by its conversation as JSON, once the answer is stored, and once for its key', async () => {
    const key = randomUUID();
    const sent = () => person.post<ChatReceipt>(CHAT, { message: 'Plainly' }, { 'idempotency-key': key });
    const { status, body } = await sent();
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['conversationId']);
    expect(await messagesOf(body.conversationId)).toHaveLength(2);
    expect((await sent()).body).toEqual(body);
    expect(await messagesOf(body.conversationId)).toHaveLength(2);
  });

  it('is refused by a status, also where events are asked for', async () => {
    const refused = (body: object) => refusal(person.post(CHAT, body, STREAM));
    expect(await refused({ message: ' ' })).toMatchObject({ status: 400, errors: [{ field: 'message' }] });
    expect(await refused({ message: 'Hi', conversationId: NOWHERE })).toMatchObject({
      status: 404,
      code: 'conversation_not_found',
    });
  });

  it('no longer needs its provider when its reader leaves; what has come is kept, and marked', async () => {
    const stop = new AbortController();
    const { conversationId, reply } = await held(person, 'Never mind', { signal: stop.signal });
    stop.abort();
    expect(await answerIn(conversationId)).toMatchObject({ content: 'Begun, ', cutOff: true });
    await eventually('the provider to be left', () => reply.asked.wasAbandoned || undefined);
  });
});

describe('gateways that are told to end', () => {
  const gateways: Processes[] = [];

  afterAll(() => Promise.all(gateways.map((gateway) => gateway.stop())));

  /** A gateway at which answers have so long to end, and the person at its address. */
  async function gatewayWith(graceMs: number) {
    const gateway = await Processes.of(['gateway'], system, { STREAM_GRACE_MS: String(graceMs) });
    gateways.push(gateway);
    const elsewhere = new Person(gateway.origin);
    for (const [name, value] of person.cookies) elsewhere.cookies.set(name, value);
    return { elsewhere, end: () => gateway.end('gateway', 'SIGTERM') };
  }

  it('let answers end for as long as they are told, break longer ones off and say so, and end with code 0', async () => {
    const [hasty, patient] = [await gatewayWith(2_000), await gatewayWith(120_000)];
    const short = await held(hasty.elsewhere, 'Briefly');
    const long = await held(hasty.elsewhere, 'At length');
    const awaited = await held(patient.elsewhere, 'At length, and awaited');
    const ended = [hasty.end(), patient.end()];
    short.reply.say('and done.');
    expect((await short.rest).done).not.toHaveProperty('cutOff');
    expect((await long.rest).error).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
    expect(await ended[0]).toBe(0);
    awaited.reply.say('and done.');
    const whole = await awaited.rest;
    expect(whole).toMatchObject({ text: 'and done.', done: { source: 'anthropic' } });
    expect(whole.done).not.toHaveProperty('cutOff');
    expect(await ended[1]).toBe(0);
    // The coach learns that nobody listens anymore only after the gateway has told its client so.
    expect(await answerIn(long.conversationId)).toMatchObject({ content: 'Begun, ', cutOff: true });
  });
});

describe('what people tell the coach', () => {
  /**
   * Posts this, and returns what the product has written once that includes how the call ended. The line comes after the
   * answer, and later lines would soon push it out of what is kept.
   */
  async function outputOf(path: string, sent: object) {
    const { status, headers, body } = await person.post<Partial<ChatReceipt>>(path, sent);
    expect(status).toBe(200);
    const requestId = headers.get('x-request-id')!;
    const isItsLine = (line: string) => line.includes(requestId) && line.includes(`POST ${path}`);
    const output = await eventually(`the line about ${path}`, async () => {
      const written = await system.output();
      return written.split('\n').some(isItsLine) ? written : null;
    });
    return { output, conversationId: body.conversationId };
  }

  it('is in no log line, nor is what it was taken for', async () => {
    const harmless = await outputOf(CHAT, { message: `${HARMLESS} ${CANARY}` });
    const { conversationId } = harmless;
    const danger = await outputOf(CHAT, { message: `${DANGER} ${CANARY}`, conversationId });
    const rehearsed = { message: `You always pick them up late. ${CANARY}`, recipient: 'co-parent' };
    const rehearsal = await outputOf('/api/coaching/rehearsals', rehearsed);
    for (const { output } of [harmless, danger, rehearsal])
      for (const word of [CANARY, 'hits me', 'violence', 'safety']) expect(output).not.toContain(word);
  });
});

describe('the check of an instance', () => {
  it('tells one message after those before it, in a conversation of its own', async () => {
    const coach = await instanceAt(system.origin);
    const danger = await check(coach, {
      text: 'He did it again.',
      before: [DANGER],
      expected: 'violence',
    });
    expect(danger).toMatchObject({ isHard: true, modules: [] });
    expect(danger.helps).toContain('violence');
    const harmless = await check(coach, { text: HARMLESS, expected: null });
    expect(harmless).toMatchObject({ isHard: false, isSoft: false });
    await coach.end();
  });
});

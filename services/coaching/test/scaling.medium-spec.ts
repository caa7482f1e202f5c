import { randomUUID } from 'node:crypto';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import { chat, type ChatOptions, collect, type Talk, talk } from '@anew/testkit/chat';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { FakeProvider } from '@anew/testkit/fake-provider';
import type { AskedReply } from '@anew/testkit/fake-reply';
import { Person, type SignedUp, single } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CoachProcesses } from './coach-processes.js';
import { begun, linesOf, messagesOf } from './transcripts.js';

const PROCESSES = 2;
const LONG_MS = 60_000;
const ANSWER = 'An answer of the fake provider.';

let fake: FakeProvider;
let system: System;
let coaches: CoachProcesses;
let person: SignedUp;

beforeAll(async () => {
  fake = await FakeProvider.start();
  system = await System.start({
    apart: ['coaching'],
    env: { LOG_LEVEL: 'info', AI_PROVIDER: 'openai', ...fake.env('openai') },
  });
  [coaches, person] = await Promise.all([CoachProcesses.of(system, PROCESSES), single(system.origin)]);
  // A person's first reply of all begins with a line about what the coach is.
  await talk(person, { message: 'Hello' });
}, 90_000);

afterAll(async () => {
  await Promise.all([system.stop(), fake.stop()]);
});

afterEach(() => fake.forget());

interface Held {
  conversationId: string;
  reply: AskedReply;
  /** Remaining events of the stream. */
  rest: Promise<Talk>;
}

/** An answer whose first words have arrived, and which the test continues. */
async function held(who: Person, input: ChatDto, options?: ChatOptions): Promise<Held> {
  const asked = fake.hold();
  const events = chat(who, input, options);
  const opening = begun(events);
  const reply = await asked;
  reply.piece('Begun, ');
  const conversationId = await opening;
  return { conversationId, reply, rest: collect(events) };
}

/** Lets the leases expire that the killed processes held, which would take 15 seconds. */
async function expireLeases(conversations: Held[]): Promise<void> {
  const database = new Database(system.postgres, 'coaching');
  const expired = await database.query(
    'UPDATE conversations SET answering_until = now() WHERE id = ANY($1) AND answering_until > now() RETURNING 1',
    [conversations.map(({ conversationId }) => conversationId)],
  );
  await database.close();
  expect(expired).toHaveLength(conversations.length);
}

/** Sends a message again until it is its turn, because only one at a time may wait for a conversation. */
async function talkOnceFree(who: Person, input: ChatDto): Promise<Talk> {
  for (;;) {
    try {
      return await talk(who, input);
    } catch (error) {
      if (!(error as Error).message.startsWith('409')) throw error;
    }
  }
}

describe('several processes of the coach', () => {
  it('share the work', async () => {
    const before = await coaches.answered();
    const talks = await Promise.all(
      Array.from({ length: 60 }, (_, index) => talk(person, { message: `Question ${index}` })),
    );
    expect(talks.map(({ text }) => text)).toEqual(Array(60).fill(ANSWER));
    const shares = (await coaches.answered()).map((count, index) => count - before[index]!);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(60);
    for (const share of shares) expect(share).toBeGreaterThan(5);
  });

  it('keep a conversation in order to which twelve messages are sent at once, and again when refused', async () => {
    fake.always(async (reply) => {
      const [number] = /\d+$/.exec(reply.asked.turns.at(-1)!.content) ?? [];
      reply.piece('Answer ');
      await new Promise((resolve) => setTimeout(resolve, 20));
      reply.say(`to ${number}`);
    });
    const { conversationId } = await talk(person, { message: 'How do we plan day 0' });
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    const talks = await Promise.all(
      numbers.map((number) =>
        talkOnceFree(person, { message: `How do we plan day ${number}`, conversationId }),
      ),
    );
    fake.always((reply) => reply.say(ANSWER));

    expect(talks.map(({ text }) => text)).toEqual(numbers.map((number) => `Answer to ${number}`));
    const lines = await linesOf(person, conversationId);
    const asked = lines.filter((line) => line.startsWith('user')).map((line) => line.split(' ').at(-1));
    expect(lines).toEqual(
      asked.flatMap((number) => [`user: How do we plan day ${number}`, `assistant: Answer to ${number}`]),
    );
    expect(asked.map(Number).sort((a, b) => a - b)).toEqual([0, ...numbers]);
  });
});

describe('processes of the coach that are told to end', () => {
  it(
    'let short answers end, cut long ones off and keep what there is of them, and end with code 0',
    async () => {
      const short = await held(person, { message: 'Briefly' });
      const long = await held(person, { message: 'At length' });
      const ended = coaches.end('SIGTERM');
      short.reply.say('and done.');
      expect((await short.rest).done).not.toHaveProperty('cutOff');
      expect((await long.rest).done).toMatchObject({ source: 'openai', cutOff: true });
      expect(await ended).toEqual(Array(PROCESSES).fill(0));

      await coaches.startAgain();
      const [, whole] = await messagesOf(person, short.conversationId);
      expect(whole).toMatchObject({ content: 'Begun, and done.' });
      const [, cut] = await messagesOf(person, long.conversationId);
      expect(cut).toMatchObject({ content: 'Begun, ', cutOff: true });
    },
    LONG_MS,
  );
});

describe('processes of the coach that are killed', () => {
  it(
    'lose no message: the stream says so, and what is sent again is answered once',
    async () => {
      const key = randomUUID();
      const [byKey, byText] = [
        { message: 'How do we share the chores?' },
        { message: 'How do we plan the holidays?' },
      ];
      const first = await held(person, byKey, { key });
      const second = await held(person, byText);
      expect(await coaches.end('SIGKILL')).toEqual(Array(PROCESSES).fill(null));
      await coaches.startAgain();
      for (const { rest, conversationId } of [first, second]) {
        const { done, error } = await rest;
        expect(done).toBeUndefined();
        expect(error).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
        expect(await messagesOf(person, conversationId)).toHaveLength(1);
      }

      await expireLeases([first, second]);
      const again = await Promise.all([
        talk(person, byKey, { key }),
        talk(person, { ...byText, conversationId: second.conversationId }),
      ]);
      expect(again.map(({ text }) => text)).toEqual([ANSWER, ANSWER]);
      expect(await linesOf(person, first.conversationId)).toEqual([
        'user: How do we share the chores?',
        `assistant: ${ANSWER}`,
      ]);
      expect(await linesOf(person, second.conversationId)).toEqual([
        'user: How do we plan the holidays?',
        `assistant: ${ANSWER}`,
      ]);
    },
    LONG_MS,
  );
});

describe('a gateway that is told to end', () => {
  it(
    'lets short answers end, breaks long ones off and says so, and ends with code 0',
    async () => {
      const elsewhere = new Person(await system.addGateway());
      for (const [name, value] of person.cookies) elsewhere.cookies.set(name, value);
      const [name] = Object.keys(system.pids()).filter((id) => id.startsWith('gateway-'));
      const short = await held(elsewhere, { message: 'Briefly' });
      const long = await held(elsewhere, { message: 'At length' });
      const ended = system.end(name!, 'SIGTERM');
      short.reply.say('and done.');
      expect((await short.rest).done).not.toHaveProperty('cutOff');
      expect((await long.rest).error).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
      expect(await ended).toBe(0);
      // The coach learns that nobody listens anymore only after the gateway has told its client so.
      const cut = await eventually('the cut answer', async () => {
        const [, answer] = await messagesOf(person, long.conversationId);
        return answer;
      });
      expect(cut).toMatchObject({ content: 'Begun, ', cutOff: true });
    },
    LONG_MS,
  );
});

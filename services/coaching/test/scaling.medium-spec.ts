import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import type { DomainError } from '@anew/contracts/errors';
import { someone } from '@anew/service-testkit/actors';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { type ChatOptions, collect, type Talk } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import { FakeProvider } from '@anew/testkit/fake-provider';
import type { AskedReply } from '@anew/testkit/fake-reply';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { begun } from './begun.js';
import { CoachProcesses } from './coach-processes.js';

const PROCESSES = 2;
/** Replies that both together may request at a time. Each lets as many more wait. */
const CONCURRENCY = 30;
const LONG_MS = 120_000;
const ANSWER = 'An answer of the fake provider.';

let fake: FakeProvider;
let coaches: CoachProcesses;
const person = someone();

beforeAll(async () => {
  fake = await FakeProvider.start();
  coaches = await CoachProcesses.start(PROCESSES, {
    AI_PROVIDER: 'openai',
    AI_CONCURRENCY: String(CONCURRENCY),
    CHAT_REPLIES_AT_ONCE: '100',
    STREAM_GRACE_MS: '1500',
    ...fake.env('openai'),
  });
  // A person's first reply of all begins with a line about what the coach is.
  await coaches.talk(person, { message: 'Hello' });
});

afterAll(async () => {
  await Promise.all([coaches.stop(), fake.stop()]);
});

afterEach(() => fake.forget());

interface Held {
  conversationId: string;
  reply: AskedReply;
  /** Remaining events of the stream. */
  rest: Promise<Talk>;
}

/** An answer whose first words have arrived, and which the test continues. */
async function held(input: ChatDto, options?: ChatOptions): Promise<Held> {
  const asked = fake.hold();
  const events = coaches.chat(person, input, options);
  const opening = begun(events);
  const reply = await asked;
  reply.piece('Begun, ');
  const conversationId = await opening;
  return { conversationId, reply, rest: collect(events) };
}

/** Lets the leases expire that the killed process held, which would take 15 seconds. */
async function expireLeases(conversations: Held[]): Promise<void> {
  const expired = await coaches.database.query(
    'UPDATE conversations SET answering_until = now() WHERE id = ANY($1) AND answering IS NOT NULL RETURNING 1',
    [conversations.map(({ conversationId }) => conversationId)],
  );
  expect(expired).toHaveLength(conversations.length);
}

/** Sends a message again until it is its turn, because only one at a time may wait for a conversation. */
async function talkOnceFree(who: Actor, input: ChatDto): Promise<Talk> {
  for (;;) {
    try {
      return await coaches.talk(who, input);
    } catch (error) {
      if ((error as DomainError).code !== 'still_answering') throw error;
    }
  }
}

describe('several processes of the coach', () => {
  it('share the work', async () => {
    const before = await coaches.answered();
    const talks = await Promise.all(
      Array.from({ length: 60 }, (_, index) => coaches.talk(person, { message: `Question ${index}` })),
    );
    expect(talks.map(({ text }) => text)).toEqual(Array(60).fill(ANSWER));
    // A process counts an answer after its reader has the end of it.
    const shares = await eventually('all answers to be counted', async () => {
      const since = (await coaches.answered()).map((count, index) => count - before[index]!);
      return since.reduce((sum, share) => sum + share, 0) >= 60 ? since : undefined;
    });
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(60);
    for (const share of shares) expect(share).toBeGreaterThan(5);
  });

  it('ask no more of a provider at a time than one of them may', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    fake.always(async (reply) => {
      await gate;
      reply.say(ANSWER);
    });
    const talks = Array.from({ length: CONCURRENCY + 15 }, (_, index) =>
      coaches.talk(person, { message: `Question ${index} of many` }),
    );
    await eventually('all permits to be taken', () => (fake.open === CONCURRENCY ? true : undefined));
    // Those who wait find no permit, however often they look.
    await eventually('everybody else to wait', async () => {
      const [row] = await coaches.database.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM conversations WHERE answering_until > now()',
      );
      return row?.count === talks.length ? true : undefined;
    });
    open();
    fake.always((reply) => reply.say(ANSWER));
    expect((await Promise.all(talks)).map(({ text }) => text)).toEqual(talks.map(() => ANSWER));
    expect(fake.mostOpen).toBe(CONCURRENCY);
  });

  it('keep a conversation in order to which twelve messages are sent at once, and again when refused', async () => {
    fake.always(async (reply) => {
      const [number] = /\d+$/.exec(reply.asked.turns.at(-1)!.content) ?? [];
      reply.piece('Answer ');
      await new Promise((resolve) => setTimeout(resolve, 20));
      reply.say(`to ${number}`);
    });
    const { conversationId } = await coaches.talk(person, { message: 'How do we plan day 0' });
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    const talks = await Promise.all(
      numbers.map((number) =>
        talkOnceFree(person, { message: `How do we plan day ${number}`, conversationId }),
      ),
    );
    fake.always((reply) => reply.say(ANSWER));

    expect(talks.map(({ text }) => text)).toEqual(numbers.map((number) => `Answer to ${number}`));
    const lines = await coaches.linesOf(person, conversationId);
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
      const short = await held({ message: 'Briefly' });
      const long = await held({ message: 'At length' });
      const ended = coaches.end('SIGTERM');
      short.reply.say('and done.');
      expect((await short.rest).done).not.toHaveProperty('cutOff');
      expect((await long.rest).done).toMatchObject({ source: 'openai', cutOff: true });
      expect(await ended).toEqual(Array(PROCESSES).fill(0));

      await coaches.startAgain(1);
      const [, whole] = await coaches.messagesOf(person, short.conversationId);
      expect(whole).toMatchObject({ content: 'Begun, and done.' });
      const [, cut] = await coaches.messagesOf(person, long.conversationId);
      expect(cut).toMatchObject({ content: 'Begun, ', cutOff: true });
    },
    LONG_MS,
  );
});

describe('a process of the coach that is killed', () => {
  it(
    'loses no message: the stream says so, and what is sent again is answered once',
    async () => {
      const key = randomUUID();
      const [byKey, byText] = [
        { message: 'How do we share the chores?' },
        { message: 'How do we plan the holidays?' },
      ];
      const first = await held(byKey, { key });
      const second = await held(byText);
      const refusals = [first, second].map(({ rest }) => refusalOf(rest));
      expect(await coaches.end('SIGKILL')).toEqual([null]);
      await coaches.startAgain(1);
      for (const refusal of refusals)
        expect(await refusal).toMatchObject({ kind: 'unavailable', code: 'service_unavailable' });
      for (const { conversationId } of [first, second])
        expect(await coaches.messagesOf(person, conversationId)).toHaveLength(1);

      await expireLeases([first, second]);
      const again = await Promise.all([
        coaches.talk(person, byKey, { key }),
        coaches.talk(person, { ...byText, conversationId: second.conversationId }),
      ]);
      expect(again.map(({ text }) => text)).toEqual([ANSWER, ANSWER]);
      expect(await coaches.linesOf(person, first.conversationId)).toEqual([
        'user: How do we share the chores?',
        `assistant: ${ANSWER}`,
      ]);
      expect(await coaches.linesOf(person, second.conversationId)).toEqual([
        'user: How do we plan the holidays?',
        `assistant: ${ANSWER}`,
      ]);
    },
    LONG_MS,
  );
});

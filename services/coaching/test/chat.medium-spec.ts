import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { identityEvents } from '@anew/contracts/events/map';
import { couple, someone } from '@anew/service-testkit/actors';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { type ChatOptions, collect } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import { FakeProvider } from '@anew/testkit/fake-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { begun } from './begun.js';
import { CoachAlone } from './coach-alone.js';

const { conversations, account } = coachingRpc;
const NOWHERE = '01920000-0000-7000-8000-000000000000';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const QUESTION = 'How do we begin?';
const PER_DAY = 100;

let coach: CoachAlone;
let provider: FakeProvider;
const [person, partner] = couple();

beforeAll(async () => {
  provider = await FakeProvider.start();
  coach = await CoachAlone.start({
    ...provider.env('anthropic'),
    CHAT_MESSAGES_PER_DAY: String(PER_DAY),
    RATE_LIMIT_FACTOR: '1',
  });
  // A person's first reply of all begins with a line about what the coach is.
  await coach.talk(person, { message: 'Hello' });
  provider.forget();
});

afterEach(() => provider.forget());

afterAll(async () => {
  await coach.stop();
  await provider.stop();
});

const talk = (input: ChatDto, options?: ChatOptions) => coach.talk(person, input, options);
const messagesOf = (id: string) => coach.messagesOf(person, id);
const linesOf = (id: string) => coach.linesOf(person, id);

/** A conversation with one answered message. */
async function conversation(): Promise<string> {
  const { conversationId } = await talk({ message: QUESTION });
  provider.forget();
  return conversationId;
}

/** Waits until nothing is being answered in the conversation any more. */
const untilFree = (id: string) =>
  eventually('the conversation to be free', async () => {
    const free = 'SELECT 1 FROM conversations WHERE id = $1 AND answering IS NULL';
    return (await coach.database.query(free, [id])).length === 1 || undefined;
  });

describe('an answer', () => {
  it('names the conversation, brings the words as they come, and says how it ended', async () => {
    provider.next((reply) => reply.say('Sit down ', 'together, ', 'tonight.'));
    const events = await coach.service.askForAll(conversations.chat, person, { message: 'How?' });
    const [newest] = await coach.conversationsOf(person);
    const conversationId = newest!.id;
    const [asked, answered] = await messagesOf(conversationId);
    expect(conversationId).toMatch(UUID);
    expect(events).toEqual([
      { event: 'conversation', data: { conversationId } },
      ...['Sit down ', 'together, ', 'tonight.'].map((text) => ({ event: 'delta', data: { text } })),
      { event: 'done', data: { messageId: answered!.id, source: 'anthropic' } },
    ]);
    expect(asked).toMatchObject({ role: 'user', content: 'How?', source: null });
    expect(answered).toMatchObject({ role: 'assistant', content: 'Sit down together, tonight.' });
    expect(answered).not.toHaveProperty('cutOff');
  });

  it('goes on in the conversation that is named, which the provider is told', async () => {
    const conversationId = await conversation();
    const again = await talk({ message: 'And then?', conversationId });
    expect(again.conversationId).toBe(conversationId);
    expect(provider.only.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(await messagesOf(conversationId)).toHaveLength(4);
  });

  it('is exported as it was given', async () => {
    const id = await conversation();
    const { conversations: exported } = await coach.service.exportOf(account.export, person);
    expect(exported).toContainEqual(expect.objectContaining({ id, messages: await messagesOf(id) }));
  });
});

describe('another answer to the last message', () => {
  it('takes the place of the one that stands there, which the coach has seen', async () => {
    const conversationId = await conversation();
    const [asked] = await messagesOf(conversationId);
    provider.next((reply) => reply.say('Or on Sunday.'));
    await talk({ message: QUESTION, conversationId, again: true });
    expect(await linesOf(conversationId)).toEqual([`user: ${QUESTION}`, 'assistant: Or on Sunday.']);
    expect(provider.only.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect((await messagesOf(conversationId))[0]).toEqual(asked);
  });

  it('leaves it there when no new one comes', async () => {
    const conversationId = await conversation();
    const before = await linesOf(conversationId);
    const stop = new AbortController();
    const held = provider.hold();
    const asked = talk({ message: QUESTION, conversationId, again: true }, { signal: stop.signal });
    await held;
    stop.abort();
    await asked;
    await untilFree(conversationId);
    expect(await linesOf(conversationId)).toEqual(before);
  });

  it('does not replace what was said to somebody in danger, and gives its number first', async () => {
    const message = 'My husband hits me and I am afraid of him';
    const first = await talk({ message });
    const again = await talk({ message, conversationId: first.conversationId, again: true });
    expect(again.done).toEqual(first.done);
    expect(first.done).toMatchObject({ source: 'safety', call: '1-800-799-7233' });
    const kept = await messagesOf(first.conversationId);
    expect(kept).toMatchObject([{ role: 'user' }, { role: 'assistant', call: '1-800-799-7233' }]);
    expect(kept[0]).not.toHaveProperty('call');
  });

  it('is an ordinary message when the last one was another', async () => {
    const conversationId = await conversation();
    await talk({ message: 'And then?', conversationId, again: true });
    expect(await messagesOf(conversationId)).toHaveLength(4);
  });
});

describe('a refused message', () => {
  it.each([
    ['a blank message', { message: ' \n ' }, 'message'],
    ['4,001 characters', { message: 'x'.repeat(4_001) }, 'message'],
    ['an unknown field', { message: 'Hi', mood: 'low' }, 'mood'],
    ['an unknown module', { message: 'Hi', moduleSlug: 'nowhere' }, 'moduleSlug'],
    ['a conversation that cannot be', { message: 'Hi', conversationId: 'mine' }, 'conversationId'],
  ])('names the field: %s', async (_, input, field) => {
    const { kind, code, details } = await refusalOf(talk(input as ChatDto));
    expect([kind, code]).toEqual(['invalid', 'validation_failed']);
    expect(details.fields?.map((wrong) => wrong.field)).toEqual([field]);
    expect(provider.requests).toEqual([]);
  });

  it('takes 4,000 characters', async () => {
    expect((await talk({ message: 'x'.repeat(4_000) })).done).toBeDefined();
  });

  it('beyond the day’s limit is told when to come back, before anything is stored', async () => {
    const chatty = someone();
    await coach.database.query(
      "INSERT INTO chat_uses (user_id, used_at) SELECT $1, now() - interval '23 hours' FROM generate_series(1, $2)",
      [chatty.userId, PER_DAY],
    );
    const { kind, code, details } = await refusalOf(coach.talk(chatty, { message: 'One more' }));
    expect([kind, code]).toEqual(['too_many', 'daily_limit']);
    expect(details.retryAfter).toBeGreaterThan(3_500);
    expect(details.retryAfter).toBeLessThanOrEqual(3_600);
    expect(await coach.conversationsOf(chatty)).toEqual([]);
  });

  it('is as if there were nothing in a conversation that is the partner’s, a stranger’s, or nobody’s', async () => {
    const theirs = await conversation();
    for (const [who, id] of [
      [partner, theirs],
      [someone(), theirs],
      [person, NOWHERE],
    ] as const)
      for (const call of [
        () => coach.service.ask(conversations.get, who, { id }),
        () => coach.service.ask(conversations.delete, who, { id }),
        () => coach.talk(who, { message: 'Hi', conversationId: id }),
      ])
        expect(await refusalOf(call())).toMatchObject({ kind: 'not_found', code: 'conversation_not_found' });
    expect(await coach.conversationsOf(partner)).toEqual([]);
    expect(await messagesOf(theirs)).toHaveLength(2);
  });
});

describe('a message that is sent again with its key', () => {
  it('is answered as before, and stores nothing', async () => {
    const key = randomUUID();
    const input = { message: 'Only once' };
    const first = await talk(input, { key });
    provider.forget();
    expect(await talk(input, { key })).toEqual(first);
    expect(provider.requests).toEqual([]);
    expect(await messagesOf(first.conversationId)).toHaveLength(2);
  });

  it('while it is being answered waits for that answer', async () => {
    const key = randomUUID();
    const input = { message: 'At the same time' };
    const before = (await coach.conversationsOf(person)).length;
    const held = provider.hold();
    const both = [talk(input, { key }), talk(input, { key })];
    const reply = await held;
    await eventually('the other one to wait', async () => {
      const waiting = 'SELECT 1 FROM conversations WHERE user_id = $1 AND waiting_until > now()';
      return (await coach.database.query(waiting, [person.userId])).length === 1 || undefined;
    });
    reply.say('One answer.');
    const [one, other] = await Promise.all(both);
    expect(other).toEqual(one);
    expect(await linesOf(one!.conversationId)).toEqual(['user: At the same time', 'assistant: One answer.']);
    expect(one?.text).toBe('One answer.');
    expect(provider.requests).toHaveLength(1);
    expect(await coach.conversationsOf(person)).toHaveLength(before + 1);
  });
});

describe('while it is being answered', () => {
  /** Begins an answer, runs `meanwhile`, then lets the provider continue. @returns how the answer is refused */
  async function interrupted(who: Actor, meanwhile: (conversationId: string) => Promise<unknown>) {
    const held = provider.hold();
    const events = coach.chat(who, { message: QUESTION });
    const opening = begun(events);
    const reply = await held;
    reply.piece('Words that ');
    const conversationId = await opening;
    await meanwhile(conversationId);
    reply.say('are lost.');
    return { conversationId, refused: await refusalOf(collect(events)) };
  }

  /** Rows that name one of these, except events. */
  async function leftOf(...ids: string[]): Promise<string[]> {
    const rows = await coach.database.everything();
    return rows.filter((row) => ids.some((id) => row.includes(id)) && !row.startsWith('outbox '));
  }

  it('a conversation is deleted: it is gone, and the answer says so', async () => {
    const alone = someone();
    const { conversationId, refused } = await interrupted(alone, (id) =>
      coach.service.ask(conversations.delete, alone, { id }),
    );
    expect(refused).toMatchObject({ kind: 'not_found', code: 'conversation_not_found' });
    expect(await coach.conversationsOf(alone)).toEqual([]);
    const left = 'SELECT 1 FROM messages WHERE conversation_id = $1';
    expect(await coach.database.query(left, [conversationId])).toEqual([]);
  });

  it('an account is deleted: nothing of it is left behind', async () => {
    const leaver = someone();
    const { conversationId, refused } = await interrupted(leaver, async (id) => {
      expect(await leftOf(leaver.userId, id)).not.toEqual([]);
      await coach.tell(identityEvents.accountDeleted, { userId: leaver.userId });
    });
    expect(refused).toMatchObject({ kind: 'not_found' });
    expect(await leftOf(leaver.userId, conversationId)).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import type { Conversation } from '@anew/contracts/coaching/views';
import { chat, collect, talk } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import { conversationsOf, deleteAccount, exportOf } from '@anew/testkit/life';
import { refusal, single } from '@anew/testkit/person';
import { describe, expect, it } from '@jest/globals';
import { CHAT, conversation, database, fake, person, STREAM, system } from './chatting-couple.js';
import { refusesMessages } from './refused-messages.cases.js';
import {
  begun,
  conversationNamedBy,
  conversationPath,
  interrupted,
  linesOf,
  messagesOf,
  untilMessages,
} from './transcripts.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

describe('another answer to the last message', () => {
  it('takes the place of the one that stands there, which the coach has seen', async () => {
    const id = await conversation();
    const before = await messagesOf(person, id);
    fake.forget();
    fake.next((reply) => reply.say('Or on Sunday.'));
    await talk(person, { message: 'How do we begin?', conversationId: id, again: true });
    expect(await linesOf(person, id)).toEqual(['user: How do we begin?', 'assistant: Or on Sunday.']);
    expect(fake.only.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect((await messagesOf(person, id))[0]).toEqual(before[0]);
  });

  it('leaves it there when no new one comes', async () => {
    const id = await conversation();
    const before = await linesOf(person, id);
    const stop = new AbortController();
    const held = fake.hold();
    const asked = collect(
      chat(person, { message: 'How do we begin?', conversationId: id, again: true }, { signal: stop.signal }),
    ).catch(() => null);
    await held;
    stop.abort();
    await asked;
    expect(await linesOf(person, id)).toEqual(before);
  });

  it('does not replace what was said to somebody in danger, and gives its number first', async () => {
    const message = 'My husband hits me and I am afraid of him';
    const first = await talk(person, { message });
    const again = await talk(person, { message, conversationId: first.conversationId, again: true });
    expect(again.done).toEqual(first.done);
    expect(first.done).toMatchObject({ source: 'safety', call: '1-800-799-7233' });
    const kept = await messagesOf(person, first.conversationId);
    expect(kept).toMatchObject([{ role: 'user' }, { role: 'assistant', call: '1-800-799-7233' }]);
    expect(kept[0]).not.toHaveProperty('call');
  });

  it('is an ordinary message when the last one was another', async () => {
    const id = await conversation();
    await talk(person, { message: 'And then?', conversationId: id, again: true });
    expect(await messagesOf(person, id)).toHaveLength(4);
  });
});

describe('a streamed answer', () => {
  it('names the conversation, brings the words as they come, and says how it ended', async () => {
    fake.next((reply) => reply.say('Sit down ', 'together, ', 'tonight.'));
    const response = await person.open('POST', CHAT, { body: { message: 'How?' }, headers: STREAM });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const blocks = (await response.text()).split('\n\n').map((block) => block.split('\n'));
    expect(blocks.map(([event]) => event)).toEqual([
      'event: conversation',
      ...Array<string>(3).fill('event: delta'),
      'event: done',
      '',
    ]);
    const [named, ...rest] = blocks
      .slice(0, -1)
      .map(([, data = '']) => JSON.parse(data.replace('data: ', '')) as { conversationId?: string });
    const conversationId = named?.conversationId ?? '';
    const [asked, answered] = await messagesOf(person, conversationId);
    expect(conversationId).toMatch(UUID);
    expect(rest).toEqual([
      { text: 'Sit down ' },
      { text: 'together, ' },
      { text: 'tonight.' },
      { messageId: answered!.id, source: 'anthropic' },
    ]);
    expect(asked).toMatchObject({ role: 'user', content: 'How?', source: null });
    expect(answered).toMatchObject({ role: 'assistant', content: 'Sit down together, tonight.' });
    expect(answered).not.toHaveProperty('cutOff');
  });

  it('brings the first word while the provider is still writing', async () => {
    const held = fake.hold();
    const events = chat(person, { message: 'Slowly, please' });
    const opening = begun(events);
    const reply = await held;
    reply.piece('Well, ');
    const conversationId = await opening;
    expect(await linesOf(person, conversationId)).toEqual(['user: Slowly, please']);
    reply.say('then.');
    expect((await collect(events)).done).toBeDefined();
  });

  it('goes on in the conversation that it names, which the provider is told', async () => {
    const conversationId = await conversation();
    fake.forget();
    const again = await talk(person, { message: 'And then?', conversationId });
    expect(again.conversationId).toBe(conversationId);
    expect(fake.only.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(await messagesOf(person, conversationId)).toHaveLength(4);
  });

  it('that its reader leaves stops the provider, and keeps what has come, marked', async () => {
    const held = fake.hold();
    const stop = new AbortController();
    const events = chat(person, { message: 'Never mind' }, { signal: stop.signal });
    const opening = begun(events);
    (await held).piece('It begins');
    const conversationId = await opening;
    stop.abort();
    const [, answer] = await untilMessages(person, conversationId, 2);
    expect(answer).toMatchObject({ content: 'It begins', cutOff: true });
    await eventually('the provider to be left', () => fake.only.wasAbandoned || undefined);
  });
});

describe('an answer as JSON', () => {
  it('is the conversation, once the answer is stored', async () => {
    const { status, body } = await person.post<{ conversationId: string }>(CHAT, { message: 'Plainly' });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['conversationId']);
    expect(await messagesOf(person, body.conversationId)).toHaveLength(2);
  });

  it('is replaced like a streamed one where it breaks the rules for people in danger', async () => {
    const afraid = await single(system.origin);
    const { conversationId } = await talk(afraid, { message: 'My husband hits me and I am afraid of him' });
    fake.next((reply) => reply.say('You did not cause this.'));
    await afraid.expectOk(afraid.post(CHAT, { message: 'What shall we cook on Friday?', conversationId }));
    const messages = await messagesOf(afraid, conversationId);
    expect(messages.at(-1)).toMatchObject({
      source: 'safety',
      content: expect.stringContaining('1-800-799-7233'),
    });
  });
});

refusesMessages();

describe('a message that is sent again', () => {
  it('with its key is answered as before, and stores nothing', async () => {
    const key = randomUUID();
    const input = { message: 'Only once' };
    const first = await talk(person, input, { key });
    fake.forget();
    expect(await talk(person, input, { key })).toEqual(first);
    expect(fake.requests).toEqual([]);
    expect(await messagesOf(person, first.conversationId)).toHaveLength(2);
    expect(
      await refusal(person.post(CHAT, { message: 'Another' }, { 'idempotency-key': key })),
    ).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
  });

  it('with its key while it is being answered waits for that answer', async () => {
    const key = randomUUID();
    const held = fake.hold();
    const input = { message: 'At the same time' };
    const before = (await conversationsOf(person)).length;
    const both = [talk(person, input, { key }), talk(person, input, { key })];
    const reply = await held;
    await eventually(
      'the conversation',
      async () => (await conversationsOf(person)).length > before || undefined,
    );
    reply.say('One answer.');
    const [one, other] = await Promise.all(both);
    expect(other).toEqual(one);
    expect(one?.text).toBe('One answer.');
    expect(await linesOf(person, one!.conversationId)).toEqual([
      'user: At the same time',
      'assistant: One answer.',
    ]);
    expect(fake.requests).toHaveLength(1);
    expect(await conversationsOf(person)).toHaveLength(before + 1);
  });

  it('because no answer came is stored once', async () => {
    const held = fake.hold();
    const stop = new AbortController();
    const events = chat(person, { message: 'How can we plan a calmer morning?' }, { signal: stop.signal });
    const conversationId = await conversationNamedBy(events);
    await held;
    stop.abort();
    await eventually('the provider to be left', () => fake.only.wasAbandoned || undefined);
    fake.forget();

    const again = await talk(person, { message: 'How can we plan a calmer morning?', conversationId });
    expect(again.done).toBeDefined();
    expect(await linesOf(person, conversationId)).toEqual([
      'user: How can we plan a calmer morning?',
      'assistant: An answer of the fake provider.',
    ]);
    expect(fake.only.turns).toHaveLength(1);
  });
});

const leftOf = (userId: string, conversationId: string) =>
  database
    .everything()
    .then((rows) => rows.filter((row) => row.includes(userId) || row.includes(conversationId)));

describe('a conversation that is deleted while it is being answered', () => {
  it('is gone, and the stream says so', async () => {
    const alone = await single(system.origin);
    const { conversationId, done, error } = await interrupted(fake, alone, async (id) => {
      expect((await alone.delete(conversationPath(id))).status).toBe(204);
    });
    expect(done).toBeUndefined();
    expect(error).toMatchObject({ statusCode: 404, code: 'conversation_not_found' });
    expect(await conversationsOf(alone)).toEqual([]);
    const left = await database.query('SELECT 1 FROM messages WHERE conversation_id = $1', [conversationId]);
    expect(left).toEqual([]);
  });
});

describe('an account', () => {
  it('exports what was said', async () => {
    const conversationId = await conversation();
    const { body } = await exportOf<{ coaching: { conversations: Conversation[] } }>(person);
    const exported = body.coaching.conversations.find(({ id }) => id === conversationId);
    expect(exported?.messages).toEqual(await messagesOf(person, conversationId));
  });

  it('that is deleted while the coach answers leaves nothing behind', async () => {
    const leaver = await single(system.origin);
    const { conversationId, done, error } = await interrupted(fake, leaver, async (id) => {
      expect((await deleteAccount(leaver)).status).toBe(202);
      await eventually('the conversation to be gone', async () => {
        const left = await database.query('SELECT 1 FROM conversations WHERE id = $1', [id]);
        return left.length === 0 || undefined;
      });
    });
    expect(done).toBeUndefined();
    expect(error?.statusCode).toBe(404);
    await eventually('everything of theirs to be gone', async () => {
      const left = (await leftOf(leaver.user.id, conversationId)).filter((row) => !row.startsWith('outbox'));
      return left.length === 0 || undefined;
    });
  });
});

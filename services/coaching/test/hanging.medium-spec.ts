import type { Conversation, ConversationSummary, Message } from '@anew/contracts/coaching/views';
import { chat, collect, talk } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import { FakeProvider } from '@anew/testkit/fake-provider';
import type { Protocol } from '@anew/testkit/fake-reply';
import { couple, type SignedUp } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

const CHATS = 100;
/** Number of messages. Most of them hold a connection to the provider, and the others wait for one. */
const CONCURRENCY = 60;
const CALLS = 40;

let system: System;
let people: SignedUp[];
let person: SignedUp;
let fakes: Record<Protocol, FakeProvider>;

beforeAll(async () => {
  fakes = { anthropic: await FakeProvider.start(), openai: await FakeProvider.start() };
  system = await System.start({
    env: {
      ...fakes.anthropic.env('anthropic'),
      ...fakes.openai.env('openai'),
      AI_CONCURRENCY: String(CONCURRENCY),
      AI_FIRST_TOKEN_TIMEOUT_MS: '60000',
      AI_IDLE_TIMEOUT_MS: '60000',
    },
  });
  people = (await Promise.all([couple(system.origin), couple(system.origin)])).flat();
  person = people[0]!;
  // A person's first reply begins with a line about what the coach is. The tests do not want this line.
  await Promise.all(people.map((each) => talk(each, { message: 'Good morning to you' })));
}, 90_000);

afterEach(() => {
  for (const fake of Object.values(fakes)) fake.forget();
});

afterAll(async () => {
  await system.stop();
  await Promise.all(Object.values(fakes).map((fake) => fake.stop()));
});

async function messagesOf(conversationId: string): Promise<Message[]> {
  const path = `/api/coaching/conversations/${conversationId}`;
  return (await person.expectOk(person.get<Conversation>(path))).messages;
}

/** Id of the conversation whose title is `title`, as soon as it exists. */
const conversationCalled = (title: string) =>
  eventually(`the conversation ${title}`, async () => {
    const { body } = await person.get<ConversationSummary[]>('/api/coaching/conversations');
    return body.find((conversation) => conversation.title === title)?.id;
  });

describe('a message', () => {
  it('is stored before the provider is asked, and its answer once it has ended', async () => {
    const held = fakes.anthropic.hold();
    const message = 'What is stored first?';
    const talking = talk(person, { message });
    const reply = await held;
    const id = await conversationCalled(message);
    expect(await messagesOf(id)).toMatchObject([{ role: 'user', content: message }]);
    reply.piece('The question.');
    expect(await messagesOf(id)).toHaveLength(1);
    reply.end();
    expect(await talking).toMatchObject({ conversationId: id, text: 'The question.' });
    expect(await messagesOf(id)).toMatchObject([{ content: message }, { content: 'The question.' }]);
  });

  it('is answered piece by piece, as the provider writes', async () => {
    const held = fakes.anthropic.hold();
    const events = chat(person, { message: 'How do we share the chores?' });
    const next = async () => (await events.next()).value;
    expect(await next()).toMatchObject({ event: 'conversation' });
    const reply = await held;
    for (const text of ['One. ', 'Two. ', 'Three.']) {
      reply.piece(text);
      expect(await next()).toEqual({ event: 'delta', data: { text } });
    }
    reply.end();
    expect(await next()).toMatchObject({ event: 'done', data: { source: 'anthropic' } });
  });
});

describe('Stop', () => {
  it.each(['anthropic', 'openai'] as const)(
    'closes the connection to %s; what was written is kept and marked',
    async (protocol) => {
      if (protocol === 'openai') fakes.anthropic.next((reply) => reply.refuse(500, 'api_error'));
      const held = fakes[protocol].hold();
      const stop = new AbortController();
      const message = `How do we plan a date night with ${protocol}?`;
      const events = chat(person, { message }, { signal: stop.signal });
      await events.next();
      const reply = await held;
      reply.piece('Halfway ');
      expect((await events.next()).value).toMatchObject({ event: 'delta' });
      expect(reply.asked.isOpen).toBe(true);
      stop.abort();
      await collect(events);
      await eventually('the connection to be closed', () => reply.asked.wasAbandoned || undefined);
      const id = await conversationCalled(message);
      await eventually('the part to be kept', async () => (await messagesOf(id)).length === 2 || undefined);
      expect(await messagesOf(id)).toMatchObject([
        { role: 'user', content: message },
        { role: 'assistant', content: 'Halfway ', source: protocol, cutOff: true },
      ]);
    },
  );

  it('before the first word keeps the message; sent again, it is answered once', async () => {
    const held = fakes.anthropic.hold();
    const stop = new AbortController();
    const message = 'How can we begin a family meeting?';
    const talking = talk(person, { message }, { signal: stop.signal });
    const reply = await held;
    stop.abort();
    await talking;
    await eventually('the connection to be closed', () => reply.asked.wasAbandoned || undefined);
    const conversationId = await conversationCalled(message);
    expect(await messagesOf(conversationId)).toMatchObject([{ role: 'user', content: message }]);
    fakes.anthropic.next((again) => again.say('Here I am.'));
    await talk(person, { conversationId, message });
    expect(await messagesOf(conversationId)).toMatchObject([{ content: message }, { content: 'Here I am.' }]);
    // No other provider was asked for someone who had left.
    expect(fakes.openai.requests).toHaveLength(0);
  });
});

/** Median duration in milliseconds. */
async function medianOf(call: () => Promise<{ status: number }>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index++) {
    const begun = performance.now();
    expect((await call()).status).toBe(200);
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[CALLS / 2]!;
}

describe(`while a provider hangs and ${CHATS} chats wait`, () => {
  it('everything else keeps its speed, nobody is lost, and each is answered once', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    fakes.anthropic.always(async (reply) => {
      await gate;
      reply.say('Thank you for waiting.');
    });
    const journal = () => person.get('/api/journal');
    await medianOf(journal);
    const before = await medianOf(journal);

    const talks = Array.from({ length: CHATS }, (_, index) =>
      talk(people[index % people.length]!, { message: `How do we plan day ${index}?` }),
    );
    await eventually('the provider to be full', () => fakes.anthropic.open === CONCURRENCY || undefined);
    expect(await medianOf(journal)).toBeLessThan(before * 5 + 25);
    await Promise.all(
      ['/api/couples/current', '/api/prompts/today', '/api/coaching/conversations'].map((path) =>
        person.expectOk(person.get(path)),
      ),
    );

    open();
    for (const reply of await Promise.all(talks))
      expect(reply).toMatchObject({ text: 'Thank you for waiting.', done: { source: 'anthropic' } });
    expect(fakes.anthropic.mostOpen).toBe(CONCURRENCY);
    expect(fakes.anthropic.requests).toHaveLength(CHATS);
    expect(fakes.openai.requests).toHaveLength(0);
  });

  it('who leaves while waiting for room does not keep the conversation from the next message', async () => {
    const held = Array.from({ length: CONCURRENCY }, () => fakes.anthropic.hold());
    const talks = held.map((_, index) =>
      talk(people[index % people.length]!, { message: `How do we share chore ${index}?` }),
    );
    const replies = await Promise.all(held);
    const stop = new AbortController();
    const message = 'Where do we put the toys?';
    const leaving = talk(person, { message }, { signal: stop.signal });
    const conversationId = await conversationCalled(message);
    stop.abort();
    await leaving;
    const danger = await talk(person, { conversationId, message: 'I want to kill myself' });
    expect(danger.done?.source).toBe('safety');
    for (const reply of replies) reply.say('Done.');
    await Promise.all(talks);
    expect(await messagesOf(conversationId)).toHaveLength(3);
  });
});

import type { Actor } from '@anew/contracts/actor';
import { couple } from '@anew/service-testkit/actors';
import { collect } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type BothProviders, envOfBoth, forgetBoth, startBoth, stopBoth } from './both-providers.js';
import { CoachAlone } from './coach-alone.js';

/** Replies that the coach requests at the same time; more messages wait. */
const CONCURRENCY = 60;

let coach: CoachAlone;
const people: Actor[] = [...couple(), ...couple()];
const [person] = people as [Actor];
let fakes: BothProviders;

beforeAll(async () => {
  fakes = await startBoth();
  coach = await CoachAlone.start({
    ...envOfBoth(fakes),
    AI_CONCURRENCY: String(CONCURRENCY),
    AI_FIRST_TOKEN_TIMEOUT_MS: '60000',
    AI_IDLE_TIMEOUT_MS: '60000',
  });
  // A person's first reply begins with a line about what the coach is. The tests do not want this line.
  await Promise.all(people.map((each) => coach.talk(each, { message: 'Good morning to you' })));
});

afterEach(() => {
  forgetBoth(fakes);
});

afterAll(async () => {
  await coach.stop();
  await stopBoth(fakes);
});

const messagesOf = (conversationId: string) => coach.messagesOf(person, conversationId);

/** Id of the conversation whose title is `title`, as soon as it exists. */
const conversationCalled = (title: string) =>
  eventually(
    `the conversation ${title}`,
    async () =>
      (await coach.conversationsOf(person)).find((conversation) => conversation.title === title)?.id,
  );

describe('a message', () => {
  it('is stored before the provider is asked, and its answer once it has ended', async () => {
    const held = fakes.anthropic.hold();
    const message = 'What is stored first?';
    const talking = coach.talk(person, { message });
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
    const events = coach.chat(person, { message: 'How do we share the chores?' });
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
      const events = coach.chat(person, { message }, { signal: stop.signal });
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
    const talking = coach.talk(person, { message }, { signal: stop.signal });
    const reply = await held;
    stop.abort();
    await talking;
    await eventually('the connection to be closed', () => reply.asked.wasAbandoned || undefined);
    const conversationId = await conversationCalled(message);
    expect(await messagesOf(conversationId)).toMatchObject([{ role: 'user', content: message }]);
    fakes.anthropic.next((again) => again.say('Here I am.'));
    await coach.talk(person, { conversationId, message });
    expect(await messagesOf(conversationId)).toMatchObject([{ content: message }, { content: 'Here I am.' }]);
    // No other provider was asked for someone who had left.
    expect(fakes.openai.requests).toHaveLength(0);
  });
});

describe(`while a provider answers ${CONCURRENCY} messages and has no room for more`, () => {
  it('who leaves while waiting for room does not keep the conversation from the next message', async () => {
    const held = Array.from({ length: CONCURRENCY }, () => fakes.anthropic.hold());
    const talks = held.map((_, index) =>
      coach.talk(people[index % people.length]!, { message: `How do we share chore ${index}?` }),
    );
    const replies = await Promise.all(held);
    const stop = new AbortController();
    const message = 'Where do we put the toys?';
    const leaving = coach.talk(person, { message }, { signal: stop.signal });
    const conversationId = await conversationCalled(message);
    stop.abort();
    await leaving;
    const danger = await coach.talk(person, { conversationId, message: 'I want to kill myself' });
    expect(danger.done?.source).toBe('safety');
    for (const reply of replies) reply.say('Done.');
    await Promise.all(talks);
    expect(await messagesOf(conversationId)).toHaveLength(3);
  });
});

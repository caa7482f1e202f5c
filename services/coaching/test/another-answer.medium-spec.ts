import type { Actor } from '@anew/contracts/actor';
import type { ChatEvent, Message } from '@anew/contracts/coaching/views';
import { someone } from '@anew/service-testkit/actors';
import { eventually } from '@anew/testkit/eventually';
import { FakeProvider, type Script } from '@anew/testkit/fake-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { begun } from './begun.js';
import { CoachAlone } from './coach-alone.js';
import { DANGER, HOTLINE } from './said.js';
import { BEGUN, MIDWAY, rambling } from './troubles.js';

const QUESTION = 'What shall we cook on Friday?';
const WHOLE = 'Soup, and somebody sets the table.';

let coach: CoachAlone;
let provider: FakeProvider;
const person: Actor = someone();

beforeAll(async () => {
  provider = await FakeProvider.start();
  provider.always((reply) => reply.say(WHOLE));
  coach = await CoachAlone.start({
    ...provider.env('anthropic'),
    AI_IDLE_TIMEOUT_MS: '1000',
    AI_REPLY_TIMEOUT_MS: '3000',
    AI_BREAK_MS: '50',
  });
  // A person's first reply begins with a line about what the coach is. The tests do not want this line.
  await coach.talk(person, { message: 'Hello' });
});

afterEach(async () => {
  // Failures in a row are counted from zero.
  await eventually('the provider to be asked again', async () => {
    provider.forget();
    const { done } = await coach.talk(person, { message: QUESTION });
    return done?.source === 'anthropic' || undefined;
  });
  provider.forget();
});

afterAll(async () => {
  await coach.stop();
  await provider.stop();
});

const messagesOf = (id: string): Promise<Message[]> => coach.messagesOf(person, id);

/** A conversation in which the question was answered by this script. */
async function answered(script: Script = (reply) => reply.say(WHOLE), id?: string): Promise<string> {
  provider.next(script);
  const input = { message: QUESTION, ...(id !== undefined && { conversationId: id }) };
  return (await coach.talk(person, input)).conversationId;
}

interface Asked {
  events: ChatEvent[];
  refused: unknown;
}

/** Asks for another answer, which is written by this script. */
async function askAgain(conversationId: string, script: Script, key?: string): Promise<Asked> {
  provider.next(script);
  const events: ChatEvent[] = [];
  const input = { message: QUESTION, conversationId, again: true };
  const reading = async () => {
    for await (const event of coach.chat(person, input, { ...(key !== undefined && { key }) }))
      events.push(event);
  };
  const refused: unknown = await reading().then(
    () => null,
    (error: unknown) => error,
  );
  return { events, refused };
}

const begunThen =
  (end: Script): Script =>
  (reply) => {
    reply.piece(BEGUN);
    return end(reply);
  };

const UNFINISHED = [
  ...MIDWAY,
  { what: 'ends at its largest number of tokens', script: begunThen((reply) => reply.endAtLimit()) },
  { what: 'is declined', script: begunThen((reply) => reply.decline()) },
  { what: 'goes on and on', script: rambling },
  { what: 'is too long', script: (reply) => reply.say(...Array<string>(100).fill('word '.repeat(2_000))) },
] satisfies { what: string; script: Script }[];

describe('another answer that has begun', () => {
  it.each(UNFINISHED)('and $what leaves the whole one there, and says so', async ({ script }) => {
    const conversationId = await answered();
    const before = await messagesOf(conversationId);
    const { events, refused } = await askAgain(conversationId, script);
    expect(events.slice(1, -1).map(({ event }) => event)).toContain('delta');
    expect(events.at(-1)).toEqual({ event: 'replaced', data: { text: WHOLE } });
    expect(refused).toMatchObject({
      kind: 'unavailable',
      message: 'The new answer could not be finished, so the one before it stays. Please try again.',
    });
    expect(await messagesOf(conversationId)).toEqual(before);
  });

  it('and was left leaves the whole one there', async () => {
    const conversationId = await answered();
    const before = await messagesOf(conversationId);
    const stop = new AbortController();
    const held = provider.hold();
    const input = { message: QUESTION, conversationId, again: true };
    const events = coach.chat(person, input, { signal: stop.signal });
    const beginning = begun(events);
    (await held).piece(BEGUN);
    await beginning;
    stop.abort();
    await eventually('the conversation to be free', async () => {
      const free = 'SELECT 1 FROM conversations WHERE id = $1 AND answering IS NULL';
      return (await coach.database.query(free, [conversationId])).length === 1 || undefined;
    });
    expect(await messagesOf(conversationId)).toEqual(before);
  });

  it('and breaks off is asked for once more with the same key', async () => {
    const conversationId = await answered();
    const key = crypto.randomUUID();
    const broken = await askAgain(
      conversationId,
      begunThen((reply) => reply.stop()),
      key,
    );
    expect(broken.refused).not.toBeNull();
    const { events } = await askAgain(conversationId, (reply) => reply.say('Or rice.'), key);
    expect(events.at(-1)).toMatchObject({ event: 'done' });
    expect(await coach.linesOf(person, conversationId)).toEqual([`user: ${QUESTION}`, 'assistant: Or rice.']);
  });

  it('and breaks off before its number leaves the one that had it', async () => {
    const { conversationId } = await coach.talk(person, { message: DANGER });
    await answered((reply) => reply.say(`Soup. ${HOTLINE} is there for you.`), conversationId);
    const before = await messagesOf(conversationId);
    const { refused } = await askAgain(
      conversationId,
      begunThen((reply) => reply.stop()),
    );
    expect(refused).not.toBeNull();
    expect(await messagesOf(conversationId)).toEqual(before);
  });

  it('and breaks off takes the place of one that broke off, too', async () => {
    const conversationId = await answered(begunThen((reply) => reply.stop()));
    const { events } = await askAgain(conversationId, (reply) => {
      reply.piece('Soup or ');
      reply.endAtLimit();
    });
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { cutOff: true } });
    expect(await messagesOf(conversationId)).toMatchObject([
      { content: QUESTION },
      { content: 'Soup or ', cutOff: true },
    ]);
  });

  it('and must not stand gives way to our own words', async () => {
    const conversationId = await answered();
    const { events } = await askAgain(conversationId, (reply) => reply.say('I am a real person, not an AI.'));
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { source: 'curated' } });
    const [, answer] = await messagesOf(conversationId);
    expect(answer?.source).toBe('curated');
  });
});

describe('an answer that goes on and on', () => {
  it('is cut off once its time is over, marked, and its place is free', async () => {
    provider.next(rambling);
    const { conversationId, text, done } = await coach.talk(person, { message: QUESTION });
    expect(done).toMatchObject({ source: 'anthropic', cutOff: true });
    expect(text).toContain('and so on and so on ');
    expect(await messagesOf(conversationId)).toMatchObject([{}, { content: text, cutOff: true }]);
    await eventually('its place to be free', async () => {
      const held = "SELECT 1 FROM provider_seats WHERE room = 'anthropic replies' AND holder IS NOT NULL";
      return (await coach.database.query(held)).length === 0 || undefined;
    });
    expect(provider.only.wasAbandoned).toBe(true);
  });
});

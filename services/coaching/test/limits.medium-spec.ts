import type { Actor } from '@anew/contracts/actor';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { someone } from '@anew/service-testkit/actors';
import { refusalOf } from '@anew/service-testkit/service-alone';
import type { Talk } from '@anew/testkit/chat';
import type { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { FakeProvider } from '@anew/testkit/fake-provider';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CoachAlone } from './coach-alone.js';
import { DANGER, HARMLESS } from './said.js';

const CALLS_PER_DAY = 8;
/** Two calls: a judgement and the reply. */
const CALLS_PER_MESSAGE = 2;
const MESSAGES = CALLS_PER_DAY / CALLS_PER_MESSAGE;
const AT_ONCE = 3;

let coach: CoachAlone;
let provider: FakeProvider;
let database: Database;
let person: Actor;

beforeAll(async () => {
  provider = await FakeProvider.start();
  coach = await CoachAlone.start({
    ...provider.env('anthropic'),
    AI_CALLS_PER_DAY: String(CALLS_PER_DAY),
    CHAT_REPLIES_AT_ONCE: String(AT_ONCE),
    RATE_LIMIT_FACTOR: '1',
  });
  ({ database } = coach);
});

beforeEach(() => {
  person = someone();
});

afterEach(() => provider.forget());

afterAll(async () => {
  await coach.stop();
  await provider.stop();
});

const say = (message: string, conversationId?: string): Promise<Talk> =>
  coach.say(person, message, conversationId);

async function refused(message: string, conversationId?: string) {
  const { kind, code, details } = await refusalOf(say(message, conversationId));
  return { kind, code, retryAfter: details.retryAfter };
}

const useCalls = (count: number) =>
  database.query(
    `INSERT INTO chat_uses (user_id, used_at, kind) SELECT $1, now(), 'provider-call' FROM generate_series(1, $2)`,
    [person.userId, count],
  );

/** Sends a message, leaves as soon as the provider has been asked, and waits until the coach has noticed. */
async function hangUp(message: string, conversationId: string | undefined): Promise<string> {
  const held = provider.hold();
  const stop = new AbortController();
  const input = { message, ...(conversationId !== undefined && { conversationId }) };
  const events = coach.chat(person, input, { signal: stop.signal });
  const first = await events.next();
  if (first.value?.event !== 'conversation') throw new Error('The conversation is not named first');
  await held;
  stop.abort();
  const { conversationId: id } = first.value.data;
  await eventually('the conversation to be free', async () => {
    const [row] = await database.query('SELECT 1 FROM conversations WHERE id = $1 AND answering IS NULL', [
      id,
    ]);
    return row && true;
  });
  return id;
}

describe('calls of the provider', () => {
  it('are counted when somebody hangs up and sends the same message again', async () => {
    let conversationId: string | undefined;
    for (let time = 0; time < MESSAGES; time++) conversationId = await hangUp(HARMLESS, conversationId);
    const asked = () => [provider.judgements.length, provider.requests.length];
    expect(asked()).toEqual([MESSAGES, MESSAGES]);
    const refusal = await refused(HARMLESS, conversationId);
    expect(refusal).toMatchObject({ kind: 'too_many', code: 'daily_limit' });
    expect(refusal.retryAfter).toBeGreaterThan(23 * 3_600);
    expect(asked()).toEqual([MESSAGES, MESSAGES]);
  });

  it('end with a judgement where one is left: the curated coach answers', async () => {
    await useCalls(CALLS_PER_DAY - 1);
    expect((await say(HARMLESS)).done?.source).toBe('curated');
    expect([provider.judgements.length, provider.requests.length]).toEqual([1, 0]);
  });

  it('end with the limit for somebody in danger as well, who is answered all the same', async () => {
    const { conversationId } = await say(DANGER);
    provider.next((reply) => reply.say('Soup, perhaps, and 1-800-799-7233 at any hour.'));
    expect((await say(HARMLESS, conversationId)).done?.source).toBe('anthropic');
    provider.forget();
    await useCalls(CALLS_PER_DAY);
    expect((await say(HARMLESS, conversationId)).done?.source).toBe('safety');
    expect((await say(DANGER, conversationId)).done?.source).toBe('safety');
    expect([...provider.requests, ...provider.judgements]).toEqual([]);
  });

  it('are counted for each person alone', async () => {
    await useCalls(CALLS_PER_DAY);
    person = someone();
    expect((await say(HARMLESS)).done?.source).toBe('anthropic');
  });
});

describe('messages that are rehearsed', () => {
  const rehearse = (message: string) =>
    coach.service.ask(coachingRpc.rehearsals.rehearse, person, { message, recipient: 'ex' });

  it('count like messages, and a sign of danger is answered beyond the limit', async () => {
    await rehearse(HARMLESS);
    const [{ uses } = { uses: '' }] = await database.query<{ uses: string }>(
      `SELECT string_agg(kind, ',' ORDER BY kind) AS uses FROM chat_uses WHERE user_id = $1`,
      [person.userId],
    );
    // A message for the day's limit of messages, and the call of the model that reads it.
    expect(uses).toBe('message,provider-call');
    await useCalls(CALLS_PER_DAY);
    expect(await refusalOf(rehearse(HARMLESS))).toMatchObject({ kind: 'too_many', code: 'daily_limit' });
    expect(await rehearse('You hit me again and I am afraid of you')).toMatchObject({ kind: 'no-reading' });
  });
});

describe('what one person has stored', () => {
  it('ends with the room that there is for it, except for somebody in danger, and deleting makes room', async () => {
    const { conversationId } = await say(HARMLESS);
    // This is as large as 50 MB of messages, but nobody reads it.
    await database.query(
      'UPDATE messages SET content = repeat($2, 26214400)::bytea WHERE conversation_id = $1',
      [conversationId, 'x'],
    );
    await database.query(
      `INSERT INTO messages (id, conversation_id, role, content, created_at, position)
       SELECT gen_random_uuid(), conversation_id, role, content, created_at, position + 10 FROM messages
       WHERE conversation_id = $1`,
      [conversationId],
    );
    expect(await refused(HARMLESS)).toEqual({ kind: 'too_many', code: 'quota_reached', retryAfter: 3_600 });
    expect((await say(DANGER)).done?.source).toBe('safety');
    await coach.service.ask(coachingRpc.conversations.delete, person, { id: conversationId });
    expect((await say(HARMLESS)).done?.source).toBe('anthropic');
  });
});

describe('replies at the same time', () => {
  it(`are ${AT_ONCE} for one person; a sign of danger is answered beside them`, async () => {
    const holds = Array.from({ length: AT_ONCE }, () => provider.hold());
    const talks = holds.map(async (_, index) => say(`${HARMLESS} ${index}`));
    const [first, ...others] = await Promise.all(holds);
    expect(await refused(HARMLESS)).toEqual({ kind: 'too_many', code: 'still_answering', retryAfter: 5 });
    expect((await say(DANGER)).done?.source).toBe('safety');
    first?.say('Soup.');
    await Promise.race(talks);
    expect((await say(HARMLESS)).done?.source).toBe('anthropic');
    for (const reply of others) reply.say('Soup.');
    await Promise.all(talks);
  });
});

describe('a conversation that is being answered', () => {
  it('has one message waiting; a third one is refused at once', async () => {
    const { conversationId } = await say(HARMLESS);
    const held = provider.hold();
    const first = say('And on Saturday?', conversationId);
    const reply = await held;
    const second = say('And on Sunday?', conversationId);
    await eventually('the second message to wait', async () => {
      const [row] = await database.query(
        'SELECT 1 FROM conversations WHERE id = $1 AND waiting_until > now()',
        [conversationId],
      );
      return row && true;
    });
    expect(await refused('And on Monday?', conversationId)).toMatchObject({
      kind: 'conflict',
      code: 'still_answering',
    });
    reply.say('Bread.');
    expect((await first).text).toBe('Bread.');
    expect((await second).done?.source).toBe('anthropic');
    const [row] = await database.query('SELECT waiting FROM conversations WHERE id = $1', [conversationId]);
    expect(row).toEqual({ waiting: null });
  });
});

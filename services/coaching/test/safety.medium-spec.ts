import { analyze } from '@anew/coach-safety/findings';
import {
  DENIED,
  guardInstructions,
  HELD,
  IN_DOUBT,
  LEFT_OPEN,
} from '@anew/coach-safety/replies/instructions';
import { weakTexts } from '@anew/coach-safety/replies/weak-doubt';
import type { Actor } from '@anew/contracts/actor';
import { questions } from '@anew/curated-coach/learning/questions';
import { couple, someone } from '@anew/service-testkit/actors';
import { refusalOf } from '@anew/service-testkit/service-alone';
import type { Talk } from '@anew/testkit/chat';
import type { Database } from '@anew/testkit/database';
import { FakeProvider, type Script } from '@anew/testkit/fake-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CoachAlone } from './coach-alone.js';
import { DANGER, DOUBTFUL, HARMLESS, HOTLINE, QUIET } from './said.js';

const PER_DAY = 4;

let coach: CoachAlone;
let provider: FakeProvider;
let database: Database;

async function startCoach(): Promise<void> {
  coach = await CoachAlone.start({
    ...provider.env('anthropic'),
    ...provider.env('openai'),
    CHAT_MESSAGES_PER_DAY: String(PER_DAY),
    RATE_LIMIT_FACTOR: '1',
  });
  ({ database } = coach);
}

beforeAll(async () => {
  provider = await FakeProvider.start();
  provider.always(fine);
  await startCoach();
});

afterEach(async () => {
  provider.forget();
  provider.always(fine);
  // A process that has seen its providers fail leaves them alone for a while, which would be felt in the next test.
  if (haveFailed) await coach.stop();
  if (haveFailed) await startCoach();
  haveFailed = false;
});

afterAll(async () => {
  await coach.stop();
  await provider.stop();
});

const fine: Script = (reply) => reply.say('Something with lentils.');

let haveFailed = false;

const down: Script = (reply) => {
  haveFailed = true;
  reply.refuse(500, 'api_error');
};

const messagesOf = (person: Actor, { conversationId }: Talk) => coach.messagesOf(person, conversationId);

describe('a sign of danger', () => {
  it('is answered by the safety check alone, though every provider is down', async () => {
    const [person] = couple();
    provider.always(down);
    const reply = await coach.say(person, DANGER);
    expect(reply.done?.source).toBe('safety');
    expect(reply.done).not.toHaveProperty('cutOff');
    expect(reply.text).toContain(HOTLINE);
    expect(provider.requests).toHaveLength(0);
    expect(await messagesOf(person, reply)).toMatchObject([
      { role: 'user', content: DANGER },
      { role: 'assistant', content: reply.text, source: 'safety' },
    ]);
  });

  it('puts what follows under a guard, with a provider and without one', async () => {
    const [person] = couple();
    const { conversationId } = await coach.say(person, DANGER);
    provider.next((reply) => reply.say('Soup, perhaps, and 1-800-799-7233 at any hour.'));
    expect((await coach.say(person, HARMLESS, conversationId)).done?.source).toBe('anthropic');
    expect(provider.only.system).toContain(guardInstructions('violence'));
    provider.always(down);
    const { done, text } = await coach.say(person, `${HARMLESS} And on Saturday?`, conversationId);
    expect(done?.source).toBe('safety');
    expect(text).toContain(HOTLINE);
    // In another conversation it is an ordinary question.
    provider.forget();
    provider.always(fine);
    await coach.say(person, HARMLESS);
    expect(provider.only.system).not.toContain(guardInstructions('violence'));
  });

  it('on the body keeps its doctor in a provider’s reply too', async () => {
    const [person] = couple();
    const { conversationId } = await coach.say(person, 'he choked me last night');
    provider.next((reply) => reply.say('Soup, perhaps, and 1-800-799-7233 at any hour.'));
    const { done, text } = await coach.say(person, HARMLESS, conversationId);
    expect(done?.source).toBe('anthropic');
    expect(text).toMatch(/^\*\*Please let a doctor see your neck today[^]*Soup, perhaps/);
  });
});

const DOUBTFUL_IN_SPANISH = 'pongo una silla en la puerta para dormir';

/** A message about which the classifier hardly doubts, and of something else than suicide. */
const weakly = (): string =>
  questions().find(({ text, language }) => {
    const { isWeak, leaning, or } = analyze(text);
    return language === 'en' && isWeak && ![leaning, or].includes('suicide');
  })?.text ?? '';

describe('a doubt', () => {
  const titlesOf = async (person: Actor): Promise<string[]> =>
    (await coach.conversationsOf(person)).map(({ title }) => title);

  it('is asked about with the numbers and without an exercise, in the language of the message', async () => {
    const [person] = couple();
    const reply = await coach.say(person, DOUBTFUL);
    expect(reply.done?.source).toBe('safety');
    expect(reply.text).toContain('cemetery');
    expect(reply.text).toMatch(QUIET);
    expect(reply.text).not.toContain('/modules/');
    expect((await coach.say(person, DOUBTFUL_IN_SPANISH)).text).toMatch(
      /1-800-799-7233.*te escuchan|¿Le tienes miedo/,
    );
    expect((await coach.say(person, 'Mon mari me frappe et je ne veux plus vivre avec lui')).text).toMatch(
      /988/,
    );
    expect(provider.requests).toHaveLength(0);
  });

  it('at a person’s first message is followed by what the coach is, which the next answer does not repeat', async () => {
    const [person, partner] = couple();
    const { text, conversationId } = await coach.say(person, DOUBTFUL);
    expect(text).toMatch(/\n\n\*I’m an AI\..*not therapy\.\*$/);
    expect((await coach.say(person, HARMLESS, conversationId)).text).not.toMatch(/\bAI\b/);
    expect((await coach.say(partner, DOUBTFUL_IN_SPANISH)).text).toMatch(
      /\n\n\*Soy una IA\..*no es terapia\.\*$/,
    );
    expect((await coach.say(someone(), '¿Cómo repartimos las tareas de la casa?')).text).toMatch(
      /^\*Una cosa antes: soy una IA\./,
    );
  });

  it('lasts one clear message, with a provider and without one, and ends with the second', async () => {
    const [person] = couple();
    const { conversationId } = await coach.say(person, weakly());
    expect((await coach.say(person, HARMLESS, conversationId)).text).toMatch(QUIET);
    expect(provider.only.system).toContain(IN_DOUBT);
    provider.forget();
    provider.always(fine);
    const ended = await coach.say(person, `${HARMLESS} And on Saturday?`, conversationId);
    expect(provider.only.system).not.toContain(IN_DOUBT);
    expect(ended.text).not.toMatch(QUIET);
    provider.always(down);
    const other = await coach.say(person, DOUBTFUL);
    const stayed = await coach.say(person, HARMLESS, other.conversationId);
    expect(stayed.done?.source).toBe('safety');
    expect(stayed.text).toMatch(QUIET);
  });

  it('about what is probably harmless ends in a "no", and the coach answers the next message', async () => {
    const [person, partner] = couple();
    const asked = await coach.say(person, weakly());
    expect(asked.text).toContain(weakTexts('en').questions[0]);
    expect(asked.text).toMatch(QUIET);
    await coach.say(person, 'no, nothing like that', asked.conversationId);
    expect(provider.only.system).toContain(DENIED);
    provider.always(down);
    const other = await coach.say(partner, weakly());
    const back = await coach.say(partner, 'no, nothing like that', other.conversationId);
    expect(back.done?.source).toBe('safety');
    expect(back.text).not.toContain('/modules/');
    const coached = await coach.say(partner, HARMLESS, other.conversationId);
    expect(coached.done?.source).toBe('curated');
  });

  it('that may be about suicide does not end in a "no", with a provider and without one', async () => {
    const [person] = couple();
    const { conversationId } = await coach.say(person, DOUBTFUL);
    await coach.say(person, 'No', conversationId);
    expect(provider.only.system).toContain(LEFT_OPEN);
    provider.always(down);
    const stayed = await coach.say(person, HARMLESS, conversationId);
    expect(stayed.done?.source).toBe('safety');
    expect(stayed.text).toMatch(/you can tell me[^]*988/);
    const rested = await coach.say(person, `${HARMLESS} And on Saturday?`, conversationId);
    expect(rested.done?.source).toBe('safety');
    expect(rested.text).toMatch(/what you wrote earlier[^]*988/);
  });

  it('that was strong leaves no room for an exercise later, with a provider and without one', async () => {
    const [person] = couple();
    const { conversationId } = await coach.say(person, DOUBTFUL);
    for (const clear of [HARMLESS, HARMLESS]) await coach.say(person, clear, conversationId);
    expect(provider.requests.at(-1)?.system).toContain(HELD);
    provider.always(down);
    const held = await coach.say(person, 'How do we plan a date night?', conversationId);
    expect(held.done?.source).toBe('safety');
    expect(held.text).toMatch(/what you (?:told me|wrote earlier)/);
    expect(held.text).toMatch(QUIET);
    expect(held.text).not.toContain('/modules/');
  });

  it('takes the title away, as a concern does, when it arises and later', async () => {
    const [person, partner] = couple();
    const first = await coach.say(person, HARMLESS);
    expect(await titlesOf(person)).toEqual([HARMLESS]);
    await coach.say(person, DANGER, first.conversationId);
    expect(await titlesOf(person)).toEqual([expect.stringMatching(/^Conversation, [A-Z][a-z]{2} \d{1,2}$/)]);
    await coach.say(partner, DOUBTFUL);
    expect(await titlesOf(partner)).toEqual([expect.stringMatching(/^Conversation, /)]);
  });

  it('is found in what was written before findings were kept, once the list is read', async () => {
    const [person] = couple();
    const { conversationId } = await coach.say(person, HARMLESS);
    const [{ title } = { title: null }] = await database.query<{ title: Buffer }>(
      'SELECT title FROM conversations WHERE id = $1',
      [conversationId],
    );
    await coach.say(person, DANGER, conversationId);
    await database.query('UPDATE conversations SET title = $2 WHERE id = $1', [conversationId, title]);
    await database.query('UPDATE messages SET findings = NULL WHERE conversation_id = $1', [conversationId]);
    expect(await titlesOf(person)).toEqual([expect.stringMatching(/^Conversation, /)]);
    const kept = await database.query<{ length: number | null }>(
      'SELECT length(findings) AS length FROM messages WHERE conversation_id = $1 ORDER BY position',
      [conversationId],
    );
    // Findings have the same length whatever was found, and the coach's messages have none.
    const [own] = kept.map(({ length }) => length);
    expect(kept.map(({ length }) => length)).toEqual([own, null, own, null]);
    expect(own).toBeGreaterThan(500);
  });

  it('does not show in the length of what the database holds', async () => {
    const [person, partner] = couple();
    const talks = [
      await coach.say(person, HARMLESS),
      await coach.say(person, DANGER),
      await coach.say(partner, DOUBTFUL),
    ];
    const kept = await database.query<{ length: number }>(
      'SELECT length(content) AS length FROM messages WHERE conversation_id = ANY($1)',
      [talks.map(({ conversationId }) => conversationId)],
    );
    expect(kept).toHaveLength(6);
    // A nonce and a tag stand before what is sealed.
    expect(kept.filter(({ length }) => (length - 28) % 1_024 !== 0)).toEqual([]);
    for (const talk of talks) {
      const [, answer] = await messagesOf(talk === talks[2] ? partner : person, talk);
      expect(answer?.content).toBe(talk.text);
    }
  });

  it('does not show in the calls that are counted, in the time of the answer, or in what is kept for a repeat', async () => {
    const messages = [HARMLESS, DANGER, DOUBTFUL, 'Mon mari me frappe et je ne veux plus vivre avec lui'];
    const people = messages.map(() => someone());
    const repeated = someone();
    const useMessages =
      'INSERT INTO chat_uses (user_id, used_at) SELECT $1, now() FROM generate_series(1, $2)';
    await database.query(useMessages, [repeated.userId, PER_DAY]);
    await coach.talk(repeated, { message: DANGER }, { key: 'beyond the limit' });
    let askedAt = new Date(0);
    provider.next((reply) => {
      askedAt = new Date();
      reply.say('Soup.');
    });
    for (const [index, message] of messages.entries())
      await coach.talk(people[index]!, { message }, { key: 'first' });
    const ids = people.map(({ userId }) => userId);

    const counted = await database.query<{ kinds: string; times: number }>(
      `SELECT string_agg(kind, ' ' ORDER BY kind) AS kinds, count(DISTINCT used_at)::int AS times
       FROM chat_uses WHERE user_id = ANY($1) GROUP BY user_id`,
      [ids],
    );
    expect(counted).toEqual(ids.map(() => ({ kinds: 'message provider-call provider-call', times: 2 })));
    const times = await database.query<{ at: Date }>(
      `SELECT used_at AS at FROM chat_uses WHERE user_id = $1
       UNION ALL SELECT m.created_at FROM messages m JOIN conversations c ON c.id = conversation_id WHERE user_id = $1`,
      [ids[0]],
    );
    expect(times).toHaveLength(5);
    for (const { at } of times) expect(at.getTime()).toBeLessThanOrEqual(askedAt.getTime());
    const kept = await database.query<{ length: number }>(
      'SELECT DISTINCT length(response) AS length FROM idempotency_keys WHERE user_id = ANY($1)',
      [[...ids, repeated.userId]],
    );
    expect(kept).toHaveLength(1);
  });

  it('may be behind any message that nothing fits: the curated coach asks back with the numbers', async () => {
    const [person] = couple();
    provider.always(down);
    const reply = await coach.say(person, 'zzz qqq');
    expect(reply.done?.source).toBe('curated');
    expect(reply.text).toMatch(QUIET);
  });
});

describe('beyond the day’s limit', () => {
  it('an ordinary message is refused kindly and not stored; a sign of danger is answered', async () => {
    const [person, partner] = couple();
    const first = await coach.say(person, HARMLESS);
    for (let used = 1; used < PER_DAY; used++)
      await coach.say(person, `${HARMLESS} ${used}`, first.conversationId);

    const refused = await refusalOf(coach.say(person, 'And one more?', first.conversationId));
    expect(refused).toMatchObject({ kind: 'too_many', code: 'daily_limit' });
    expect(refused.message).toMatch(/^You have talked a lot through today.* in about 24 hours/);
    expect(refused.details.retryAfter).toBeGreaterThan(23 * 3_600);
    expect(refused.details.retryAfter).toBeLessThanOrEqual(24 * 3_600);
    expect(await messagesOf(person, first)).toHaveLength(2 * PER_DAY);

    const danger = await coach.say(person, DANGER, first.conversationId);
    expect(danger.done?.source).toBe('safety');
    // Messages after a sign of danger are accepted, too. A new subject has to wait, and the partner has a
    // separate limit.
    expect((await coach.say(person, HARMLESS, first.conversationId)).error).toBeUndefined();
    expect(await refusalOf(coach.say(person, HARMLESS))).toMatchObject({ code: 'daily_limit' });
    expect((await coach.say(partner, HARMLESS)).text).toContain('lentils');
  });
});

import { randomUUID } from 'node:crypto';
import { coachingEvents, contentEvents } from '@anew/contracts/events/map';
import type { AiQuestions } from '@anew/contracts/identity/preferences';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { FakeProvider, type Script } from '@anew/testkit/fake-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../src/app.js';

const FIRST = 'What small thing did your partner do this week that made a day easier for you?';
const SECOND = 'Which corner of your home feels most like the two of you?';

let fake: FakeProvider;
let coaching: ServiceAlone;

beforeAll(async () => {
  fake = await FakeProvider.start();
  const env = {
    ...fake.env('anthropic'),
    ...fake.env('openai'),
    AI_QUESTIONS_EVERY_MS: '100',
    AI_BREAK_MS: '50',
  };
  coaching = await ServiceAlone.start('coaching', start, { env });
});

afterEach(() => fake.forget());

afterAll(async () => {
  await coaching.stop();
  await fake.stop();
});

const orderOf = (provider: AiQuestions = 'auto') => ({
  orderId: randomUUID(),
  coupleId: randomUUID(),
  provider,
  areas: ['our-vision' as const, 'love-fun-intimacy' as const],
});
type Order = ReturnType<typeof orderOf>;

/** Orders and waits until the order was read. */
async function want(order: Order, options = {}): Promise<string> {
  const id = await coaching.tell(contentEvents.questionsWanted, order, options);
  await coaching.handled(contentEvents.questionsWanted);
  return id;
}

const writtenFor = async ({ orderId }: Order) => {
  const events = await listEvents(coaching.nats, coachingEvents.questionsWritten);
  return events.filter(({ data }) => data.orderId === orderId).map(({ data }) => data);
};

const firstFor = (order: Order) =>
  eventually('the questions', async () => (await writtenFor(order))[0] ?? null);

const openOrders = async ({ orderId }: Order) =>
  (await coaching.database.query('SELECT 1 FROM question_orders WHERE order_id = $1', [orderId])).length;

const done = (order: Order) =>
  eventually('the order to be finished', async () => (await openOrders(order)) === 0 || null);

const lines = (...texts: string[]) => texts.map((text) => `our-vision | light | ${text}\n`);

describe('questions for a couple', () => {
  it('are written from its focus areas alone, and those that break a rule are left out', async () => {
    fake.next((reply) =>
      reply.say(...lines(FIRST, 'Why do you always leave your kids with your ex?', SECOND)),
    );
    const order = orderOf();
    await want(order);
    const { coupleId, questions } = await firstFor(order);
    expect(coupleId).toBe(order.coupleId);
    expect(questions.map(({ text }) => text)).toEqual([FIRST, SECOND]);
    expect(fake.only.protocol).toBe('anthropic');
    expect(fake.only.turns).toHaveLength(1);
    const sent = JSON.stringify(fake.only.body);
    expect(sent).toContain('love-fun-intimacy');
    expect(sent).not.toContain(order.coupleId);
    expect(sent).not.toContain('practical-blending');
    await done(order);
  });

  it('are written once, however often they are wanted', async () => {
    fake.next((reply) => reply.say(...lines(FIRST)));
    const order = orderOf();
    const id = await want(order);
    await firstFor(order);
    await want(order, { id });
    const later = orderOf();
    fake.next((reply) => reply.say(...lines(SECOND)));
    await want(later);
    await firstFor(later);
    await done(later);
    expect(await writtenFor(order)).toHaveLength(1);
    expect(fake.requests).toHaveLength(2);
  });

  it('come from the provider that the couple has chosen', async () => {
    fake.next((reply) => reply.say(...lines(FIRST)));
    const order = orderOf('openai');
    await want(order);
    await firstFor(order);
    expect(fake.only.protocol).toBe('openai');
  });

  it('come from the other provider when the first one fails', async () => {
    fake.next(
      (reply) => reply.refuse(529, 'overloaded_error'),
      (reply) => reply.say(...lines(FIRST)),
    );
    const order = orderOf();
    await want(order);
    await firstFor(order);
    expect(fake.requests.map(({ protocol }) => protocol)).toEqual(['anthropic', 'openai']);
  });

  it('are given up after three requests', async () => {
    fake.next(...Array<Script>(3).fill((reply) => reply.say('Sorry, I cannot do that.')));
    const order = orderOf();
    await want(order);
    await done(order);
    expect(fake.requests).toHaveLength(3);
    expect(await writtenFor(order)).toEqual([]);
  });

  it('cost nothing where the couple wants none', async () => {
    const order = orderOf('disabled');
    await want(order);
    const later = orderOf();
    fake.next((reply) => reply.say(...lines(FIRST)));
    await want(later);
    await firstFor(later);
    expect(fake.requests).toHaveLength(1);
    expect(await openOrders(order)).toBe(0);
  });
});

it('are left to the curated ones where no provider is configured', async () => {
  await coaching.stop();
  coaching = await ServiceAlone.start('coaching', start, { env: { AI_PROVIDER: 'disabled' } });
  const order = orderOf();
  await want(order);
  expect(await openOrders(order)).toBe(0);
});

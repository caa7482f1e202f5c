import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { contentRpc } from '@anew/contracts/content/rpc';
import { coachingEvents, contentEvents, identityEvents } from '@anew/contracts/events/map';
import type { AiQuestions } from '@anew/contracts/identity/preferences';
import { couple, someone } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROMPTS } from '../src/seeds/prompts/index.js';
import { startContent } from './fixtures.js';

let content: ServiceAlone;

beforeAll(async () => {
  // Whatever takes a connection that is not there waits for longer than a test.
  content = await startContent({ env: { DATABASE_POOL_SIZE: '2', DATABASE_WAIT_MS: '60000' } });
});

afterAll(() => content.stop());

const { focuses, today, prompts } = contentRpc;
const AREA = 'love-fun-intimacy' as const;
const NEW = ['Which shelf of yours would a museum want?', 'What would a dog say about your evenings?'];

const focus = (actor: Actor) => content.ask(focuses.set, actor, { moduleSlug: AREA, priority: 'high' });
const draw = (actor: Actor) => content.ask(today.prompt, actor, {});

const ordersOf = async ({ coupleId }: Actor) => {
  const events = await listEvents(content.nats, contentEvents.questionsWanted);
  return events.filter(({ data }) => data.coupleId === coupleId).map(({ data }) => data);
};

const orderOf = (actor: Actor) => eventually('the order', async () => (await ordersOf(actor))[0] ?? null);

const written = (orderId: string, coupleId: string, texts: string[]) => ({
  orderId,
  coupleId,
  questions: texts.map((text) => ({ moduleSlug: AREA, depth: 'light' as const, text })),
});

const storedFor = async (coupleId: string | null) => {
  const rows = await content.database.query<{ text: string }>(
    'SELECT text FROM prompts WHERE couple_id = $1 ORDER BY text',
    [coupleId],
  );
  return rows.map(({ text }) => text);
};

const stored = (actor: Actor, count: number) =>
  eventually('the questions', async () => {
    const texts = await storedFor(actor.coupleId);
    return texts.length === count ? texts : null;
  });

const prefer = async (actor: Actor, aiQuestions: AiQuestions, version = 1) => {
  const coupleId = actor.coupleId!;
  const choice = { coupleId, questionStyle: 'balanced', aiQuestions, version } as const;
  await content.tell(identityEvents.preferencesChanged, choice);
  await content.handled(identityEvents.preferencesChanged);
};

/** Lets the service get questions for a couple, and waits until it has stored or dropped them. */
const tellWritten = async (orderId: string, coupleId: string, texts: string[]) => {
  await content.tell(coachingEvents.questionsWritten, written(orderId, coupleId, texts));
  await content.handled(coachingEvents.questionsWritten);
};

/** A couple with a focus area, for which these questions were ordered and written. */
async function coupleWith(texts: string[]) {
  const [a, b] = couple();
  await focus(a);
  await draw(a);
  const { orderId } = await orderOf(a);
  await content.tell(coachingEvents.questionsWritten, written(orderId, a.coupleId!, texts));
  await stored(a, texts.length);
  return { a, b, orderId };
}

describe('an order', () => {
  it('tells nothing but the areas, once a day, when the first of the two looks at the question', async () => {
    const [a, b] = couple();
    await focus(a);
    await Promise.all([draw(a), draw(b), draw(a)]);
    const order = await orderOf(a);
    expect(order).toEqual({ orderId: order.orderId, coupleId: a.coupleId, provider: 'auto', areas: [AREA] });
    await draw(b);
    expect(await ordersOf(a)).toHaveLength(1);
  });

  it('is not placed without a focus area, without a couple, or where it is disabled', async () => {
    const [plain, off] = [someone(), someone()];
    const alone = someone({ coupleId: null });
    await focus(off);
    await prefer(off, 'disabled');
    for (const actor of [plain, off, alone]) await draw(actor);
    const last = someone();
    await focus(last);
    await draw(last);
    await orderOf(last);
    expect([...(await ordersOf(plain)), ...(await ordersOf(off))]).toEqual([]);
  });
});

describe('what is written', () => {
  it('is stored without what the curated questions ask already', async () => {
    const { text } = PROMPTS[0]!;
    const [a] = couple();
    await focus(a);
    await draw(a);
    const { orderId } = await orderOf(a);
    await content.tell(coachingEvents.questionsWritten, written(orderId, a.coupleId!, [text, NEW[0]!]));
    expect(await stored(a, 1)).toEqual([NEW[0]]);
  });

  it('counts once, and only for the couple that ordered it', async () => {
    const { a, orderId } = await coupleWith([NEW[0]!]);
    const stranger = someone();
    for (const coupleId of [a.coupleId!, stranger.coupleId!]) await tellWritten(orderId, coupleId, [NEW[1]!]);
    await tellWritten(randomUUID(), a.coupleId!, [NEW[1]!]);
    expect(await storedFor(a.coupleId)).toEqual([NEW[0]]);
    expect(await storedFor(stranger.coupleId)).toEqual([]);
  });

  it('is stored for as many couples at once as there are connections to the database', async () => {
    const actors = [someone(), someone()];
    const orderIds: string[] = [];
    for (const actor of actors) {
      await focus(actor);
      await draw(actor);
      orderIds.push((await orderOf(actor)).orderId);
    }
    const hold = await content.database.hold('LOCK TABLE question_orders IN EXCLUSIVE MODE');
    try {
      for (const [at, { coupleId }] of actors.entries())
        await content.tell(coachingEvents.questionsWritten, written(orderIds[at]!, coupleId!, NEW));
      await eventually('both to wait', async () => (await content.database.waiting()) === 2 || null);
    } finally {
      await hold.release();
    }
    for (const actor of actors) await stored(actor, 2);
  });

  it('is dropped when the couple does not want it anymore, and gone with the couple', async () => {
    const [a] = couple();
    await focus(a);
    await draw(a);
    const { orderId } = await orderOf(a);
    await prefer(a, 'disabled');
    await tellWritten(orderId, a.coupleId!, NEW);
    expect(await storedFor(a.coupleId)).toEqual([]);

    const other = await coupleWith(NEW);
    const { coupleId } = other.a;
    const dissolved = { coupleId: coupleId!, memberIds: [], version: 9 };
    await content.tell(identityEvents.membershipChanged, dissolved);
    await content.handled(identityEvents.membershipChanged);
    expect(await storedFor(coupleId)).toEqual([]);
    await tellWritten(other.orderId, coupleId!, NEW);
    expect(await storedFor(coupleId)).toEqual([]);
  });

  /** Lets a couple have had each curated question within the last months, two a day, so that all of them rest. */
  const haveHadAll = ({ coupleId }: Actor) =>
    content.database.query(
      `INSERT INTO daily_choices (couple_id, day, kind, item_id, replaced_item_id, from_focus)
       SELECT $1, current_date - pair::int, 'prompt', min(id::text)::uuid, max(id::text)::uuid, false
       FROM (SELECT id, 1 + row_number() OVER (ORDER BY id) / 2 AS pair FROM prompts WHERE couple_id IS NULL) numbered
       GROUP BY pair`,
      [coupleId],
    );

  it('is drawn for both, marked, once, and for nobody else', async () => {
    const { a, b } = await coupleWith([NEW[0]!]);
    const drawAnew = async (actor: Actor) => {
      const today = 'DELETE FROM daily_choices WHERE couple_id = $1 AND day >= current_date';
      await content.database.query(today, [actor.coupleId]);
      return draw(actor);
    };
    await haveHadAll(a);
    const drawn = await drawAnew(a);
    expect(drawn).toMatchObject({ text: NEW[0], writtenByAi: true, fromFocus: true });
    expect(await draw(b)).toMatchObject({ text: NEW[0], writtenByAi: true });
    await content.ask(prompts.answer, a, { promptId: drawn.id, text: 'The one with the shells.' });
    const [answered] = (await content.ask(prompts.answered, a, {})).items;
    expect(answered).toMatchObject({ text: NEW[0], writtenByAi: true });

    const [stranger] = couple();
    await haveHadAll(stranger);
    expect((await draw(stranger)).text).not.toBe(NEW[0]);
    const rated = content.ask(prompts.rate, stranger, { promptId: drawn.id, isUpvote: true });
    expect(await refusalOf(rated)).toMatchObject({ kind: 'not_found' });

    await prefer(a, 'disabled');
    expect(await drawAnew(a)).not.toHaveProperty('writtenByAi');
  });
});

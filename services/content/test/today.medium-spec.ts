import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import type { CompleteActivityDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import { DAY_MS } from '@anew/contracts/local-date';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { afterMidnight, beforeMidnight, withKey } from './answering.js';
import { outcomeOf, startContent } from './fixtures.js';

let content: ServiceAlone;
const [a, b] = couple();

beforeAll(async () => {
  content = await startContent();
});

afterAll(() => content.stop());

const { today } = contentRpc;
const OTHER = '01900000-0000-7000-8000-000000000000';

describe('what a couple has today', () => {
  it.each([today.quote, today.prompt, today.activity])(
    '%s is the same for both, whenever it is asked for',
    async (subject) => {
      const asked = [a, b, a].map((actor) => content.ask(subject, actor, {}));
      const [first, second, again] = await Promise.all(asked);
      expect(second).toEqual(first);
      expect(again).toEqual(first);
    },
  );

  it('is the same for two who ask at the same moment, and stays so when the service starts anew', async () => {
    const couples = Array.from({ length: 10 }, () => couple());
    const quotesOf = () => couples.flat().map((actor) => content.ask(today.quote, actor, {}));
    const drawn = await Promise.all(quotesOf());
    for (let at = 0; at < drawn.length; at += 2) expect(drawn[at + 1]).toEqual(drawn[at]);
    await content.stop();
    content = await startContent();
    expect(await Promise.all(quotesOf())).toEqual(drawn);
  });

  it('cannot be computed from who they are and the day: drawn once more, it would be something else', async () => {
    const couples = Array.from({ length: 10 }, () => couple());
    const coupleIds = couples.map(([{ coupleId }]) => coupleId);
    const drawAll = async () => {
      const drawn = await Promise.all(couples.map(([actor]) => content.ask(today.activity, actor, {})));
      return drawn.map(({ id }) => id);
    };
    const first = await drawAll();
    await content.database.query('DELETE FROM daily_choices WHERE couple_id = ANY($1)', [coupleIds]);
    expect(await drawAll()).not.toEqual(first);
  });

  it('belongs to the day where the caller is', async () => {
    // 25 hours lie between the two zones: it is never the same day in both. What the one has rests in the other.
    const west = await content.ask(today.prompt, { ...a, timeZone: 'Pacific/Pago_Pago' }, {});
    const east = await content.ask(today.prompt, { ...a, timeZone: 'Pacific/Kiritimati' }, {});
    expect(east.id).not.toBe(west.id);
  });

  it('stays as it was when a focus is set after it was drawn', async () => {
    const before = await content.ask(today.prompt, a, {});
    await content.ask(contentRpc.focuses.set, a, { moduleSlug: 'our-vision', priority: 'high' });
    expect(await content.ask(today.prompt, b, {})).toEqual(before);
  });
});

describe('the first weeks', () => {
  /** Questions and activities that go deep or are intimate, among what forty couples of this age get today. */
  async function tenderOnes(days: number): Promise<number> {
    const since = new Date(Date.now() - days * DAY_MS);
    const couples = Array.from({ length: 40 }, () => together(someone(), someone(), since));
    await Promise.all(
      couples.flatMap(([actor]) =>
        [today.prompt, today.activity].map((subject) => content.ask(subject, actor, {})),
      ),
    );
    const [row] = await content.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM daily_choices
       LEFT JOIN prompts ON prompts.id = item_id LEFT JOIN activities ON activities.id = item_id
       WHERE daily_choices.couple_id = ANY($1)
         AND (prompts.depth = 'deep' OR 'intimate' = ANY(prompts.topics || activities.topics)
           OR activities.difficulty = 'deeper')`,
      [couples.map(([{ coupleId }]) => coupleId)],
    );
    return row?.count ?? 0;
  }

  it('are gentle, counted from the day on which the two joined', async () => {
    expect(await tenderOnes(0)).toBe(0);
    expect(await tenderOnes(13)).toBe(0);
    expect(await tenderOnes(60)).toBeGreaterThan(5);
  });
});

describe('today’s activity', () => {
  const { complete } = contentRpc.activities;

  it('is completed for both, once and for good', async () => {
    const activity = await content.ask(today.activity, a, {});
    const done = await content.ask(complete, a, {
      activityId: activity.id,
      feedback: 'We laughed.',
      rating: 5,
    });
    const after = { ...activity, completed: true, canHaveAnother: false };
    expect(done).toEqual({ ...after, feedbackDropped: false });
    expect(await content.ask(complete, b, { activityId: activity.id })).toEqual(done);
    expect(await content.ask(today.activity, b, {})).toEqual(after);
  });

  it.each([{ feedback: 'We cried.' }, { rating: 2 }])(
    'tells whoever comes second that what they said about it is not kept: %p',
    async (said) => {
      const { id: activityId } = await content.ask(today.activity, a, {});
      await content.ask(complete, a, { activityId });
      expect(await content.ask(complete, b, { activityId, ...said })).toMatchObject({
        feedbackDropped: true,
      });
    },
  );

  it('takes a rating from 1 to 5 and nothing unknown', async () => {
    const { id: activityId } = await content.ask(today.activity, a, {});
    for (const wrong of [{ rating: 6 }, { rating: 1.5 }, { feedback: ' ' }, { stars: 3 }]) {
      const input: CompleteActivityDto = { activityId, ...wrong };
      expect(await refusalOf(content.ask(complete, a, input))).toMatchObject({
        kind: 'invalid',
        code: 'validation_failed',
      });
    }
  });

  it('is the only one that can be completed', async () => {
    expect(await refusalOf(content.ask(complete, a, { activityId: OTHER }))).toMatchObject({
      kind: 'not_found',
    });
  });
});

describe('an activity that is done after midnight', () => {
  const { complete } = contentRpc.activities;
  const todays = (actor: Actor) => content.ask(today.activity, actor, {});
  const finish = (actor: Actor, activityId: string) =>
    content.ask(complete, actor, { activityId, feedback: 'We laughed.' });
  const NOT_THERE = { kind: 'not_found', code: 'not_found' };

  const passDays = ({ coupleId }: Actor, days: number) =>
    content.database.query('UPDATE daily_choices SET day = day - $2::int WHERE couple_id = $1', [
      coupleId,
      days,
    ]);

  it('is done on its own day, with what is said about it, and the new day’s is still to do', async () => {
    const [me, partner] = couple();
    const begun = await todays(beforeMidnight(me));
    const next = await todays(afterMidnight(me));
    expect(next.id).not.toBe(begun.id);
    expect(await finish(afterMidnight(me), begun.id)).toEqual({
      ...begun,
      completed: true,
      canHaveAnother: false,
      feedbackDropped: false,
    });
    expect(await todays(beforeMidnight(partner))).toMatchObject({ id: begun.id, completed: true });
    expect(await todays(afterMidnight(partner))).toEqual(next);
    const { activities } = await content.exportOf(contentRpc.account.export, me);
    expect(activities).toMatchObject([{ activityId: begun.id, feedback: 'We laughed.' }]);
  });

  it('is answered the same way when a request from before midnight comes again', async () => {
    const [me] = couple();
    const keyed = withKey(me, randomUUID());
    const { id } = await todays(beforeMidnight(me));
    const first = await finish(beforeMidnight(keyed), id);
    await passDays(me, 1);
    expect(await finish(afterMidnight(keyed), id)).toEqual(first);
  });

  it('is refused two days later', async () => {
    const [me, partner] = couple();
    const { id } = await todays(me);
    await passDays(me, 1);
    expect(await outcomeOf(finish(me, id))).toBe('done');
    await passDays(me, 1);
    for (const actor of [me, partner]) expect(await refusalOf(finish(actor, id))).toMatchObject(NOT_THERE);
  });

  it('is not there for a stranger or a former partner, nor once another has replaced it', async () => {
    const [me, partner] = couple();
    const [stranger] = couple();
    const { id } = await todays(beforeMidnight(me));
    for (const other of [stranger, alone(partner)])
      expect(await refusalOf(finish(afterMidnight(other), id))).toMatchObject(NOT_THERE);
    await content.ask(contentRpc.activities.another, beforeMidnight(partner), {});
    expect(await refusalOf(finish(afterMidnight(me), id))).toMatchObject(NOT_THERE);
  });
});

describe('another activity', () => {
  const { another, complete } = contentRpc.activities;
  const todays = (actor: Actor) => content.ask(today.activity, actor, {});
  const ask = (actor: Actor) => content.ask(another, actor, {});
  const finish = (actor: Actor, activityId: string) => content.ask(complete, actor, { activityId });

  it('comes once a day, the same for both, and the first one is no longer theirs', async () => {
    const [me, partner] = couple();
    const first = await todays(me);
    expect(first).toMatchObject({ completed: false, canHaveAnother: true });
    const second = await ask(me);
    expect(second).toMatchObject({ completed: false, canHaveAnother: false });
    expect(second.id).not.toBe(first.id);
    expect(await todays(partner)).toEqual(second);
    for (const actor of [me, partner])
      expect(await refusalOf(ask(actor))).toMatchObject({ kind: 'conflict', code: 'another_taken' });
    expect(await refusalOf(finish(partner, first.id))).toMatchObject({ kind: 'not_found' });
    expect(await finish(partner, second.id)).toMatchObject({ ...second, completed: true });
  });

  it('does not come once the first one is done', async () => {
    const [me, partner] = couple();
    const { id } = await todays(me);
    expect(await finish(me, id)).toMatchObject({ canHaveAnother: false });
    for (const actor of [me, partner])
      expect(await refusalOf(ask(actor))).toMatchObject({ kind: 'conflict', code: 'activity_completed' });
    expect((await todays(partner)).id).toBe(id);
  });

  it('is nothing to others: a stranger’s and a former partner’s stay as they are', async () => {
    const [me, partner] = couple();
    const former = alone(partner);
    const [stranger] = couple();
    const before = await Promise.all([todays(former), todays(stranger)]);
    await ask(me);
    expect(await Promise.all([todays(former), todays(stranger)])).toEqual(before);
    expect(before.map(({ canHaveAnother }) => canHaveAnother)).toEqual([true, true]);
  });

  it('of two who ask at once comes to one, and of a repeat once', async () => {
    const [me, partner] = couple();
    await todays(me);
    const both = await Promise.all([ask(me), ask(partner)].map(outcomeOf));
    expect(both.sort()).toEqual(['another_taken', 'done']);
    const repeated = { ...couple()[0], idempotencyKey: randomUUID() };
    const one = await ask(repeated);
    expect(await ask(repeated)).toEqual(one);
  });

  it('and “done” at the same moment: what was done stays, or is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const [me, partner] = couple();
      const { id } = await todays(me);
      const [done, asked] = await Promise.all([finish(me, id), ask(partner)].map(outcomeOf));
      const now = await todays(me);
      if (done === 'done') expect([asked, now.id, now.completed]).toEqual(['activity_completed', id, true]);
      else expect([done, asked, now.completed]).toEqual(['not_found', 'done', false]);
    }
  });
});

describe('rating a question', () => {
  const { rate } = contentRpc.prompts;

  it('counts the last vote of each', async () => {
    const { id: promptId } = await content.ask(today.prompt, a, {});
    for (const isUpvote of [true, false])
      expect(await content.ask(rate, a, { promptId, isUpvote })).toEqual({ isUpvote });
    const part = await content.exportOf(contentRpc.account.export, a);
    expect(part.promptRatings).toEqual([{ userId: a.userId, promptId, isUpvote: false }]);
  });

  it('is refused for a question that does not exist', async () => {
    const refused = refusalOf(content.ask(rate, a, { promptId: OTHER, isUpvote: true }));
    expect(await refused).toMatchObject({ kind: 'not_found' });
  });
});

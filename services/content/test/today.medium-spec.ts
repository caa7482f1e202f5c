import type { CompleteActivityDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import { couple } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startContent } from './fixtures.js';

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

  it('belongs to the day where the caller is', async () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const [east, west] = await Promise.all(
      zones.map((timeZone) => content.ask(today.prompt, { ...a, timeZone }, {})),
    );
    // 25 hours lie between the two zones: it is never the same day in both.
    expect(east!.id).not.toBe(west!.id);
  });

  it('stays as it was when a focus is set after it was drawn', async () => {
    const before = await content.ask(today.prompt, a, {});
    await content.ask(contentRpc.focuses.set, a, { moduleSlug: 'our-vision', priority: 'high' });
    expect(await content.ask(today.prompt, b, {})).toEqual(before);
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
    expect(done).toEqual({ ...activity, completed: true });
    expect(await content.ask(complete, b, { activityId: activity.id })).toEqual(done);
    expect(await content.ask(today.activity, b, {})).toEqual(done);
  });

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

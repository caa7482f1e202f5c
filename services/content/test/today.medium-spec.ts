import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectionActivity, DailyPrompt } from '@anew/contracts/content/views';
import { exportOf } from '@anew/testkit/life';
import { couple, refusal, type SignedUp } from '@anew/testkit/person';
import { sharedSystem, type SharedSystem } from '@anew/testkit/shared-system';

let system: SharedSystem;
let a: SignedUp;
let b: SignedUp;

beforeAll(async () => {
  system = await sharedSystem();
  [a, b] = await couple(system.origin);
}, 90_000);

const inZone = (zone: string) => ({ headers: { 'x-time-zone': zone } });

describe('what a couple has today', () => {
  it.each(['/api/quotes/today', '/api/prompts/today', '/api/connection-activities/today'])(
    '%s is the same for both, whenever it is asked for',
    async (path) => {
      const [first, second, again] = await Promise.all([a.get(path), b.get(path), a.get(path)]);
      expect(first.status).toBe(200);
      expect(second.body).toEqual(first.body);
      expect(again.body).toEqual(first.body);
    },
  );

  it('belongs to the day where the caller is', async () => {
    const [east, west] = await Promise.all([
      a.get<DailyPrompt>('/api/prompts/today', inZone('Pacific/Kiritimati')),
      a.get<DailyPrompt>('/api/prompts/today', inZone('Pacific/Pago_Pago')),
    ]);
    // The two zones are 25 hours apart, so that their days always differ.
    expect(east.body.id).not.toBe(west.body.id);
  });

  it('stays as it was when a focus is set after it was drawn', async () => {
    const before = (await a.get<DailyPrompt>('/api/prompts/today')).body;
    await a.expectOk(a.post('/api/focuses', { moduleSlug: 'our-vision', priority: 'high' }));
    expect((await b.get('/api/prompts/today')).body).toEqual(before);
  });
});

describe('today’s activity', () => {
  it('is completed for both, once and for good', async () => {
    const { body: activity } = await a.get<ConnectionActivity>('/api/connection-activities/today');
    const path = `/api/connection-activities/${activity.id}/complete`;
    const done = await a.expectOk(a.post<ConnectionActivity>(path, { feedback: 'We laughed.', rating: 5 }));
    expect(done).toEqual({ ...activity, completed: true });
    expect((await b.post(path)).body).toEqual(done);
    expect((await b.get('/api/connection-activities/today')).body).toEqual(done);
  });

  it('takes a rating from 1 to 5 and nothing unknown', async () => {
    const { body: activity } = await a.get<ConnectionActivity>('/api/connection-activities/today');
    const path = `/api/connection-activities/${activity.id}/complete`;
    for (const body of [{ rating: 6 }, { rating: 1.5 }, { feedback: ' ' }, { stars: 3 }])
      expect(await refusal(a.post(path, body))).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('is the only one that can be completed', async () => {
    const other = '01900000-0000-7000-8000-000000000000';
    expect((await a.post(`/api/connection-activities/${other}/complete`, {})).status).toBe(404);
  });
});

describe('rating a question', () => {
  it('counts the last vote of each', async () => {
    const { body: prompt } = await a.get<DailyPrompt>('/api/prompts/today');
    expect((await a.post(`/api/prompts/${prompt.id}/rate`, { isUpvote: true })).body).toEqual({
      isUpvote: true,
    });
    expect((await a.post(`/api/prompts/${prompt.id}/rate`, { isUpvote: false })).body).toEqual({
      isUpvote: false,
    });
    const { body } = await exportOf<{ content: { promptRatings: unknown[] } }>(a);
    expect(body.content.promptRatings).toEqual([{ userId: a.user.id, promptId: prompt.id, isUpvote: false }]);
  });

  it('is refused for a question that does not exist', async () => {
    const other = '01900000-0000-7000-8000-000000000000';
    expect((await a.post(`/api/prompts/${other}/rate`, { isUpvote: true })).status).toBe(404);
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { FOCUS_MODULE_SLUGS, MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import type { ActionCompletion, Module, ModuleSummary } from '@anew/contracts/content/views';
import { couple, refusal, type SignedUp, signUp, single } from '@anew/testkit/person';
import { sharedSystem, type SharedSystem } from '@anew/testkit/shared-system';

let system: SharedSystem;
let a: SignedUp;
let b: SignedUp;

beforeAll(async () => {
  system = await sharedSystem();
  [a, b] = await couple(system.origin);
}, 90_000);

const toggle = (person: SignedUp, slug: string, index: number | string) =>
  person.post<ActionCompletion[]>(`/api/modules/${slug}/actions/${index}/toggle`);

describe('the modules', () => {
  it('are eight, in their order, each with its content', async () => {
    const { body: list } = await a.get<ModuleSummary[]>('/api/modules');
    expect(list.map(({ slug }) => slug)).toEqual(MODULE_SLUGS);
    const { body: module } = await a.get<Module>(`/api/content/modules/${list[0]?.slug ?? ''}`);
    expect(module.actions).toHaveLength(list[0]?.actionCount ?? 0);
    expect(module.lesson.split('\n\n').length).toBeGreaterThan(3);
  });

  it('are not found by another name', async () => {
    for (const slug of ['no-such-module', 'x'.repeat(500), '%00'])
      expect((await a.get(`/api/content/modules/${slug}`)).status).toBe(404);
    expect(await refusal(a.get('/api/content/modules/no-such-module'))).toMatchObject({
      status: 404,
      code: 'module_not_found',
    });
  });
});

describe('action steps', () => {
  it('are ticked off by each person for themself, and back', async () => {
    const ticked = await a.expectOk(toggle(a, 'lets-align', 2));
    expect(ticked.map(({ actionIndex }) => actionIndex)).toEqual([2]);
    expect((await b.get('/api/modules/lets-align/action-completions')).body).toEqual([]);
    const { body: list } = await a.get<ModuleSummary[]>('/api/modules');
    expect(list.find(({ slug }) => slug === 'lets-align')?.completedCount).toBe(1);
    expect(await a.expectOk(toggle(a, 'lets-align', 2))).toEqual([]);
  });

  it('stay as they were when toggled twice at once', async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([toggle(a, 'our-vision', 0), toggle(a, 'our-vision', 0)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await a.get('/api/modules/our-vision/action-completions')).body).toEqual([]);
    }
  });

  it.each([-1, 99, 'first', '1e3'])('do not exist at %s', async (index) => {
    expect((await toggle(a, 'our-vision', index)).status).toBe(404);
  });
});

describe('focus areas', () => {
  it('are the couple’s: set and changed by one, seen by the other, taken away by either', async () => {
    await a.expectOk(a.post('/api/focuses', { moduleSlug: 'our-vision', priority: 'high' }));
    await b.expectOk(b.post('/api/focuses', { moduleSlug: 'our-vision', priority: 'low' }));
    expect((await a.get('/api/focuses')).body).toEqual([{ moduleSlug: 'our-vision', priority: 'low' }]);
    expect((await a.delete('/api/focuses/our-vision')).status).toBe(204);
    expect((await a.delete('/api/focuses/our-vision')).status).toBe(204);
    expect((await b.get('/api/focuses')).body).toEqual([]);
  });

  it('can all be set at once by people who have never changed anything before', async () => {
    for (let count = 0; count < 8; count++) {
      const newcomer = await single(system.origin);
      const set = FOCUS_MODULE_SLUGS.map((moduleSlug) =>
        newcomer.post('/api/focuses', { moduleSlug, priority: 'high' }, { 'idempotency-key': moduleSlug }),
      );
      for (const { status, body } of await Promise.all(set))
        expect({ status, body }).toMatchObject({ status: 200 });
      expect((await newcomer.get('/api/focuses')).body).toHaveLength(6);
    }
  });

  it('are six, and refuse anything else', async () => {
    expect(FOCUS_MODULE_SLUGS).toHaveLength(6);
    for (const body of [
      { moduleSlug: 'honor-lessons', priority: 'high' },
      { moduleSlug: 'our-vision', priority: 'urgent' },
      {},
    ])
      expect((await a.post('/api/focuses', body)).status).toBe(400);
    expect((await a.delete('/api/focuses/honor-lessons')).status).toBe(404);
  });

  it('of another couple are out of reach', async () => {
    await a.expectOk(a.post('/api/focuses', { moduleSlug: 'emotional-safety', priority: 'medium' }));
    const [stranger] = await couple(system.origin);
    expect((await stranger.get('/api/focuses')).body).toEqual([]);
  });
});

describe('interest in the retreat', () => {
  it('needs an account but no couple, and an email address', async () => {
    const person = await signUp(system.origin);
    expect(
      (await person.post('/api/retreat-interest', { email: 'someone@example.org', howHeard: 'podcast' }))
        .status,
    ).toBe(201);
    expect(await refusal(person.post('/api/retreat-interest', { email: '' }))).toMatchObject({
      status: 400,
      errors: [{ field: 'email', message: 'Please enter your email address to express interest.' }],
    });
    expect(
      (await person.post('/api/retreat-interest', { email: 'a@example.org', howHeard: 'tv' })).status,
    ).toBe(400);
  });
});

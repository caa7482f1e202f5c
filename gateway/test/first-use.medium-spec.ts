import { randomUUID } from 'node:crypto';
import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { Couple } from '@anew/contracts/identity/views';
import { eventually } from '@anew/testkit/eventually';
import { couple, refusal, signUp } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';

let system: SharedSystem;

beforeAll(async () => {
  system = await sharedSystem();
});

const answers = (index: number) =>
  Object.fromEntries(ASSESSMENT_QUESTIONS.map(({ id, options }) => [id, options[index]?.value ?? '']));

describe('two people, through the front door', () => {
  it('have one couple account, which is set up once', async () => {
    const person = await signUp(system.origin);
    const setUp = () => person.post<Couple>('/api/couples/setup-individual');
    const { status, body } = await setUp();
    expect(status).toBe(201);
    expect(await setUp()).toMatchObject({ status: 200, body });
  });

  it('are asked the 22 questions of the instrument, in its order', async () => {
    const [a] = await couple(system.origin);
    const { status, body } = await a.get('/api/assessment/questions');
    expect(status).toBe(200);
    expect(body).toEqual(ASSESSMENT_QUESTIONS);
    expect(body).toHaveLength(22);
  });

  it('become a couple, answer alone, and both see the same results', async () => {
    const [a, b] = await couple(system.origin);
    await a.expectOk(a.post('/api/assessment/submit', { responses: answers(0) }));
    expect((await a.get('/api/assessment/results')).body).toBeNull();
    expect((await b.get('/api/assessment/my-responses')).body).toBeNull();
    await b.expectOk(b.post('/api/assessment/submit', { responses: answers(1) }));

    const seen = await eventually('results', async () => {
      const { body } = await a.get<AssessmentResults | null>('/api/assessment/results');
      return body;
    });

    expect(seen.categories).toHaveLength(5);
    expect((await b.get('/api/assessment/results')).body).toEqual(seen);
  });

  it('make a change once when its request is repeated, and are answered as before', async () => {
    const [a] = await couple(system.origin);
    const keyed = { 'idempotency-key': randomUUID() };
    const write = (content: string) => a.post('/api/journal', { content, visibility: 'shared' }, keyed);
    const [first, again] = [await write('Words'), await write('Words')];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await refusal(write('Other words'))).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
    expect((await a.get('/api/journal')).body).toEqual([first.body]);
  });

  it('are strangers to anyone else', async () => {
    const stranger = await signUp(system.origin);
    expect((await stranger.get('/api/assessment/results')).status).toBe(403);
  });
});

it('no process asks NATS for more than it is allowed', async () => {
  expect(await system.output()).not.toMatch(/permissions violation/i);
});

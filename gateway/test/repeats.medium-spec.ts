import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import { Database } from '@anew/testkit/database';
import { type Answer, couple, prove, type SignedUp, signUp, single } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addressOfExample } from './operations.js';
import { expectRefused } from './refused.js';
import { exampleOf, REPEATABLE, useUp } from './repeatable-changes.js';

const AT_ONCE = 10;

let system: SharedSystem;
let person: SignedUp;

beforeAll(async () => {
  system = await sharedSystem();
  [person] = await couple(system.origin);
});

const answers = Object.fromEntries(ASSESSMENT_QUESTIONS.map(({ id, options }) => [id, options[0]!.value]));

interface Case {
  path: string;
  body: object;
  other: object;
  /** Number of times that the change has been made, as far as the person can see. */
  count: () => Promise<number>;
}

const lengthOf = async (path: string) => (await person.get<unknown[]>(path)).body.length;

async function submissions(): Promise<number> {
  const database = new Database(system.postgres, 'assessment');
  const [row] = await database.query<{ version: number }>(
    'SELECT version FROM responses WHERE user_id = $1',
    [person.user.id],
  );
  await database.close();
  return row?.version ?? 0;
}

const CASES: Case[] = [
  {
    path: '/api/journal',
    body: { content: 'Words', visibility: 'private' },
    other: { content: 'Other words', visibility: 'private' },
    count: () => lengthOf('/api/journal'),
  },
  {
    path: '/api/coaching/chat',
    body: { message: 'How do we begin?' },
    other: { message: 'How do we end?' },
    count: () => lengthOf('/api/coaching/conversations'),
  },
  {
    path: '/api/assessment/submit',
    body: { responses: answers },
    other: { responses: { ...answers, comm_1: ASSESSMENT_QUESTIONS[0]!.options[1]!.value } },
    count: submissions,
  },
];

const withKey = (who: SignedUp, key: string, path: string, body: object): Promise<Answer> =>
  who.post(path, body, { 'idempotency-key': key });

const essence = ({ status, body }: Answer) => ({ status, body });

describe.each(CASES)('a repeated POST $path', ({ path, body, other, count }) => {
  it('with the same key and body is answered as before, and done once', async () => {
    const before = await count();
    const key = randomUUID();
    const first = await withKey(person, key, path, body);
    expect(first.status).toBeLessThan(300);
    expect(essence(await withKey(person, key, path, body))).toEqual(essence(first));
    expect(await count()).toBe(before + 1);
  });

  it('ten times at once is done once', async () => {
    const before = await count();
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => withKey(person, key, path, body)));
    expect(all[0]!.status).toBeLessThan(300);
    expect(all.map(essence)).toEqual(Array(AT_ONCE).fill(essence(all[0]!)));
    expect(await count()).toBe(before + 1);
  });

  it('with the same key and another body is refused with 409', async () => {
    const key = randomUUID();
    await person.expectOk(withKey(person, key, path, body));
    const before = await count();
    const refused = await withKey(person, key, path, other);
    expectRefused(refused, 409);
    expect(refused.body).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await count()).toBe(before);
  });

  it('with another key is done again', async () => {
    const before = await count();
    await person.expectOk(withKey(person, randomUUID(), path, body));
    await person.expectOk(withKey(person, randomUUID(), path, body));
    expect(await count()).toBe(before + 2);
  });
});

describe('a key that was used for another change', () => {
  it('is refused by every change that takes keys, so each of them looks at it', async () => {
    const two = await couple(system.origin);
    const [one] = two;
    const keyed = { 'idempotency-key': randomUUID() };
    const asked = await useUp(keyed, two);
    await prove(one);
    const codes = REPEATABLE.map(async (route) => {
      const { path = addressOfExample(route), body = exampleOf(route), headers } = asked[route] ?? {};
      const method = route.split(' ')[0]!;
      const answer = await one.call<{ code?: string }>(method, path, {
        body,
        headers: { ...headers, ...keyed },
      });
      return [route, answer.body.code] as const;
    });
    const others = (await Promise.all(codes)).filter(([, code]) => code !== 'idempotency_key_reused');
    expect(others).toEqual([]);
  });
});

describe('an idempotency key', () => {
  it('is a person’s own: another’s request with the same one is another request', async () => {
    const [one, other] = [await single(system.origin), await single(system.origin)];
    const key = randomUUID();
    const entry = { content: 'Words', visibility: 'private' };
    const [first, second] = [
      await withKey(one, key, '/api/journal', entry),
      await withKey(other, key, '/api/journal', entry),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).not.toEqual(second.body);
  });

  it('of a refused request may be used again once the reason is gone', async () => {
    const [host, guest] = [await single(system.origin), await signUp(system.origin)];
    const key = randomUUID();
    const join = (inviteCode: string) => withKey(guest, key, '/api/couples/join-invite', { inviteCode });
    expectRefused(await join('unknown1'), 404);
    expect((await join(host.couple.inviteCode)).status).toBe(200);
  });
});

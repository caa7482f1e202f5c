import type { AssessmentRounds } from '@anew/contracts/assessment/views';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { System } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { halfAssessed, join, type Pair, resultsSeenByBoth, strangers, submit } from './assessed.factory.js';
import { everythingTold, listStored, listTold, nameOf } from './told.js';

const COUPLES = 10;
const PATIENCE_MS = 30_000;

let system: System;
let database: Database;
let pairs: Pair[];

beforeAll(async () => {
  system = await System.start({
    apart: ['assessment', 'compatibility-worker'],
    env: { LOG_LEVEL: 'info' },
  });
  database = new Database(system.postgres, 'assessment');
  const added = [system.add('compatibility-worker'), system.add('assessment')];
  for (const id of added) await eventually(`${id} to be ready`, () => system.isReady(id), PATIENCE_MS);
  pairs = [];
  for (let count = 0; count < COUPLES; count++) pairs.push(await strangers(system.origin));
  await Promise.all(pairs.map(join));
}, 120_000);

afterAll(async () => {
  await database.close();
  await system.stop();
});

const people = () => pairs.flatMap(({ first, second }) => [first, second]);

const toldToAll = (round: number) =>
  eventually(
    'every couple’s results to be told',
    async () => {
      const told = await listTold(system, pairs);
      return pairs.every((pair) => told.includes(nameOf(pair, round))) ? told : undefined;
    },
    PATIENCE_MS,
  );

describe('two workers and two assessment services side by side', () => {
  it(
    'compute each of ten couples’ results once when all of them submit at once',
    async () => {
      await Promise.all(people().map((person) => submit(person)));
      const seen = await Promise.all(pairs.map((pair) => resultsSeenByBoth(pair, PATIENCE_MS)));
      for (const [one, other] of seen) expect(other).toEqual(one);
      expect(await toldToAll(1)).toEqual(pairs.map((pair) => nameOf(pair, 1)).sort());
      expect(await listStored(database, pairs)).toHaveLength(COUPLES);
    },
    PATIENCE_MS * 2,
  );

  it(
    'lose nothing and repeat nothing when one of each is killed while everyone answers a second round',
    async () => {
      await database.query('UPDATE rounds SET next_from = now()');
      await Promise.all(pairs.map(({ first }) => submit(first, 1)));
      const submitted = Promise.all(pairs.map(({ second }) => submit(second, 1)));
      await system.end('compatibility-worker', 'SIGKILL');
      await submitted;
      await system.end('assessment', 'SIGKILL');

      const told = await toldToAll(2);
      expect(new Set(told).size).toBe(told.length);
      await Promise.all(pairs.map((pair) => resultsSeenByBoth(pair, PATIENCE_MS)));
      expect(await listStored(database, pairs)).toHaveLength(2 * COUPLES);
      await everythingTold(database);
      const later = await listTold(system, pairs);
      expect(new Set(later).size).toBe(later.length);
    },
    PATIENCE_MS * 3,
  );
});

describe('data of the release without rounds', () => {
  it(
    'becomes the first round of its two people, scored anew, and told to nobody as news',
    async () => {
      const pair = await halfAssessed(system.origin);
      await submit(pair.second);
      const [seen] = await resultsSeenByBoth(pair, PATIENCE_MS);
      const alone = await halfAssessed(system.origin);

      await database.query('DROP TABLE proposals, round_results, round_answers, rounds');
      await database.query("DELETE FROM migrations WHERE name LIKE 'Rounds%'");
      await system.end('assessment', 'SIGKILL');
      system.startAgain('assessment');

      const [again] = await resultsSeenByBoth(pair, PATIENCE_MS);
      expect({ ...again, computedAt: '' }).toEqual({ ...seen, computedAt: '' });
      const rounds = await pair.first.expectOk(pair.first.get<AssessmentRounds>('/api/assessment/rounds'));
      expect(rounds.rounds).toMatchObject([{ number: 1, seen: true }]);
      expect((await pair.first.post('/api/assessment/submit', { responses: {} })).status).toBe(400);
      const open = await alone.first.expectOk(alone.first.get<AssessmentRounds>('/api/assessment/rounds'));
      expect(open.next).toMatchObject({ number: 1, opensAt: null });
      expect(open.next.answeredAt).not.toBeNull();
    },
    PATIENCE_MS * 2,
  );
});

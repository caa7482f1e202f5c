import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import type { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newPair, type Pair } from './assessed.factory.js';
import { AssessmentProcesses } from './assessment-processes.js';
import { everythingTold, listStored, listTold, nameOf } from './published-results.js';

const COUPLES = 10;
const PATIENCE_MS = 60_000;

let assessment: AssessmentProcesses;
let database: Database;
let pairs: Pair[];

beforeAll(async () => {
  const names = ['assessment', 'assessment', 'compatibility-worker', 'compatibility-worker'] as const;
  assessment = await AssessmentProcesses.start(names);
  ({ database } = assessment);
  pairs = Array.from({ length: COUPLES }, newPair);
  await Promise.all(pairs.map((pair) => assessment.join(pair)));
});

afterAll(() => assessment.stop());

const people = () => pairs.flatMap(({ first, second }) => [first, second]);

const toldToAll = (round: number) =>
  eventually(
    'every couple’s results to be told',
    async () => {
      const told = await listTold(assessment.servers.nats, pairs);
      return pairs.every((pair) => told.includes(nameOf(pair, round))) ? told : undefined;
    },
    PATIENCE_MS,
  );

describe('two workers and two assessment services side by side', () => {
  it(
    'compute each of ten couples’ results once when all of them submit at once',
    async () => {
      await Promise.all(people().map((person) => assessment.submit(person)));
      const seen = await Promise.all(pairs.map((pair) => assessment.resultsSeenByBoth(pair, PATIENCE_MS)));
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
      await Promise.all(pairs.map(({ first }) => assessment.submit(first, 1)));
      const submitted = Promise.all(pairs.map(({ second }) => assessment.submit(second, 1)));
      await assessment.processes.end('compatibility-worker', 'SIGKILL');
      await submitted;
      await assessment.processes.end('assessment', 'SIGKILL');

      const told = await toldToAll(2);
      expect(new Set(told).size).toBe(told.length);
      await Promise.all(pairs.map((pair) => assessment.resultsSeenByBoth(pair, PATIENCE_MS)));
      expect(await listStored(database, pairs)).toHaveLength(2 * COUPLES);
      await everythingTold(database);
      const later = await listTold(assessment.servers.nats, pairs);
      expect(new Set(later).size).toBe(later.length);
    },
    PATIENCE_MS * 3,
  );
});

describe('data of the release without rounds', () => {
  it(
    'becomes the first round of its two people, scored anew, and told to nobody as news',
    async () => {
      const pair = await assessment.halfAssessed();
      await assessment.submit(pair.second);
      const [seen] = await assessment.resultsSeenByBoth(pair, PATIENCE_MS);
      const alone = await assessment.halfAssessed();

      await database.query('DROP TABLE proposals, round_results, round_answers, rounds');
      await database.query("DELETE FROM migrations WHERE name LIKE 'Rounds%'");
      await assessment.processes.end('assessment', 'SIGKILL');
      assessment.processes.startAgain('assessment');

      const [again] = await assessment.resultsSeenByBoth(pair, PATIENCE_MS);
      expect({ ...again, computedAt: '' }).toEqual({ ...seen, computedAt: '' });
      const roundsOf = (person: Actor) =>
        assessment.client.request(assessmentRpc.rounds.list, person, {}, PATIENCE_MS);
      expect((await roundsOf(pair.first)).rounds).toMatchObject([{ number: 1, seen: true }]);
      const empty = { responses: {} };
      const refused = assessment.client.request(
        assessmentRpc.responses.submit,
        pair.first,
        empty,
        PATIENCE_MS,
      );
      expect(await refusalOf(refused)).toMatchObject({ kind: 'invalid' });
      const open = await roundsOf(alone.first);
      expect(open.next).toMatchObject({ number: 1, opensAt: null });
      expect(open.next.answeredAt).not.toBeNull();
    },
    PATIENCE_MS * 2,
  );
});

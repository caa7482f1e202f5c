import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from '@redis/client';
import type { Pair } from './assessed.factory.js';
import { AssessmentProcesses } from './assessment-processes.js';
import { everythingTold, listStored, listTold, nameOf } from './published-results.js';
import { type Moment, MOMENTS, standstill } from './standstill.js';

/** Milliseconds from the moment when everything is started again. On an idle machine, it takes about 10 s. */
const RECOVERED_WITHIN_MS = 60_000;

let assessment: AssessmentProcesses;
let database: Database;
const everyone: Pair[] = [];

beforeAll(async () => {
  assessment = await AssessmentProcesses.start(['assessment', 'compatibility-worker'], {
    RECONCILE_EVERY_MS: '1000',
  });
  ({ database } = assessment);
});

afterAll(() => assessment.stop());

interface Misfortune {
  what: string;
  /** Process that is replaced by another. */
  process?: string;
  /** Whether the service says meanwhile that it is not ready. */
  isNoticed?: boolean;
  strike: () => Promise<unknown>;
  repair: () => unknown;
}

const killed = (process: string): Misfortune => ({
  what: `the ${process} process is killed`,
  process,
  strike: () => assessment.processes.end(process, 'SIGKILL'),
  repair: () => assessment.processes.startAgain(process),
});

const lost = (server: 'nats' | 'redis' | 'postgres'): Misfortune => ({
  what: `${server} is killed`,
  isNoticed: true,
  strike: () => assessment.servers[server].kill(),
  repair: () => assessment.servers[server].start(),
});

async function flushRedis(): Promise<void> {
  const redis = await createClient({ url: assessment.servers.redis.url }).connect();
  await redis.flushAll();
  redis.destroy();
}

const MISFORTUNES: Misfortune[] = [
  killed('compatibility-worker'),
  killed('assessment'),
  lost('nats'),
  lost('redis'),
  { what: 'redis forgets everything', strike: flushRedis, repair: () => undefined },
  lost('postgres'),
];

const sortedIds = (pairs: Pair[]) => pairs.map(({ coupleId }) => coupleId).sort();
const firstResults = (pairs: Pair[]) => pairs.map((pair) => nameOf(pair, 1)).sort();

const notReady = () =>
  eventually('the service not to be ready', async () =>
    (await assessment.processes.isReady('assessment')) === false ? true : undefined,
  );

describe.each(MISFORTUNES)('when $what after the second submission', (misfortune) => {
  const { process, isNoticed, strike, repair } = misfortune;
  let pairs: Record<Moment, Pair>;
  let seen: Record<Moment, Promise<AssessmentResults[]>>;
  let pidsBefore: Record<string, number>;

  beforeAll(async () => {
    const stopped = await standstill(assessment);
    ({ pairs } = stopped);
    everyone.push(...Object.values(pairs));
    pidsBefore = assessment.processes.pids();
    expect(await listStored(database, Object.values(pairs))).toEqual([]);
    try {
      await strike();
      await stopped.resume();
      if (isNoticed) await notReady();
    } finally {
      await repair();
    }
    seen = Object.fromEntries(
      MOMENTS.map((moment) => [moment, assessment.resultsSeenByBoth(pairs[moment], RECOVERED_WITHIN_MS)]),
    ) as typeof seen;
    // Failures of these are examined later, one by one.
    for (const each of Object.values(seen)) each.catch(() => undefined);
  });

  it.each(MOMENTS)(
    'the result still appears: %s',
    async (moment) => {
      const [one, other] = await seen[moment];
      expect(one?.categories).toHaveLength(5);
      expect(other).toEqual(one);
    },
    RECOVERED_WITHIN_MS + 5_000,
  );

  it('each result is stored and told once', async () => {
    const all = Object.values(pairs);
    const told = await eventually('all results to be told', async () => {
      const now = await listTold(assessment.servers.nats, all);
      return now.length >= all.length ? now : undefined;
    });
    expect(told).toEqual(firstResults(all));
    expect(await listStored(database, all)).toEqual(sortedIds(all));
  });

  it('nothing else dies of it, and everything is ready again', async () => {
    await assessment.processes.ready();
    const others = Object.entries(pidsBefore).filter(([name]) => name !== process);
    expect(assessment.processes.pids()).toMatchObject(Object.fromEntries(others));
    expect(Object.keys(assessment.processes.pids())).toEqual(Object.keys(pidsBefore));
  });
});

describe('after all of this', () => {
  it('no result has been told twice, and no event has been given up', async () => {
    await everythingTold(database);
    expect(everyone).toHaveLength(MISFORTUNES.length * MOMENTS.length);
    expect(await listTold(assessment.servers.nats, everyone)).toEqual(firstResults(everyone));
  });
});

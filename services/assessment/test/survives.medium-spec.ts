import type { Readiness } from '@anew/contracts/rpc/services';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { System } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'redis';
import { type Pair, resultsSeenByBoth } from './assessed.factory.js';
import { type Moment, MOMENTS, standstill } from './standstill.js';
import { everythingTold, listStored, listTold, nameOf } from './told.js';

/** Milliseconds from the moment when everything is started again. On an idle machine, it takes about 10 s. */
const RECOVERED_WITHIN_MS = 30_000;

let system: System;
let database: Database;
const everyone: Pair[] = [];

beforeAll(async () => {
  system = await System.start({ apart: ['assessment', 'compatibility-worker'] });
  database = new Database(system.postgres, 'assessment');
}, 90_000);

afterAll(async () => {
  await database.close();
  await system.stop();
});

interface Misfortune {
  what: string;
  /** Process that is replaced by another. */
  process?: string;
  /** Dependencies that readiness reports as missing meanwhile. */
  missing?: string[];
  strike: () => Promise<unknown>;
  repair: () => unknown;
}

const killed = (process: string, missing?: string[]): Misfortune => ({
  what: `the ${process} process is killed`,
  process,
  missing,
  strike: () => system.end(process, 'SIGKILL'),
  repair: () => system.startAgain(process),
});

const lost = (server: 'nats' | 'redis' | 'postgres', missing: string[]): Misfortune => ({
  what: `${server} is killed`,
  missing,
  strike: () => system[server].kill(),
  repair: () => system[server].start(),
});

async function flushRedis(): Promise<void> {
  const redis = await createClient({ url: system.redis.url }).connect();
  await redis.flushAll();
  redis.destroy();
}

const MISFORTUNES: Misfortune[] = [
  killed('compatibility-worker'),
  killed('assessment', ['assessment']),
  lost('nats', ['nats']),
  lost('redis', ['redis', 'assessment']),
  { what: 'redis forgets everything', strike: flushRedis, repair: () => undefined },
  lost('postgres', ['identity-couple', 'assessment']),
];

const sortedIds = (pairs: Pair[]) => pairs.map(({ coupleId }) => coupleId).sort();
const firstResults = (pairs: Pair[]) => pairs.map((pair) => nameOf(pair, 1)).sort();

/** Waits until readiness reports these as missing. */
const notReadyWithout = (names: string[]) =>
  eventually(`readiness to miss ${names.join()}`, async () => {
    const answer = await fetch(`${system.origin}/api/health/ready`);
    const { ready, dependencies } = (await answer.json()) as Readiness;
    const isMissed = (name: string) => dependencies.some((each) => each.name === name && !each.ok);
    return answer.status === 503 && !ready && names.every(isMissed) ? true : undefined;
  });

describe.each(MISFORTUNES)('when $what after the second submission', (misfortune) => {
  const { process, missing, strike, repair } = misfortune;
  let pairs: Record<Moment, Pair>;
  let seen: Record<Moment, ReturnType<typeof resultsSeenByBoth>>;
  let pidsBefore: Record<string, number>;

  beforeAll(async () => {
    const stopped = await standstill(system, database);
    ({ pairs } = stopped);
    everyone.push(...Object.values(pairs));
    pidsBefore = system.pids();
    expect(await listStored(database, Object.values(pairs))).toEqual([]);
    await strike();
    await stopped.resume();
    if (missing) await notReadyWithout(missing);
    await repair();
    seen = Object.fromEntries(
      MOMENTS.map((moment) => [moment, resultsSeenByBoth(pairs[moment], RECOVERED_WITHIN_MS)]),
    ) as typeof seen;
    // Failures of these are examined later, one by one.
    for (const each of Object.values(seen)) each.catch(() => undefined);
  }, 60_000);

  it.each(MOMENTS)(
    'the result still appears: %s',
    async (moment) => {
      const [one, other] = await seen[moment];
      expect(one.categories).toHaveLength(5);
      expect(other).toEqual(one);
    },
    RECOVERED_WITHIN_MS + 5_000,
  );

  it('each result is stored and told once', async () => {
    const all = Object.values(pairs);
    const told = await eventually('all results to be told', async () => {
      const now = await listTold(system, all);
      return now.length >= all.length ? now : undefined;
    });
    expect(told).toEqual(firstResults(all));
    expect(await listStored(database, all)).toEqual(sortedIds(all));
  }, 20_000);

  it('nothing else dies of it, and everything is ready again', async () => {
    await system.ready();
    const others = Object.entries(pidsBefore).filter(([name]) => name !== process);
    expect(system.pids()).toMatchObject(Object.fromEntries(others));
    expect(Object.keys(system.pids())).toEqual(Object.keys(pidsBefore));
  }, 60_000);
});

describe('after all of this', () => {
  it('no result has been told twice, and no event has been given up', async () => {
    await everythingTold(database);
    expect(everyone).toHaveLength(MISFORTUNES.length * MOMENTS.length);
    expect(await listTold(system, everyone)).toEqual(firstResults(everyone));
  });
});

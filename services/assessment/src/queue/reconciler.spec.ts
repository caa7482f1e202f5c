import type { Redis } from '@anew/messaging/redis';
import { NotReachable } from '@anew/messaging/wire-error';
import { createLogger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { Progress } from '@anew/observability/progress';
import { expect, it, jest } from '@jest/globals';
import { WorkerConfig } from '../config/assessment.config.js';
import { RoundsRepository } from '../rounds/rounds.repository.js';
import { Reconciler } from './reconciler.js';
import { ScoringQueue } from './scoring.queue.js';

const EVERY_MS = 1_000;

/** An instance of a class of which only these methods are called. */
const only = <T extends object>(type: { prototype: T }, methods: Partial<T>): T =>
  Object.assign(Object.create(type.prototype) as T, methods);

const awayRedis = () => Promise.reject(new NotReachable('Redis is not reachable'));

it('tells how late rounds are while Redis is away, which is no reason to start the worker again', async () => {
  jest.useFakeTimers();
  try {
    const metrics = new Metrics('test');
    const progress = new Progress(EVERY_MS);
    let ageMs = 0;
    const reconciler = new Reconciler(
      only(ScoringQueue, { enqueueAllDue: awayRedis, countJobs: awayRedis }),
      only(RoundsRepository, { dueAgeMs: () => Promise.resolve((ageMs += 60_000)) }),
      progress,
      metrics,
      { isReady: false } as Redis,
      Object.assign(new WorkerConfig(), { RECONCILE_EVERY_MS: EVERY_MS }),
      createLogger('test', 'silent'),
    );
    const told = async () => (await metrics.dueAge.get()).values.map(({ value }) => value);
    reconciler.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(await told()).toEqual([60]);
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(await told()).toEqual([120]);
    expect(progress.isStuck(Date.now() + EVERY_MS)).toBe(false);
    await reconciler.beforeApplicationShutdown();
  } finally {
    jest.useRealTimers();
  }
});

import { JobWorkers } from '@anew/messaging/job-workers';
import { RedisModule } from '@anew/messaging/redis.module';
import { startWorker } from '@anew/messaging/service-process';
import { type Environment, readConfig } from '@anew/observability/config';
import { Progress } from '@anew/observability/progress';
import { Readiness } from '@anew/observability/readiness';
import type { RunningProcess } from '@anew/observability/run-process';
import { PersistenceModule } from '@anew/persistence/persistence.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { WorkerConfig } from './config/assessment.config.js';
import { assessmentDatabase } from './database.js';
import { Reconciler } from './queue/reconciler.js';
import { ScoringWorker } from './queue/scoring.worker.js';
import { ScoreRoundJob } from './rounds/score-round.job.js';
import { SharedModule } from './shared.module.js';

const NAME = 'compatibility-worker';

@Module({})
class CompatibilityWorkerModule {
  static with(config: WorkerConfig): DynamicModule {
    const poolSize = config.SCORING_CONCURRENCY + 1;
    return {
      module: CompatibilityWorkerModule,
      imports: [
        // The service's relay publishes the events that the worker writes, so the worker itself needs no
        // NATS.
        PersistenceModule.with(assessmentDatabase(NAME, config, { poolSize }), { withRelay: false }),
        RedisModule.with(config.REDIS_URL, 'needed'),
        SharedModule,
      ],
      providers: [
        { provide: WorkerConfig, useValue: config },
        {
          provide: Progress,
          useFactory: (readiness: Readiness) => readiness.watch(new Progress(config.STUCK_AFTER_MS)),
          inject: [Readiness],
        },
        ScoreRoundJob,
        JobWorkers,
        ScoringWorker,
        Reconciler,
      ],
    };
  }
}

export function start(env: Environment): Promise<RunningProcess> {
  const config = readConfig(WorkerConfig, env);
  return startWorker(NAME, config, CompatibilityWorkerModule.with(config));
}

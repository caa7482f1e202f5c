import { type Redis, whileConnected } from '@anew/messaging/redis';
import { REDIS } from '@anew/messaging/redis.module';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { Progress } from '@anew/observability/progress';
import { runInSpan, TRACER, type Tracer } from '@anew/observability/tracing';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Worker } from 'bullmq';
import { WorkerConfig } from '../config/assessment.config.js';
import { ScoreRoundJob } from '../rounds/score-round.job.js';
import { SCORING_QUEUE, type ScoringJob } from './scoring.queue.js';

/** Runs scoring jobs until the process is told to stop, then finishes the open ones. */
@Injectable()
export class ScoringWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: Worker<ScoringJob> | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(WorkerConfig) private readonly config: WorkerConfig,
    @Inject(TRACER) private readonly tracer: Tracer,
    private readonly metrics: Metrics,
    private readonly progress: Progress,
    private readonly job: ScoreRoundJob,
  ) {}

  onApplicationBootstrap(): void {
    // Prometheus does not notice the first failure of a counter that appears together with it.
    this.metrics.jobs.inc({ queue: SCORING_QUEUE, outcome: 'failed' }, 0);
    this.worker = new Worker<ScoringJob>(SCORING_QUEUE, ({ data }) => this.score(data), {
      connection: this.redis,
      concurrency: this.config.SCORING_CONCURRENCY,
      // A job takes milliseconds. These two limit how long a job waits whose worker was killed: about 9
      // seconds.
      lockDuration: 5_000,
      stalledInterval: 2_000,
      // A job is cheap to repeat and must not be given up because its worker was killed a few times.
      maxStalledCount: 1_000,
    });
    this.worker.on('error', (error) => this.logger.warn({ err: error }, 'scoring worker'));
    this.worker.on('completed', () => this.count('ok'));
    this.worker.on('failed', (job, error) => {
      this.count('failed');
      this.logger.error({ err: error, jobId: job?.id }, 'scoring failed');
    });
  }

  private score({ roundId, traceparent }: ScoringJob): Promise<void> {
    const span = { name: `process ${SCORING_QUEUE}`, kind: 'consumer' } as const;
    return runInSpan(this.tracer, span, traceparent, () => this.job.run(roundId));
  }

  private count(outcome: 'ok' | 'failed'): void {
    this.progress.reset();
    this.metrics.jobs.inc({ queue: SCORING_QUEUE, outcome });
  }

  async beforeApplicationShutdown(): Promise<void> {
    // Without Redis, an open job cannot be completed and waiting for it would never end. The job will run
    // again.
    await whileConnected(this.redis, this.worker?.close(!this.redis.isReady));
  }
}

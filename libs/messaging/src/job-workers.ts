import { LOGGER, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { Progress } from '@anew/observability/progress';
import { runInSpan, TRACER, type Tracer } from '@anew/observability/tracing';
import { Inject, Injectable } from '@nestjs/common';
import { Worker } from 'bullmq';
import { type Redis, whileConnected } from './redis.js';
import { REDIS } from './redis.module.js';

interface JobsOf<Job> {
  queue: string;
  /** Number of jobs that run at the same time. */
  concurrency: number;
  run: (job: Job) => Promise<void>;
  /** Trace in which the job was enqueued. */
  traceOf?: (job: Job) => string | undefined;
}

export interface JobWorker {
  /** Finishes the open jobs and takes no more. */
  stop(): Promise<void>;
}

/** Runs jobs of BullMQ queues in this process, with a trace for each, and counts how they end. */
@Injectable()
export class JobWorkers {
  constructor(
    private readonly metrics: Metrics,
    private readonly progress: Progress,
    @Inject(TRACER) private readonly tracer: Tracer,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start<Job>({ queue, concurrency, run, traceOf }: JobsOf<Job>): JobWorker {
    // Prometheus does not notice the first failure of a counter that appears together with it.
    this.metrics.jobs.inc({ queue, outcome: 'failed' }, 0);
    const span = { name: `process ${queue}`, kind: 'consumer' } as const;
    const process = ({ data }: { data: Job }) =>
      runInSpan(this.tracer, span, traceOf?.(data), () => run(data));
    const worker = new Worker<Job>(queue, process, {
      connection: this.redis,
      concurrency,
      // These two limit how long a job waits whose process was killed: about 9 seconds.
      lockDuration: 5_000,
      stalledInterval: 2_000,
      // A job is only a hint and cheap to repeat, so it must not be given up because its process was killed a
      // few times.
      maxStalledCount: 1_000,
    });
    worker.on('error', (error) => this.logger.warn({ err: error, queue }, 'job worker'));
    worker.on('completed', () => this.count(queue, 'ok'));
    worker.on('failed', (job, error) => {
      this.count(queue, 'failed');
      this.logger.error({ err: error, queue, jobId: job?.id }, 'job failed');
    });
    // Without Redis, an open job cannot be completed and waiting for it would never end. The job will run
    // again.
    return { stop: () => whileConnected(this.redis, worker.close(!this.redis.isReady)) };
  }

  private count(queue: string, outcome: 'ok' | 'failed'): void {
    this.progress.reset();
    this.metrics.jobs.inc({ queue, outcome });
  }
}

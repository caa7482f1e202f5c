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
import { LANES, REMINDERS_QUEUE } from './reminders.queue.js';
import { SendDueJob } from './send-due.job.js';

/** Runs the jobs that send reminders and letters, until the process is told to stop. */
@Injectable()
export class RemindersWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: Worker | undefined;

  constructor(
    private readonly job: SendDueJob,
    private readonly metrics: Metrics,
    private readonly progress: Progress,
    @Inject(TRACER) private readonly tracer: Tracer,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    // Prometheus does not notice the first failure of a counter that appears together with it.
    this.metrics.jobs.inc({ queue: REMINDERS_QUEUE, outcome: 'failed' }, 0);
    this.worker = new Worker(REMINDERS_QUEUE, () => this.send(), {
      connection: this.redis,
      concurrency: LANES,
      // These two limit how long a job waits whose process was killed: about 9 seconds.
      lockDuration: 5_000,
      stalledInterval: 2_000,
      // A job is only a hint and must not be given up because its process was killed a few times.
      maxStalledCount: 1_000,
    });
    this.worker.on('error', (error) => this.logger.warn({ err: error }, 'reminders worker'));
    this.worker.on('completed', () => this.count('ok'));
    this.worker.on('failed', (_job, error) => {
      this.count('failed');
      this.logger.error({ err: error }, 'reminders not sent');
    });
  }

  private send(): Promise<void> {
    const span = { name: `process ${REMINDERS_QUEUE}`, kind: 'consumer' } as const;
    return runInSpan(this.tracer, span, undefined, () => this.job.run());
  }

  private count(outcome: 'ok' | 'failed'): void {
    this.progress.reset();
    this.metrics.jobs.inc({ queue: REMINDERS_QUEUE, outcome });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.job.stop();
    // Without Redis, an open job cannot be completed and waiting for it would never end.
    await whileConnected(this.redis, this.worker?.close(!this.redis.isReady));
  }
}

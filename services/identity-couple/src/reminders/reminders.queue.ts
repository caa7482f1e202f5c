import { type Redis, whileConnected } from '@anew/messaging/redis';
import { REDIS } from '@anew/messaging/redis.module';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { Progress } from '@anew/observability/progress';
import { Repeated } from '@anew/observability/repeated';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Queue } from 'bullmq';
import { IdentityConfig } from '../config/identity.config.js';
import { SendingsRepository } from '../schedule/sendings.repository.js';

export const REMINDERS_QUEUE = 'identity-couple-reminders';

/** Jobs that send at the same time, each until nothing is due. Their ids let each be in the queue only once. */
export const JOBS_AT_ONCE = 4;

/**
 * Looks regularly whether something is due, and enqueues the jobs that send it. A job is only a hint: the
 * database decides what is due, so nothing is lost with Redis. An index contains only what is planned.
 */
@Injectable()
export class RemindersQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queue: Queue;
  private readonly looking: Repeated;

  constructor(
    private readonly sendings: SendingsRepository,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
    private readonly metrics: Metrics,
    private readonly progress: Progress,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.queue = new Queue(REMINDERS_QUEUE, { connection: redis });
    this.queue.on('error', (error) => logger.warn({ err: error }, 'reminders queue'));
    this.looking = new Repeated({ work: () => this.look(), logger, failure: 'due reminders not looked for' });
  }

  onApplicationBootstrap(): void {
    this.looking.start(this.config.RECONCILE_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await whileConnected(this.redis, this.looking.stop());
    await whileConnected(this.redis, this.queue.close());
  }

  private async look(): Promise<void> {
    // The database is asked before Redis, so that reminders are known to be late also while Redis is away.
    const isAnyDue = await this.isAnyDue();
    // Without a connection, the client would hold the commands until Redis is back.
    if (!this.redis.isReady) {
      this.progress.reset();
      return;
    }
    await this.countJobs();
    if (!isAnyDue) return;
    await this.queue.addBulk(
      Array.from({ length: JOBS_AT_ONCE }, (_, nth) => ({
        name: 'send',
        data: {},
        // A finished job would keep its id, and could not be enqueued again.
        opts: { jobId: `send-${nth}`, removeOnComplete: true, removeOnFail: true },
      })),
    );
  }

  private async isAnyDue(): Promise<boolean> {
    const now = new Date();
    const oldest = await this.sendings.findOldestDue(now).catch((error: unknown) => {
      this.progress.reset();
      throw error;
    });
    const ageMs = oldest ? now.getTime() - oldest.getTime() : 0;
    this.progress.saw(ageMs);
    this.metrics.dueAge.set({ queue: REMINDERS_QUEUE }, ageMs / 1000);
    return oldest !== null;
  }

  private async countJobs(): Promise<void> {
    for (const [state, jobs] of Object.entries(await this.queue.getJobCounts('waiting', 'active')))
      this.metrics.queueJobs.set({ queue: REMINDERS_QUEUE, state }, jobs);
  }
}

import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Redis, whileConnected } from '@anew/messaging/redis';
import { REDIS } from '@anew/messaging/redis.module';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { WorkerConfig } from '../config/assessment.config.js';
import { ScoringQueue } from './scoring.queue.js';

/**
 * Enqueues closed rounds without results again, because Redis may have lost the jobs. An index contains only
 * these rounds.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running = Promise.resolve();

  constructor(
    private readonly queue: ScoringQueue,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(WorkerConfig) private readonly config: WorkerConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.reconcile());
    }, this.config.RECONCILE_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await whileConnected(this.redis, this.running);
  }

  private async reconcile(): Promise<void> {
    try {
      const due = await this.queue.enqueueAllDue();
      if (due > 0) this.logger.info({ due }, 'scoring jobs enqueued again');
    } catch (error) {
      this.logger.warn({ err: error }, 'missing results not checked');
    }
  }
}

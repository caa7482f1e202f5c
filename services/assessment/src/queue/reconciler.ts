import { type Redis, whileConnected } from '@anew/messaging/redis';
import { REDIS } from '@anew/messaging/redis.module';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Repeated } from '@anew/observability/repeated';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { WorkerConfig } from '../config/assessment.config.js';
import { ScoringQueue } from './scoring.queue.js';

/**
 * Enqueues closed rounds without results again, because Redis may have lost the jobs. An index contains only
 * these rounds.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly reconciling: Repeated;

  constructor(
    private readonly queue: ScoringQueue,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(WorkerConfig) private readonly config: WorkerConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.reconciling = new Repeated({
      work: () => this.reconcile(),
      logger,
      failure: 'missing results not checked',
    });
  }

  onApplicationBootstrap(): void {
    const { RECONCILE_EVERY_MS } = this.config;
    this.reconciling.start(RECONCILE_EVERY_MS, RECONCILE_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await whileConnected(this.redis, this.reconciling.stop());
  }

  private async reconcile(): Promise<void> {
    const due = await this.queue.enqueueAllDue();
    if (due > 0) this.logger.info({ due }, 'scoring jobs enqueued again');
  }
}

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
import { WorkerConfig } from '../config/assessment.config.js';
import { RoundsRepository } from '../rounds/rounds.repository.js';
import { SCORING_QUEUE, ScoringQueue } from './scoring.queue.js';

/**
 * Enqueues closed rounds without results again, because Redis may have lost the jobs. An index contains only
 * these rounds.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly reconciling: Repeated;

  constructor(
    private readonly queue: ScoringQueue,
    private readonly rounds: RoundsRepository,
    private readonly progress: Progress,
    private readonly metrics: Metrics,
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
    try {
      // The database is asked before Redis, so that rounds are known to be late also while Redis is away.
      await this.lookForDue();
      const due = await this.queue.enqueueAllDue();
      if (due > 0) this.logger.info({ due }, 'scoring jobs enqueued again');
      await this.countJobs();
    } catch (error) {
      this.progress.reset();
      throw error;
    }
  }

  private async lookForDue(): Promise<void> {
    const ageMs = await this.rounds.dueAgeMs();
    this.progress.saw(ageMs);
    this.metrics.dueAge.set({ queue: SCORING_QUEUE }, ageMs / 1000);
  }

  private async countJobs(): Promise<void> {
    for (const [state, jobs] of Object.entries(await this.queue.countJobs()))
      this.metrics.queueJobs.set({ queue: SCORING_QUEUE, state }, jobs);
  }
}

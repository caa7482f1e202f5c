import { type JobWorker, JobWorkers } from '@anew/messaging/job-workers';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { WorkerConfig } from '../config/assessment.config.js';
import { ScoreRoundJob } from '../rounds/score-round.job.js';
import { SCORING_QUEUE, type ScoringJob } from './scoring.queue.js';

/** Runs scoring jobs until the process is told to stop, then finishes the open ones. */
@Injectable()
export class ScoringWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: JobWorker | undefined;

  constructor(
    private readonly workers: JobWorkers,
    private readonly job: ScoreRoundJob,
    @Inject(WorkerConfig) private readonly config: WorkerConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = this.workers.start<ScoringJob>({
      queue: SCORING_QUEUE,
      concurrency: this.config.SCORING_CONCURRENCY,
      run: ({ roundId }) => this.job.run(roundId),
      traceOf: ({ traceparent }) => traceparent,
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.stop();
  }
}

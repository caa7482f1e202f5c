import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { type Redis, whileConnected } from '@anew/messaging/redis';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { type DueScoring, ResultsRepository } from '../results/results.repository.js';
import { REDIS } from '@anew/messaging/redis.module';
import { NotReachable } from '@anew/messaging/wire-error';

export const SCORING_QUEUE = 'assessment-scoring';

export interface ScoringJob {
  coupleId: string;
}

/** `score-<coupleId>-<versions>`: the same work has one id, so that asking twice does it once. */
export function scoringJobId({ coupleId, versionsKey }: DueScoring): string {
  const versions = versionsKey.split('_').map((part) => part.split('.')[1]);
  return `score-${coupleId}-${versions.join('-')}`;
}

/** A hint to the workers; what is due is decided by the database. */
@Injectable()
export class ScoringQueue implements OnApplicationShutdown {
  private readonly queue: Queue<ScoringJob>;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) logger: Logger,
    private readonly results: ResultsRepository,
  ) {
    this.queue = new Queue(SCORING_QUEUE, { connection: redis });
    this.queue.on('error', (error) => logger.warn({ err: error }, 'scoring queue'));
  }

  /** Enqueues the couple's scoring if its newest submissions have no result yet. */
  async enqueueIfDue(coupleId: string): Promise<void> {
    const due = await this.results.findDue(coupleId);
    if (due) await this.enqueue(due);
  }

  async enqueueAllDue(): Promise<number> {
    const due = await this.results.listDue();
    for (const scoring of due) await this.enqueue(scoring);
    return due.length;
  }

  async onApplicationShutdown(): Promise<void> {
    await whileConnected(this.redis, this.queue.close());
  }

  private async enqueue(due: DueScoring): Promise<void> {
    // The client would hold the command until Redis is back; the caller asks again instead.
    if (!this.redis.isReady) throw new NotReachable('Redis is not reachable');
    await this.queue.add(
      'score',
      { coupleId: due.coupleId },
      {
        jobId: scoringJobId(due),
        // A finished job would keep its id taken; the reconciler could not ask again.
        removeOnComplete: true,
        removeOnFail: true,
        attempts: 5,
        backoff: { type: 'exponential', delay: 500 },
      },
    );
  }
}

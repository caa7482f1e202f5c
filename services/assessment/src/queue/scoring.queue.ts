import { type Redis, whileConnected } from '@anew/messaging/redis';
import { REDIS } from '@anew/messaging/redis.module';
import { NotReachable } from '@anew/messaging/wire-error';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { currentScope } from '@anew/observability/request-scope';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { type ClosedRound, RoundsRepository } from '../rounds/rounds.repository.js';

export const SCORING_QUEUE = 'assessment-scoring';

export interface ScoringJob {
  roundId: string;
  /** Trace of the request that closed the round. Jobs of the reconciler have none. */
  traceparent?: string | undefined;
}

/** Id of a round's job. It is always the same, so that enqueueing a job twice runs it once. */
const scoringJobId = (roundId: string): string => `score-${roundId}`;

/** Queue of scoring jobs. A job is only a hint: the database decides which rounds are due. */
@Injectable()
export class ScoringQueue implements OnApplicationShutdown {
  private readonly queue: Queue<ScoringJob>;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly rounds: RoundsRepository,
  ) {
    this.queue = new Queue(SCORING_QUEUE, { connection: redis });
    this.queue.on('error', (error) => logger.warn({ err: error }, 'scoring queue'));
  }

  /**
   * Enqueues rounds that this person's answer has closed. If that fails, the reconciler enqueues them later.
   */
  async requestDueOf(userId: string): Promise<void> {
    try {
      for (const round of await this.rounds.listDueOf(userId)) await this.enqueue(round);
    } catch (error) {
      this.logger.warn({ err: error }, 'scoring job not enqueued');
    }
  }

  async enqueueAllDue(): Promise<number> {
    const due = await this.rounds.listDue();
    for (const round of due) await this.enqueue(round);
    return due.length;
  }

  /** Number of jobs by state. */
  countJobs(): Promise<Record<string, number>> {
    if (!this.redis.isReady) throw new NotReachable('Redis is not reachable');
    return this.queue.getJobCounts('waiting', 'active', 'delayed');
  }

  async onApplicationShutdown(): Promise<void> {
    await whileConnected(this.redis, this.queue.close());
  }

  private async enqueue({ id }: ClosedRound): Promise<void> {
    // Without a connection, the client would hold the command until Redis is back. The reconciler tries again
    // instead.
    if (!this.redis.isReady) throw new NotReachable('Redis is not reachable');
    await this.queue.add(
      'score',
      { roundId: id, traceparent: currentScope()?.traceparent },
      {
        jobId: scoringJobId(id),
        // A finished job would keep its id, and the reconciler could not enqueue the round again.
        removeOnComplete: true,
        removeOnFail: true,
        attempts: 5,
        backoff: { type: 'exponential', delay: 500 },
      },
    );
  }
}

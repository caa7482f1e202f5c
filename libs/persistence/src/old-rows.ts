import type { Logger } from '@anew/observability/logger';
import { Repeated, restAfterStart } from '@anew/observability/repeated';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ANSWERS_KEPT } from './idempotency.js';
import { prune } from './prune.js';

/** Time for which published events are kept, so that they can be replayed. */
const EVENTS_KEPT = "interval '14 days'";
/**
 * Time for which handled events are remembered. JetStream keeps events for less, so none can arrive again
 * after that.
 */
const INBOX_KEPT = "interval '30 days'";
const PRUNE_MS = 3_600_000;

/**
 * Deletes published events that are too old to be replayed, and stored answers and inbox entries that are
 * no longer needed, while the process runs.
 */
export class OldRows implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pruning: Repeated;

  constructor(
    private readonly dataSource: DataSource,
    logger: Logger,
  ) {
    this.pruning = new Repeated({ work: () => this.prune(), logger, failure: 'old rows not pruned' });
  }

  onApplicationBootstrap(): void {
    this.pruning.start(PRUNE_MS, restAfterStart());
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.pruning.stop();
  }

  private async prune(): Promise<void> {
    await prune(this.dataSource, 'outbox', `published_at < now() - ${EVENTS_KEPT}`);
    await prune(this.dataSource, 'idempotency_keys', `created_at < now() - ${ANSWERS_KEPT}`);
    await prune(this.dataSource, 'inbox', `received_at < now() - ${INBOX_KEPT}`);
  }
}

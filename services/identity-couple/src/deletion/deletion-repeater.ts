import { identityEvents } from '@anew/contracts/events/map';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { Repeated, restAfterStart } from '@anew/observability/repeated';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { IdentityConfig } from '../config/identity.config.js';
import { DeletionService } from './deletion.service.js';
import { DeletionsRepository } from './deletions.repository.js';
import { DeletionsAgain } from './deletions-again.js';

/** Longest time between two checks, in milliseconds. */
const LOOK_MS = 15_000;
const FORGET_MS = 3_600_000;

/**
 * Publishes deletions again that a service has not confirmed, because the event may have been lost. Before
 * the process answers requests, it also deletes accounts again that a restored database has brought back.
 */
@Injectable()
export class DeletionRepeater implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly looking: Repeated;
  private readonly forgetting: Repeated;

  constructor(
    deletion: DeletionService,
    private readonly deletions: DeletionsRepository,
    private readonly again: DeletionsAgain,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const failure = 'pending deletions not checked';
    this.looking = new Repeated({ work: () => this.look(), logger, failure });
    this.forgetting = new Repeated({
      work: () => deletion.forgetOld(() => this.forgetting.isStopping),
      logger,
      failure: 'old deletions not forgotten',
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.deleteAgain();
    this.looking.start(Math.min(LOOK_MS, this.config.REPEAT_DELETIONS_AFTER_MS));
    this.forgetting.start(FORGET_MS, restAfterStart());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.looking.stop(), this.forgetting.stop()]);
  }

  private async deleteAgain(): Promise<void> {
    await this.again.erase().catch((error: unknown) => {
      this.logger.error({ err: error }, 'recently deleted accounts not checked yet');
    });
  }

  private async look(): Promise<void> {
    await this.deleteAgain();
    const repeated = await this.repeatOverdue();
    const { count, ageSeconds } = await this.deletions.pending();
    this.metrics.deletionsPending.set(count);
    this.metrics.deletionsPendingAge.set(ageSeconds);
    if (repeated > 0) this.logger.warn({ repeated }, 'deletions still pending, services told again');
    await this.again.tell(() => this.looking.isStopping);
  }

  private repeatOverdue(): Promise<number> {
    return this.transactions.run(async (transaction) => {
      const overdue = await this.deletions.claimOverdue(transaction, this.config.REPEAT_DELETIONS_AFTER_MS);
      for (const userId of overdue)
        await this.outbox.append(transaction, identityEvents.accountDeleted, { userId });
      return overdue.length;
    });
  }
}

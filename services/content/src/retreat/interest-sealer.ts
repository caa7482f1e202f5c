import { LOGGER, type Logger } from '@anew/observability/logger';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RetreatRepository } from './retreat.repository.js';

const BATCH = 200;

/** Seals details from before they were sealed. It may go once no row has any outside of `details`. */
@Injectable()
export class InterestSealer implements OnApplicationBootstrap {
  constructor(
    private readonly interests: RetreatRepository,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.sealAll().catch((error: unknown) =>
      this.logger.error({ err: error }, 'retreat interests not sealed'),
    );
  }

  private async sealAll(): Promise<void> {
    for (;;) {
      const unsealed = await this.interests.listUnsealed(BATCH);
      for (const interest of unsealed)
        await this.transactions.writeAs(interest.userId, (work) => this.interests.sealStored(work, interest));
      if (unsealed.length < BATCH) return;
    }
  }
}

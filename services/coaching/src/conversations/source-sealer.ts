import { LOGGER, type Logger } from '@anew/observability/logger';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UnsealedSourcesRepository } from './unsealed-sources.repository.js';

const BATCH = 200;

/** Seals the authors of replies from before they were sealed. It may go once no message has a `source`. */
@Injectable()
export class SourceSealer implements OnApplicationBootstrap {
  constructor(
    private readonly sources: UnsealedSourcesRepository,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.sealAll().catch((error: unknown) => this.logger.error({ err: error }, 'sources not sealed'));
  }

  private async sealAll(): Promise<void> {
    for (;;) {
      const unsealed = await this.sources.list(BATCH);
      for (const source of unsealed)
        await this.transactions.writeAs(source.userId, (work) => this.sources.seal(work, source));
      if (unsealed.length < BATCH) return;
    }
  }
}

import { LOGGER, type Logger } from '@anew/observability/logger';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ConversationsRepository } from './conversations.repository.js';

const BATCH = 200;

/** Seals the authors of replies from before they were sealed. It may go once no message has a `source`. */
@Injectable()
export class SourceSealer implements OnApplicationBootstrap {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.sealAll().catch((error: unknown) => this.logger.error({ err: error }, 'sources not sealed'));
  }

  private async sealAll(): Promise<void> {
    for (;;) {
      const open = await this.conversations.listOpenSources(BATCH);
      for (const source of open)
        await this.transactions.writeAs(source.userId, (work) =>
          this.conversations.sealOpenSource(work, source),
        );
      if (open.length < BATCH) return;
    }
  }
}

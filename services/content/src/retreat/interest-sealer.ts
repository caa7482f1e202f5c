import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { RetreatRepository } from './retreat.repository.js';

const BATCH = 200;

/** Seals the names that an earlier release has written in the open. */
@Injectable()
export class InterestSealer implements OnApplicationBootstrap {
  constructor(
    private readonly interests: RetreatRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.sealAll().catch((error: unknown) =>
      this.logger.error({ err: error }, 'retreat interests not sealed'),
    );
  }

  private async sealAll(): Promise<void> {
    while ((await this.interests.sealOpen(BATCH)) === BATCH);
  }
}

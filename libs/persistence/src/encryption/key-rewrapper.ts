import type { Logger } from '@anew/observability/logger';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { AuthorKeys } from './author-keys.js';

/**
 * Rewraps all author keys with the newest master key, and moves those that an earlier release stored in the
 * service's own database. That release must no longer run by then, because it looks for them only there.
 */
export class KeyRewrapper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private waiting: NodeJS.Timeout | undefined;

  constructor(
    private readonly keys: AuthorKeys,
    private readonly logger: Logger,
    private readonly moveAfterMs: number,
  ) {}

  onApplicationBootstrap(): void {
    void this.rewrap();
    this.waiting = setTimeout(() => void this.move(), this.moveAfterMs);
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.waiting);
  }

  private async rewrap(): Promise<void> {
    try {
      const rewrapped = await this.keys.rewrapAll();
      if (rewrapped > 0) this.logger.info({ rewrapped }, 'author keys rewrapped');
    } catch (error) {
      this.logger.error({ err: error }, 'author keys not rewrapped');
    }
  }

  private async move(): Promise<void> {
    try {
      const moved = await this.keys.moveAll();
      if (moved === 0) return;
      this.logger.info({ moved }, 'author keys moved to their own database');
      await this.rewrap();
    } catch (error) {
      this.logger.error({ err: error }, 'author keys not moved to their own database');
    }
  }
}

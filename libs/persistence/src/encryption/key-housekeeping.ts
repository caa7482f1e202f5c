import type { Logger } from '@anew/observability/logger';
import { Repeated, restAfterStart } from '@anew/observability/repeated';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { AuthorKeys } from './author-keys.js';

/**
 * Milliseconds between two looks for keys that a process with an older setting has wrapped meanwhile, and for deletions
 * that need no longer be remembered.
 */
const LOOK_MS = 3_600_000;

/**
 * Rewraps all author keys with the first master key, forgets old deletions, and moves the keys that lie in the
 * service's own database, where they were stored before they had one of their own. A release that looks for them only
 * there must no longer run by then.
 */
export class KeyHousekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rewrapping: Repeated;
  private readonly forgetting: Repeated;
  private waiting: NodeJS.Timeout | undefined;

  constructor(
    private readonly keys: AuthorKeys,
    private readonly logger: Logger,
    private readonly moveAfterMs: number,
  ) {
    const failure = 'author keys not rewrapped';
    this.rewrapping = new Repeated({ work: () => this.rewrap(), logger, failure });
    this.forgetting = new Repeated({
      work: () => keys.forgetOldDeletions(),
      logger,
      failure: 'old deletions not forgotten',
    });
  }

  onApplicationBootstrap(): void {
    this.rewrapping.start(LOOK_MS, restAfterStart());
    this.forgetting.start(LOOK_MS, restAfterStart());
    this.waiting = setTimeout(() => void this.move(), this.moveAfterMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.waiting);
    await Promise.all([this.rewrapping.stop(), this.forgetting.stop()]);
  }

  private async rewrap(): Promise<void> {
    const rewrapped = await this.keys.rewrapAll(() => this.rewrapping.isStopping);
    if (rewrapped > 0) this.logger.info({ rewrapped }, 'author keys rewrapped');
  }

  private async move(): Promise<void> {
    try {
      const moved = await this.keys.moveAll();
      if (moved === 0) return;
      this.logger.info({ moved }, 'author keys moved to their own database');
      this.rewrapping.wake();
    } catch (error) {
      this.logger.error({ err: error }, 'author keys not moved to their own database');
    }
  }
}

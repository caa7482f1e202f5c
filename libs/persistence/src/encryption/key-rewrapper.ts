import type { Logger } from '@anew/observability/logger';
import { Repeated } from '@anew/observability/repeated';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { AuthorKeys } from './author-keys.js';

/** Milliseconds between two looks for keys that a process with an older setting has wrapped meanwhile. */
const REWRAP_MS = 3_600_000;

/**
 * Rewraps all author keys with the first master key, and moves those that an earlier release stored in the
 * service's own database. That release must no longer run by then, because it looks for them only there.
 */
export class KeyRewrapper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rewrapping: Repeated;
  private waiting: NodeJS.Timeout | undefined;

  constructor(
    private readonly keys: AuthorKeys,
    private readonly logger: Logger,
    private readonly moveAfterMs: number,
  ) {
    const failure = 'author keys not rewrapped';
    this.rewrapping = new Repeated({ work: () => this.rewrap(), logger, failure });
  }

  onApplicationBootstrap(): void {
    this.rewrapping.start(REWRAP_MS);
    this.waiting = setTimeout(() => void this.move(), this.moveAfterMs);
  }

  beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.waiting);
    return this.rewrapping.stop();
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

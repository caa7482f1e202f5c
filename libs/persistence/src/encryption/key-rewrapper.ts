import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '@anew/observability/logger';
import type { AuthorKeys } from './author-keys.js';

/** After a new master key has been put in front, brings all author keys under it. */
export class KeyRewrapper implements OnApplicationBootstrap {
  constructor(
    private readonly keys: AuthorKeys,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.keys.rewrapAll().then(
      (rewrapped) => {
        if (rewrapped > 0) this.logger.info({ rewrapped }, 'author keys wrapped anew');
      },
      (error: unknown) => this.logger.error({ err: error }, 'author keys not wrapped anew'),
    );
  }
}

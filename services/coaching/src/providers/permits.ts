import { randomUUID } from 'node:crypto';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Repeated } from '@anew/observability/repeated';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { CallLimit } from './call-limit.js';
import { DatabaseLimit } from './database-limit.js';
import { PermitsRepository } from './permits.repository.js';

const RENEW_MS = 5_000;

/** Permits of the limits that all processes of the service share. A permit is held for one call to a provider. */
@Injectable()
export class Permits implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Names of the limits whose permits are known to be in the database. */
  private readonly setUp = new Set<string>();
  private readonly held = new Set<string>();
  private readonly renewing: Repeated;

  constructor(
    private readonly permits: PermitsRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.renewing = new Repeated({ work: () => this.renew(), logger, failure: 'permits not renewed' });
  }

  onApplicationBootstrap(): void {
    this.renewing.start(RENEW_MS, RENEW_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.renewing.stop();
  }

  /** Limits of the providers for one purpose, such as replies. */
  limitsFor(purpose: string): (provider: string, most: number) => CallLimit {
    return (provider, most) => new DatabaseLimit(this, `${provider} ${purpose}`, most);
  }

  /** @returns id of the permit, or null if none of the limit's first `most` is free */
  async take(limit: string, most: number): Promise<string | null> {
    if (!this.setUp.has(limit)) await this.permits.add(limit, most);
    this.setUp.add(limit);
    const permitId = randomUUID();
    if (!(await this.permits.take(limit, most, permitId))) return null;
    this.held.add(permitId);
    return permitId;
  }

  /** Frees a permit. Where that fails, it is free when its lease expires. */
  async giveBack(permitId: string): Promise<void> {
    this.held.delete(permitId);
    try {
      await this.permits.giveBack(permitId);
    } catch (error) {
      this.logger.warn({ err: error }, 'permit not given back');
    }
  }

  private async renew(): Promise<void> {
    if (this.held.size > 0) await this.permits.renew([...this.held]);
  }
}

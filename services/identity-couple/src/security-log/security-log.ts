import type { Actor, Visitor } from '@anew/contracts/actor';
import { deviceName } from '@anew/contracts/identity/device-name';
import type { SecurityKind } from '@anew/contracts/identity/security';
import type { SecurityEvent } from '@anew/contracts/identity/views';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { coarseNetwork } from './network.rules.js';
import { SecurityEventsRepository } from './security-events.repository.js';

/**
 * Origin of an event, as far as known: the browser is stored with the session, and a visitor has a network as
 * well.
 */
export type Origin = Visitor | Pick<Actor, 'sessionId'>;

/** Log of events of an account, which only its owner can see. */
@Injectable()
export class SecurityLog implements BeforeApplicationShutdown {
  private readonly noting = new Set<Promise<void>>();

  constructor(
    private readonly events: SecurityEventsRepository,
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Records an event in the transaction that makes it true. */
  async record(
    transaction: EntityManager,
    userId: string,
    kind: SecurityKind,
    origin: Origin | null,
  ): Promise<void> {
    await this.events.add(transaction, {
      id: uuidv7(),
      userId,
      kind,
      at: new Date(),
      device: origin && deviceName(await this.userAgentOf(transaction, origin)),
      network: origin && 'address' in origin ? coarseNetwork(origin.address) : null,
    });
  }

  /**
   * Records a failure, which has no transaction. It is not awaited, because the duration of a refusal must
   * not reveal whether the account exists.
   */
  note(userId: string, kind: SecurityKind, origin: Origin): void {
    const noted = this.record(this.dataSource.manager, userId, kind, origin).catch((error: unknown) => {
      this.logger.warn({ err: error, kind }, 'security event not recorded');
    });
    this.noting.add(noted);
    void noted.finally(() => this.noting.delete(noted));
  }

  /** The actor's own events, newest first. */
  async list({ userId }: Pick<Actor, 'userId'>): Promise<SecurityEvent[]> {
    const events = await this.events.list(userId);
    return events.map(({ id, kind, at, device, network }) => ({
      id,
      kind,
      at: at.toISOString(),
      device,
      network,
    }));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.noting);
  }

  private userAgentOf(transaction: EntityManager, origin: Origin): Promise<string | null> {
    if ('userAgent' in origin) return Promise.resolve(origin.userAgent);
    return this.events.userAgentOf(transaction, origin.sessionId);
  }
}

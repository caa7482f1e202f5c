import { randomUUID } from 'node:crypto';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Repeated } from '@anew/observability/repeated';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Room } from './room.js';
import { SeatsRepository } from './seats.repository.js';
import { SharedRoom } from './shared-room.js';

const RENEW_MS = 5_000;

/** Seats of the rooms that all processes of the service share. A seat is held for one call to a provider. */
@Injectable()
export class Seats implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Rooms whose seats are known to be in the database. */
  private readonly setUp = new Set<string>();
  private readonly held = new Set<string>();
  private readonly renewing: Repeated;

  constructor(
    private readonly seats: SeatsRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.renewing = new Repeated({ work: () => this.renew(), logger, failure: 'seats not renewed' });
  }

  onApplicationBootstrap(): void {
    this.renewing.start(RENEW_MS, RENEW_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.renewing.stop();
  }

  /** Rooms of the providers for one purpose, such as replies. */
  roomsFor(purpose: string): (provider: string, places: number) => Room {
    return (provider, places) => new SharedRoom(this, `${provider} ${purpose}`, places);
  }

  /** @returns the seat, or null if none of the first `places` is free */
  async take(room: string, places: number): Promise<string | null> {
    if (!this.setUp.has(room)) await this.seats.add(room, places);
    this.setUp.add(room);
    const seat = randomUUID();
    if (!(await this.seats.take(room, places, seat))) return null;
    this.held.add(seat);
    return seat;
  }

  /** Frees a seat. Where that fails, it is free when its lease expires. */
  async giveBack(seat: string): Promise<void> {
    this.held.delete(seat);
    try {
      await this.seats.giveBack(seat);
    } catch (error) {
      this.logger.warn({ err: error }, 'seat not given back');
    }
  }

  private async renew(): Promise<void> {
    if (this.held.size > 0) await this.seats.renew([...this.held]);
  }
}

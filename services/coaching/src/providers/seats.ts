import { randomUUID } from 'node:crypto';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Repeated } from '@anew/observability/repeated';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Room } from './room.js';
import { SharedRoom } from './shared-room.js';

/** Seconds until a seat is free whose process was killed, or has lost the database. */
const LEASE_SECONDS = 15;
const RENEW_MS = 5_000;

const SET_UP = `
  INSERT INTO provider_seats (room, number) SELECT $1, generate_series(1, $2::int) ON CONFLICT DO NOTHING`;

const TAKE = `
  UPDATE provider_seats SET holder = $3, held_until = now() + make_interval(secs => ${LEASE_SECONDS})
  WHERE (room, number) = (
    SELECT room, number FROM provider_seats
    WHERE room = $1 AND number <= $2 AND (held_until IS NULL OR held_until < now())
    LIMIT 1 FOR UPDATE SKIP LOCKED)`;

const RENEW = `
  UPDATE provider_seats SET held_until = now() + make_interval(secs => ${LEASE_SECONDS})
  WHERE holder = ANY($1)`;

const GIVE_BACK = 'UPDATE provider_seats SET holder = NULL, held_until = NULL WHERE holder = $1';

const affected = (result: unknown): boolean => (result as [unknown, number])[1] === 1;

/** Seats of the rooms that all processes of the service share. A seat is held for one call to a provider. */
@Injectable()
export class Seats implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Rooms whose seats are known to be in the database. */
  private readonly setUp = new Set<string>();
  private readonly held = new Set<string>();
  private readonly renewing: Repeated;

  constructor(
    private readonly dataSource: DataSource,
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
    if (!this.setUp.has(room)) await this.dataSource.query(SET_UP, [room, places]);
    this.setUp.add(room);
    const seat = randomUUID();
    if (!affected(await this.dataSource.query(TAKE, [room, places, seat]))) return null;
    this.held.add(seat);
    return seat;
  }

  /** Frees a seat. Where that fails, it is free when its lease expires. */
  async giveBack(seat: string): Promise<void> {
    this.held.delete(seat);
    try {
      await this.dataSource.query(GIVE_BACK, [seat]);
    } catch (error) {
      this.logger.warn({ err: error }, 'seat not given back');
    }
  }

  private async renew(): Promise<void> {
    if (this.held.size > 0) await this.dataSource.query(RENEW, [[...this.held]]);
  }
}

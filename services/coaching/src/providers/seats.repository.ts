import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Seconds until a seat is free whose process was killed, or has lost the database. */
const LEASE_SECONDS = 15;

const ADD = `
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

@Injectable()
export class SeatsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds what is missing of a room's first `places` seats. */
  async add(room: string, places: number): Promise<void> {
    await this.dataSource.query(ADD, [room, places]);
  }

  /** Takes one of a room's first `places` seats, or none if none is free. */
  async take(room: string, places: number, holder: string): Promise<boolean> {
    const [, taken] = await this.dataSource.query<[unknown, number]>(TAKE, [room, places, holder]);
    return taken === 1;
  }

  async renew(holders: string[]): Promise<void> {
    await this.dataSource.query(RENEW, [holders]);
  }

  async giveBack(holder: string): Promise<void> {
    await this.dataSource.query(GIVE_BACK, [holder]);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Seconds until a permit is free whose process was killed, or has lost the database. */
const LEASE_SECONDS = 15;

// The table has the names of earlier releases: a limit is a `room`, a permit is a row of it, and its id is the `holder`.
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
export class PermitsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds what is missing of a limit's first `most` permits. */
  async add(limit: string, most: number): Promise<void> {
    await this.dataSource.query(ADD, [limit, most]);
  }

  /** Takes one of a limit's first `most` permits, or none if none is free. */
  async take(limit: string, most: number, permitId: string): Promise<boolean> {
    const [, taken] = await this.dataSource.query<[unknown, number]>(TAKE, [limit, most, permitId]);
    return taken === 1;
  }

  async renew(permitIds: string[]): Promise<void> {
    await this.dataSource.query(RENEW, [permitIds]);
  }

  async giveBack(permitId: string): Promise<void> {
    await this.dataSource.query(GIVE_BACK, [permitId]);
  }
}

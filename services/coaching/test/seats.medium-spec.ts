import { databaseUrl } from '@anew/testkit/servers';
import { sharedServers } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { Seats } from '../src/providers/seats.js';
import { SeatsRepository } from '../src/providers/seats.repository.js';
import { CoachAlone } from './coach-alone.js';

const PLACES = 3;

/** The seats as one process knows them. */
const seatsIn = (database: DataSource) => new Seats(new SeatsRepository(database), pino({ level: 'silent' }));

let coach: CoachAlone;
let dataSource: DataSource;
/** Those of two processes. */
let ours: Seats;
let theirs: Seats;

beforeAll(async () => {
  // The service brings the schema up to date.
  coach = await CoachAlone.start();
  const { postgres } = await sharedServers();
  const url = databaseUrl(postgres, 'coaching');
  dataSource = await new DataSource({ type: 'postgres', url, poolSize: 8 }).initialize();
  [ours, theirs] = [0, 1].map(() => seatsIn(dataSource)) as [Seats, Seats];
}, 60_000);

afterAll(async () => {
  await dataSource.destroy();
  await coach.stop();
});

/** Takes every seat of a room, a few at a time from both processes. */
async function fill(room: string): Promise<string[]> {
  const seats: string[] = [];
  while (seats.length < PLACES) {
    const taken = await Promise.all([ours.take(room, PLACES), theirs.take(room, PLACES)]);
    seats.push(...taken.filter((seat) => seat !== null));
  }
  return seats;
}

const expire = (seat: string) =>
  dataSource.query("UPDATE provider_seats SET held_until = now() - interval '1 second' WHERE holder = $1", [
    seat,
  ]);

describe('the seats of a room', () => {
  it('are for all processes together, and each room has its own', async () => {
    const seats = await fill('full');
    expect(new Set(seats).size).toBe(PLACES);
    expect(await Promise.all([ours.take('full', PLACES), theirs.take('full', PLACES)])).toEqual([null, null]);
    expect(await ours.take('empty', PLACES)).not.toBeNull();
  });

  it('are never given to two, however many ask at once', async () => {
    const asked = Array.from({ length: 40 }, (_, index) => (index % 2 ? ours : theirs).take('busy', PLACES));
    const taken = (await Promise.all(asked)).filter((seat) => seat !== null);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThanOrEqual(PLACES);
  });

  it('are free again when they are given back', async () => {
    const [seat] = await fill('left');
    await ours.giveBack(seat!);
    expect(await theirs.take('left', PLACES)).not.toBeNull();
  });

  it('of a process that was killed are free when the lease expires, and stay with who takes them then', async () => {
    const [seat] = await fill('killed');
    await expire(seat!);
    const next = await theirs.take('killed', PLACES);
    expect(next).not.toBeNull();
    await ours.giveBack(seat!);
    expect(await ours.take('killed', PLACES)).toBeNull();
  });

  it('become fewer and more with the setting', async () => {
    await fill('changed');
    expect(await ours.take('changed', 1)).toBeNull();
    // A process with a higher limit starts.
    const later = seatsIn(dataSource);
    expect(await later.take('changed', PLACES + 1)).not.toBeNull();
  });

  it('are an error where the database is away, and no seat', async () => {
    const away = await new DataSource({
      type: 'postgres',
      url: (dataSource.options as { url: string }).url,
    }).initialize();
    const seats = seatsIn(away);
    await away.destroy();
    await expect(seats.take('away', PLACES)).rejects.toThrow();
  });
});

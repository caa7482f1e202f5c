import { databaseUrl } from '@anew/testkit/servers';
import { sharedServers } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { Permits } from '../src/providers/permits.js';
import { PermitsRepository } from '../src/providers/permits.repository.js';
import { CoachAlone } from './coach-alone.js';

const MOST = 3;

/** The permits as one process knows them. */
const permitsIn = (database: DataSource) =>
  new Permits(new PermitsRepository(database), pino({ level: 'silent' }));

let coach: CoachAlone;
let dataSource: DataSource;
/** Those of two processes. */
let ours: Permits;
let theirs: Permits;

beforeAll(async () => {
  // The service brings the schema up to date.
  coach = await CoachAlone.start();
  const { postgres } = await sharedServers();
  const url = databaseUrl(postgres, 'coaching');
  dataSource = await new DataSource({ type: 'postgres', url, poolSize: 8 }).initialize();
  [ours, theirs] = [0, 1].map(() => permitsIn(dataSource)) as [Permits, Permits];
}, 60_000);

afterAll(async () => {
  await dataSource.destroy();
  await coach.stop();
});

/** Takes every permit of a limit, a few at a time from both processes. */
async function fill(limit: string): Promise<string[]> {
  const permits: string[] = [];
  while (permits.length < MOST) {
    const taken = await Promise.all([ours.take(limit, MOST), theirs.take(limit, MOST)]);
    permits.push(...taken.filter((permitId) => permitId !== null));
  }
  return permits;
}

const expire = (permitId: string) =>
  dataSource.query("UPDATE provider_seats SET held_until = now() - interval '1 second' WHERE holder = $1", [
    permitId,
  ]);

describe('the permits of a limit', () => {
  it('are for all processes together, and each limit has its own', async () => {
    const permits = await fill('full');
    expect(new Set(permits).size).toBe(MOST);
    expect(await Promise.all([ours.take('full', MOST), theirs.take('full', MOST)])).toEqual([null, null]);
    expect(await ours.take('empty', MOST)).not.toBeNull();
  });

  it('are never given to two, however many ask at once', async () => {
    const asked = Array.from({ length: 40 }, (_, index) => (index % 2 ? ours : theirs).take('busy', MOST));
    const taken = (await Promise.all(asked)).filter((permitId) => permitId !== null);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThanOrEqual(MOST);
  });

  it('are free again when they are given back', async () => {
    const [permitId] = await fill('left');
    await ours.giveBack(permitId!);
    expect(await theirs.take('left', MOST)).not.toBeNull();
  });

  it('of a process that was killed are free when the lease expires, and stay with who takes them then', async () => {
    const [permitId] = await fill('killed');
    await expire(permitId!);
    const next = await theirs.take('killed', MOST);
    expect(next).not.toBeNull();
    await ours.giveBack(permitId!);
    expect(await ours.take('killed', MOST)).toBeNull();
  });

  it('become fewer and more with the setting', async () => {
    await fill('changed');
    expect(await ours.take('changed', 1)).toBeNull();
    // A process with a higher limit starts.
    const later = permitsIn(dataSource);
    expect(await later.take('changed', MOST + 1)).not.toBeNull();
  });

  it('are an error where the database is away, and no permit', async () => {
    const away = await new DataSource({
      type: 'postgres',
      url: (dataSource.options as { url: string }).url,
    }).initialize();
    const permits = permitsIn(away);
    await away.destroy();
    await expect(permits.take('away', MOST)).rejects.toThrow();
  });
});

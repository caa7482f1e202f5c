import type { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import type { System } from '@anew/testkit/system';
import { createClient, type RedisClientType } from 'redis';
import { halfAssessed, join, type Pair, strangers, submit } from './assessed.factory.js';

/** Moments between the second submission's 202 and the result at which a couple may be stopped. */
export const MOMENTS = [
  'before the service knows the couple',
  'before the job has reached the queue',
  'while the job waits in the queue',
  'in the middle of the job',
] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Standstill {
  pairs: Record<Moment, Pair>;
  /** Releases everything that was held. Killed processes stay dead. */
  resume(): Promise<void>;
}

const WORKER = 'compatibility-worker';

/** Milliseconds for which Redis makes writers wait. */
const PAUSE_MS = 3_000;

async function withRedis<T>({ redis }: System, work: (client: RedisClientType) => Promise<T>): Promise<T> {
  const client: RedisClientType = createClient({ url: redis.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}

const pauseQueue = (system: System) =>
  withRedis(system, (client) => client.sendCommand(['CLIENT', 'PAUSE', String(PAUSE_MS), 'WRITE']));

async function jobIsThere(system: System, database: Database, { coupleId }: Pair): Promise<true | undefined> {
  const [round] = await database.query<{ id: string }>('SELECT id FROM rounds WHERE couple_id = $1', [
    coupleId,
  ]);
  const exists = await withRedis(system, (client) =>
    client.exists(`bull:assessment-scoring:score-${round?.id}`),
  );
  return exists === 1 ? true : undefined;
}

const statementsToWait = (database: Database, count: number) =>
  eventually(`${count} statements to wait`, async () =>
    (await database.waiting()) >= count ? true : undefined,
  );

/** Stops four couples after the second 202, each at another moment. */
export async function standstill(system: System, database: Database): Promise<Standstill> {
  const { origin } = system;
  const [unknown, unqueued, queued, computing] = await Promise.all([
    strangers(origin),
    halfAssessed(origin),
    halfAssessed(origin),
    halfAssessed(origin),
  ]);
  // The lock lets readers pass and makes writers wait.
  const results = await database.hold('LOCK TABLE round_results IN EXCLUSIVE MODE');
  await submit(computing.second);
  await statementsToWait(database, 1);
  await system.freeze(WORKER);

  await submit(queued.second);
  await eventually('the job', () => jobIsThere(system, database, queued));

  const couples = await database.hold('LOCK TABLE couples IN EXCLUSIVE MODE');
  await join(unknown);
  await statementsToWait(database, 2);
  await Promise.all([submit(unknown.first), submit(unknown.second)]);

  await pauseQueue(system);
  await submit(unqueued.second);
  return {
    pairs: {
      'before the service knows the couple': unknown,
      'before the job has reached the queue': unqueued,
      'while the job waits in the queue': queued,
      'in the middle of the job': computing,
    },
    resume: async () => {
      system.signal(WORKER, 'SIGCONT');
      await Promise.all([results.release(), couples.release()]);
    },
  };
}

import type { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import type { ServerAddress } from '@anew/testkit/servers';
import { createClient, type RedisClientType } from '@redis/client';
import { newPair, type Pair } from './assessed.factory.js';
import type { AssessmentProcesses } from './assessment-processes.js';

/** Moments between the second submission and the result at which a couple may be stopped. */
export const MOMENTS = [
  'before the service knows the couple',
  'before the job has reached the queue',
  'while the job waits in the queue',
  'in the middle of the job',
] as const;
export type Moment = (typeof MOMENTS)[number];

interface Standstill {
  pairs: Record<Moment, Pair>;
  /** Releases everything that was held. Killed processes stay dead. */
  resume(): Promise<void>;
}

const WORKER = 'compatibility-worker';

/** Milliseconds for which Redis makes writers wait. */
const PAUSE_MS = 3_000;

async function withRedis<T>(redis: ServerAddress, work: (client: RedisClientType) => Promise<T>): Promise<T> {
  const client: RedisClientType = createClient({ url: redis.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}

const pauseQueue = (redis: ServerAddress) =>
  withRedis(redis, (client) => client.sendCommand(['CLIENT', 'PAUSE', String(PAUSE_MS), 'WRITE']));

async function jobIsThere(
  { servers: { redis }, database }: AssessmentProcesses,
  { coupleId }: Pair,
): Promise<true | undefined> {
  const [round] = await database.query<{ id: string }>('SELECT id FROM rounds WHERE couple_id = $1', [
    coupleId,
  ]);
  const exists = await withRedis(redis, (client) =>
    client.exists(`bull:assessment-scoring:score-${round?.id}`),
  );
  return exists === 1 ? true : undefined;
}

const statementsToWait = (database: Database, count: number) =>
  eventually(`${count} statements to wait`, async () =>
    (await database.waiting()) >= count ? true : undefined,
  );

/** Stops four couples after the second submission, each at another moment. */
export async function standstill(assessment: AssessmentProcesses): Promise<Standstill> {
  const { database, processes, servers } = assessment;
  const unknown = newPair();
  const [unqueued, queued, computing] = await Promise.all([
    assessment.halfAssessed(),
    assessment.halfAssessed(),
    assessment.halfAssessed(),
  ]);
  // The lock lets readers pass and makes writers wait.
  const results = await database.hold('LOCK TABLE round_results IN EXCLUSIVE MODE');
  await assessment.submit(computing.second);
  await statementsToWait(database, 1);
  await processes.freeze(WORKER);

  await assessment.submit(queued.second);
  await eventually('the job', () => jobIsThere(assessment, queued));

  const couples = await database.hold('LOCK TABLE couples IN EXCLUSIVE MODE');
  await assessment.join(unknown);
  await statementsToWait(database, 2);
  await Promise.all([assessment.submit(unknown.first), assessment.submit(unknown.second)]);

  await pauseQueue(servers.redis);
  await assessment.submit(unqueued.second);
  return {
    pairs: {
      'before the service knows the couple': unknown,
      'before the job has reached the queue': unqueued,
      'while the job waits in the queue': queued,
      'in the middle of the job': computing,
    },
    resume: async () => {
      processes.signal(WORKER, 'SIGCONT');
      await Promise.all([results.release(), couples.release()]);
    },
  };
}

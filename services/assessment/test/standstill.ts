import { createClient } from 'redis';
import type { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import type { System } from '@anew/testkit/system';
import { halfAssessed, join, type Pair, strangers, submit } from './assessed.factory.js';

/** Where a couple may stand between the second submission's 202 and its result. */
export const MOMENTS = [
  'before the service knows the couple',
  'before the submission has left the outbox',
  'while the job waits in the queue',
  'in the middle of the job',
] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Standstill {
  pairs: Record<Moment, Pair>;
  /** Lets go of everything that was held; what was killed meanwhile stays dead. */
  resume(): Promise<void>;
}

const WORKER = 'compatibility-worker';

/** Events about this person leave the outbox only after a while. */
const holdBack = (userId: string) => `
  CREATE OR REPLACE FUNCTION hold_back() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.next_attempt_at := now() + interval '3 seconds'; RETURN NEW; END $$;
  DROP TRIGGER IF EXISTS held_back ON outbox;
  CREATE TRIGGER held_back BEFORE INSERT ON outbox FOR EACH ROW
    WHEN (NEW.data->>'userId' = '${userId}') EXECUTE FUNCTION hold_back()`;

async function jobIsThere(system: System, database: Database, { coupleId }: Pair): Promise<true | undefined> {
  const [round] = await database.query<{ id: string }>('SELECT id FROM rounds WHERE couple_id = $1', [
    coupleId,
  ]);
  const redis = await createClient({ url: system.redis.url }).connect();
  try {
    const exists = await redis.exists(`bull:assessment-scoring:score-${round?.id}`);
    return exists === 1 ? true : undefined;
  } finally {
    redis.destroy();
  }
}

const statementsToWait = (database: Database, count: number) =>
  eventually(`${count} statements to wait`, async () =>
    (await database.waiting()) >= count ? true : undefined,
  );

/** Brings four couples to a standstill after the second 202, each at a moment of its own. */
export async function standstill(system: System, database: Database): Promise<Standstill> {
  const { origin } = system;
  const [unknown, unsent, queued, computing] = await Promise.all([
    strangers(origin),
    halfAssessed(origin),
    halfAssessed(origin),
    halfAssessed(origin),
  ]);
  // Readers pass, whoever writes waits.
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

  await database.query(holdBack(unsent.second.user.id));
  await submit(unsent.second);
  return {
    pairs: {
      'before the service knows the couple': unknown,
      'before the submission has left the outbox': unsent,
      'while the job waits in the queue': queued,
      'in the middle of the job': computing,
    },
    resume: async () => {
      system.signal(WORKER, 'SIGCONT');
      await Promise.all([results.release(), couples.release()]);
    },
  };
}

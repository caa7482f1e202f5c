import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { entryOf, processEnv } from '@anew/local-servers/environment';
import { developmentSecrets } from '@anew/local-servers/secrets';
import { databaseUrl, privateNats, privatePostgres, privateRedis } from '@anew/testkit/servers';
import { Client } from 'pg';
import type { Bench } from './harness/bench.js';
import { machine } from './harness/machine.js';
import { SHARED_ENV } from './harness/product.js';
import { startProgram } from './harness/program.js';
import type { Resources } from './harness/resources.js';
import { align } from './harness/table.js';
import { PushSink } from './push-sink.js';
import { writeReminded } from './reminder-rows.js';

const PEOPLE = Number(process.env.BENCH_REMINDERS ?? 100_000);
const PEOPLE_OF_KILL = PEOPLE / 10;
/** Part of the reminders after which the process is killed. */
const KILLED_AFTER = 0.3;
const AIM_S = 600;

const LEFT = 'SELECT count(*)::int AS count FROM sendings WHERE next_try_at <= now() OR tries > 0';

/** Resolves once the sink has got this many, or nothing is left to send. */
async function untilTaken(sink: PushSink, count: number): Promise<void> {
  while (sink.taken.size < count) await delay(50);
}

async function untilNothingIsLeft(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ count: number }>(LEFT);
    if (rows[0]?.count === 0) return;
    await delay(500);
  }
}

/** Identity-couple alone, on private servers, and a client of its database. */
async function startIdentity(resources: Resources) {
  const [postgres, redis, nats] = await Promise.all([privatePostgres(), privateRedis(), privateNats()]);
  for (const server of [postgres, redis, nats]) resources.keep(server, (started) => started.discard());
  const folder = resources.keep(await mkdtemp(join(tmpdir(), 'anew-bench-')), (path) =>
    rm(path, { recursive: true, force: true }),
  );
  const secrets = developmentSecrets(join(folder, 'secrets.json'));
  const urls = { databaseUrl: postgres.url, redisUrl: redis.url, natsUrl: nats.url };
  const surroundings = { ...urls, port: 1, secrets };
  const env = processEnv('identity-couple', surroundings, { ...SHARED_ENV, MAIL_DIR: folder });
  const start = () =>
    resources.keep(startProgram(entryOf('identity-couple', 'alone'), env), (program) => program.stop());
  const client = resources.keep(
    new Client({ connectionString: databaseUrl(postgres, 'identity-couple') }),
    (each) => each.end(),
  );
  await client.connect();
  return { start, client, secret: secrets.KEY_ENCRYPTION_SECRET };
}

/** Resolves once the process has made the tables. */
async function untilMigrated(client: Client): Promise<void> {
  const made = "SELECT to_regclass('sendings') IS NOT NULL AS made";
  while (!(await client.query<{ made: boolean }>(made)).rows[0]?.made) await delay(100);
}

export const bench: Bench = {
  title: `${PEOPLE} reminders that are due at one moment, sent to a push service that takes all of them`,
  async run(resources) {
    const sink = resources.keep(await new PushSink().listen(), (each) => each.close());
    const { start, client, secret } = await startIdentity(resources);
    const program = start();
    await untilMigrated(client);
    const at = (dueAt: Date) => ({ origin: sink.origin, secret, dueAt });
    await writeReminded(client, PEOPLE, at(new Date(Date.now() + 3_600_000)));
    const dueAt = performance.now();
    await client.query('UPDATE sendings SET due_at = now(), next_try_at = now()');
    await untilTaken(sink, PEOPLE);
    const tookS = (sink.lastAt - dueAt) / 1_000;
    await untilNothingIsLeft(client);
    const repeated = sink.repeated;
    console.log(`All are sent after ${tookS.toFixed(1)} s, ${repeated} of them twice`);

    sink.taken.clear();
    await writeReminded(client, PEOPLE_OF_KILL, at(new Date()));
    await untilTaken(sink, PEOPLE_OF_KILL * KILLED_AFTER);
    program.send('SIGKILL');
    start();
    await untilTaken(sink, PEOPLE_OF_KILL);
    await untilNothingIsLeft(client);
    const rows = [
      ['', 'reminders', 'seconds', 'lost', 'sent twice'],
      ['nothing fails', String(PEOPLE), `${tookS.toFixed(1)} (aim: ${AIM_S})`, '0', String(repeated)],
      [
        'the process is killed',
        String(PEOPLE_OF_KILL),
        '',
        String(PEOPLE_OF_KILL - sink.taken.size),
        String(sink.repeated),
      ],
    ];
    return {
      table: align(rows),
      data: { ...machine(), aimS: AIM_S, people: PEOPLE, tookS, repeated, repeatedAfterKill: sink.repeated },
    };
  },
};

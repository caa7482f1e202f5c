import { setTimeout as delay } from 'node:timers/promises';
import { databaseUrl } from '@anew/testkit/servers';
import { Client } from 'pg';
import type { Bench } from './harness/bench.js';
import { machine } from './harness/machine.js';
import { startProduct } from './harness/product.js';
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

export const bench: Bench = {
  title: `${PEOPLE} reminders that are due at one moment, sent to a push service that takes all of them`,
  async run(resources) {
    const sink = resources.keep(await new PushSink().listen(), (each) => {
      each.close();
      return undefined;
    });
    const product = await startProduct(['identity-couple'], resources);
    const client = resources.keep(
      new Client({ connectionString: databaseUrl(product.postgres, 'identity-couple') }),
      (each) => each.end(),
    );
    await client.connect();
    const at = (dueAt: Date) => ({ origin: sink.origin, secret: product.keyEncryptionSecret, dueAt });
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
    process.kill(product.pids['identity-couple'] ?? 0, 'SIGKILL');
    product.add('identity-couple');
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

import { setTimeout as delay } from 'node:timers/promises';
import { SERVICES } from '@anew/contracts/rpc/services';
import { Bystander } from '@anew/testkit/bystander';
import { malformed } from '@anew/testkit/malformed';
import { peakMemory } from '@anew/testkit/memory';
import { couple, Person, type SignedUp } from '@anew/testkit/person';
import { sendAll, type Tally } from '@anew/testkit/send-malformed';
import type { Bench } from './harness/bench.js';
import { machine } from './harness/machine.js';
import { startProduct } from './harness/product.js';
import { rounds } from './harness/rounds.js';
import { quantile } from './harness/statistics.js';
import { align } from './harness/table.js';

const REQUESTS = 10_000;
const CONNECTIONS = 8;
const QUIET_MS = 5_000;
const MB = 1024 * 1024;
/** Aims: milliseconds that another user may have to wait, and bytes of the gateway's memory. */
const AIM_MS = 100;
const AIM_BYTES = 256 * MB;

async function callsOf(origin: string): Promise<string[]> {
  const { body } = await new Person(origin).get<{ paths: Record<string, object> }>('/api/openapi.json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

interface Waits {
  asked: number;
  p50Ms: number;
  p99Ms: number;
  mostMs: number;
  overAim: number;
}

function waitsOf(times: readonly number[]): Waits {
  return {
    asked: times.length,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    mostMs: Math.max(...times),
    overAim: times.filter((ms) => ms > AIM_MS).length,
  };
}

async function waitsDuring<T>(
  person: SignedUp,
  origin: string,
  work: Promise<T>,
): Promise<{ waits: Waits; done: T }> {
  const bystander = Bystander.start(person, origin);
  const done = await work;
  return { waits: waitsOf(await bystander.stop()), done };
}

const waitsRow = (name: string, { asked, p50Ms, p99Ms, mostMs, overAim }: Waits): string[] => [
  name,
  String(asked),
  ...[p50Ms, p99Ms, mostMs].map((ms) => ms.toFixed(1)),
  String(overAim),
];

function outcomeLines({ sent, statuses, harmed, slowest }: Tally, peak: number): string[] {
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  return [
    `${sent} malformed requests; answers by status (0: none) ${counts.join(', ')}`,
    `Answers of 5xx: ${harmed.length} (aim: 0)`,
    ...harmed.slice(0, 10).map(({ what, status, body }) => `  ${status} ${what} ${body.slice(0, 200)}`),
    ...slowest.map(({ what, status, ms }) => `  ${Math.round(ms)} ms ${status} ${what}`),
    `The gateway’s memory at its highest: ${Math.round(peak / MB)} MB (aim: ${AIM_BYTES / MB} MB)`,
  ];
}

export const bench: Bench = {
  title: 'Ten thousand malformed requests over all calls, and a bystander who reads today’s quote meanwhile',
  async run(resources) {
    const seed = Number(process.env.BENCH_SEED ?? 1);
    const { origin, pids } = await startProduct(SERVICES, resources);
    const [[sender], [reader]] = [await couple(origin), await couple(origin)];
    const signedIn = `auth_token=${sender.cookies.get('auth_token')}`;
    const cast = { calls: await callsOf(origin), signedIn };
    const quiet = await waitsDuring(reader, origin, delay(QUIET_MS));
    const wires = malformed(cast, rounds(10) * (REQUESTS / 10), seed);
    const loud = await waitsDuring(reader, origin, sendAll(origin, wires, CONNECTIONS));
    const peak = await peakMemory(pids.gateway ?? 0);
    const head = ['A bystander waits', 'requests', 'p50 ms', 'p99 ms', 'most ms', `over ${AIM_MS} ms`];
    const table = align([head, waitsRow('in quiet', quiet.waits), waitsRow('meanwhile', loud.waits)]);
    return {
      table: [table, '', ...outcomeLines(loud.done, peak)].join('\n'),
      data: { ...machine(), seed, quiet: quiet.waits, meanwhile: loud.waits, ...loud.done, peakBytes: peak },
    };
  },
};

import { cpuMicros, type Pids } from './cpu.js';
import type { LoadGenerator } from './load-generator.js';

/** A server that answers the request under test. */
export interface Contender {
  name: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** All processes that are involved in an answer. */
  pids: Pids;
}

export interface Phase {
  name: string;
  connections: number;
  /** Requests a second that arrive however slowly they are answered, see {@link LoadOrder}. */
  rate?: number;
  rounds: number;
  /** Milliseconds of each round that are measured, and of the warm-up before. */
  measureMs: number;
  warmUpMs: number;
}

/** Result of one contender in one round. */
export interface Round {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU time for each request, of each of the contender's processes and of the load generator. */
  cpuMicrosPerRequest: Record<string, number>;
}

/** Largest number of requests in one period of load, whatever the speed. */
const MAX_REQUESTS = 100_000;
export const LOAD_GENERATOR = 'load generator';

/** Number of rounds: `BENCH_ROUNDS`, or `usual`. */
export function rounds(usual: number): number {
  const asked = Number(process.env.BENCH_ROUNDS);
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
}

async function load(generator: LoadGenerator, contender: Contender, phase: Phase, durationMs: number) {
  const { name, url, headers } = contender;
  const loaded = generator.run({
    url,
    headers,
    connections: phase.connections,
    rate: phase.rate,
    durationMs,
    maxRequests: MAX_REQUESTS,
  });
  return loaded.catch((cause: unknown) => {
    throw new Error(`${name} failed under load: ${String(cause)}`, { cause });
  });
}

async function playRound(generator: LoadGenerator, contender: Contender, phase: Phase): Promise<Round> {
  await load(generator, contender, phase, phase.warmUpMs);
  const pids = { ...contender.pids, [LOAD_GENERATOR]: generator.pid };
  const before = cpuMicros(pids);
  const { requests, elapsedMs, p50Ms, p99Ms } = await load(generator, contender, phase, phase.measureMs);
  const after = cpuMicros(pids);
  const perRequest = Object.keys(pids).map((name): [string, number] => [
    name,
    ((after[name] ?? 0) - (before[name] ?? 0)) / requests,
  ]);
  return {
    requestsPerSecond: (requests / elapsedMs) * 1000,
    p50Ms,
    p99Ms,
    cpuMicrosPerRequest: Object.fromEntries(perRequest),
  };
}

/**
 * Plays the contenders in turn, beginning with another one in each round, so that a busy moment of the
 * machine affects all of them.
 * @returns the rounds of each contender, in the order of `contenders`
 */
export async function playRounds(
  generator: LoadGenerator,
  contenders: readonly Contender[],
  phase: Phase,
  onRound: (done: number) => void,
): Promise<Round[][]> {
  const played = contenders.map((): Round[] => []);
  for (let round = 0; round < phase.rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const index = (round + turn) % contenders.length;
      const contender = contenders[index];
      if (contender) played[index]?.push(await playRound(generator, contender, phase));
    }
    onRound(round + 1);
  }
  return played;
}

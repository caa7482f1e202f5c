import { type Contender, LOAD_GENERATOR, type Phase, type Round } from './rounds.js';
import { type Spread, spread } from './statistics.js';

export interface ContenderSummary {
  name: string;
  requestsPerSecond: Spread;
  p50Ms: Spread;
  p99Ms: Spread;
  /** Mean over all rounds, because the kernel's steps are coarse for one round. */
  cpuMicrosPerRequest: Record<string, number>;
  /** Sum for all processes except the load generator. */
  cpuMicrosPerRequestInAll: number;
}

/**
 * Comparison of the first contender with another one: the ratio or difference of each round, over all rounds.
 */
export interface Comparison {
  against: string;
  throughputRatio: Spread;
  cpuRatio: number;
  /** Milliseconds. */
  addedAtMedianMs: Spread;
  /**
   * The same two values for each one's best round, because other load on the machine can only make a round
   * worse.
   */
  best: { throughputRatio: number; addedAtMedianMs: number };
}

export interface PhaseSummary {
  phase: Phase;
  contenders: ContenderSummary[];
  comparisons: Comparison[];
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function summarize(name: string, rounds: Round[]): ContenderSummary {
  const processes = Object.keys(rounds[0]?.cpuMicrosPerRequest ?? {});
  const cpu = processes.map((process): [string, number] => [
    process,
    mean(rounds.map((round) => round.cpuMicrosPerRequest[process] ?? NaN)),
  ]);
  const own = cpu.filter(([process]) => process !== LOAD_GENERATOR);
  return {
    name,
    requestsPerSecond: spread(rounds.map((round) => round.requestsPerSecond)),
    p50Ms: spread(rounds.map((round) => round.p50Ms)),
    p99Ms: spread(rounds.map((round) => round.p99Ms)),
    cpuMicrosPerRequest: Object.fromEntries(cpu),
    cpuMicrosPerRequestInAll: own.reduce((sum, [, micros]) => sum + micros, 0),
  };
}

function pairs(first: Round[], other: Round[], value: (a: Round, b: Round) => number): Spread {
  return spread(first.flatMap((round, index) => (other[index] ? [value(round, other[index])] : [])));
}

interface Played {
  rounds: Round[];
  summary: ContenderSummary;
}

function compare(first: Played, other: Played): Comparison {
  const [ours, theirs] = [first.summary, other.summary];
  return {
    against: theirs.name,
    throughputRatio: pairs(first.rounds, other.rounds, (a, b) => a.requestsPerSecond / b.requestsPerSecond),
    cpuRatio: ours.cpuMicrosPerRequestInAll / theirs.cpuMicrosPerRequestInAll,
    addedAtMedianMs: pairs(first.rounds, other.rounds, (a, b) => a.p50Ms - b.p50Ms),
    best: {
      throughputRatio: ours.requestsPerSecond.max / theirs.requestsPerSecond.max,
      addedAtMedianMs: ours.p50Ms.min - theirs.p50Ms.min,
    },
  };
}

export function summarizePhase(
  phase: Phase,
  contenders: readonly Contender[],
  played: Round[][],
): PhaseSummary {
  const all = contenders.map(({ name }, index): Played => {
    const rounds = played[index] ?? [];
    return { rounds, summary: summarize(name, rounds) };
  });
  const [first, ...others] = all;
  if (!first) throw new Error('Nobody took part');
  return {
    phase,
    contenders: all.map(({ summary }) => summary),
    comparisons: others.map((other) => compare(first, other)),
  };
}

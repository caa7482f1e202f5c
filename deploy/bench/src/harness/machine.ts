import { cpus, loadavg } from 'node:os';

/** What the numbers depend on besides the code. */
export function machine() {
  const all = cpus();
  return {
    at: new Date().toISOString(),
    node: process.version,
    cpu: `${all.length} × ${all[0]?.model ?? 'unknown'}`,
    /** Processes that wanted to run, in the last 1, 5 and 15 minutes, this run's own included. */
    loadAverage: loadavg(),
  };
}

/** How many rounds to play: `BENCH_ROUNDS`, or `usual`. */
export function rounds(usual: number): number {
  const asked = Number(process.env.BENCH_ROUNDS);
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
}

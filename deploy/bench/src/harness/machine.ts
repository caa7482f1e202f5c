import { cpus, loadavg } from 'node:os';

/** Facts that the numbers depend on besides the code. */
export function machine() {
  const all = cpus();
  return {
    at: new Date().toISOString(),
    node: process.version,
    cpu: `${all.length} × ${all[0]?.model ?? 'unknown'}`,
    /** Average number of runnable processes in the last 1, 5 and 15 minutes, including this run's own. */
    loadAverage: loadavg(),
  };
}

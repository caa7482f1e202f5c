import { readdirSync, readFileSync } from 'node:fs';

/**
 * Microseconds of one tick. Linux reports CPU time in ticks of 10 ms (USER_HZ) on every architecture that
 * Node supports.
 */
const MICROS_PER_TICK = 10_000;

interface Usage {
  parent: number;
  micros: number;
}

/** Indexes of fields in `/proc/<pid>/stat` after the command's closing bracket, see proc(5). */
const PPID = 1;
const UTIME = 11;
const CSTIME = 14;

function usageOf(pid: string): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // This is the time of the process and of its children that have ended, so that no time is lost with them.
    const ticks = fields.slice(UTIME, CSTIME + 1).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[PPID]), micros: ticks * MICROS_PER_TICK };
  } catch {
    return undefined;
  }
}

function allUsages(): Map<number, Usage> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const usages = pids.map((pid): [number, Usage | undefined] => [Number(pid), usageOf(pid)]);
  return new Map(usages.filter((entry): entry is [number, Usage] => entry[1] !== undefined));
}

function treeMicros(root: number, usages: Map<number, Usage>): number {
  const children = [...usages].filter(([, { parent }]) => parent === root);
  const below = children.reduce((sum, [pid]) => sum + treeMicros(pid, usages), 0);
  return below + (usages.get(root)?.micros ?? 0);
}

/** Process ids by name. Each includes all processes that it started. */
export type Pids = Readonly<Record<string, number>>;

/** CPU time (user and system, all threads) that each process has used since it began, in microseconds. */
export function cpuMicros(pids: Pids): Record<string, number> {
  const usages = allUsages();
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, treeMicros(pid, usages)]));
}

import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Interval in milliseconds at which a program looks whether it rests. */
const LOOK_MS = 5_000;
/** Share of the time between two looks for which a resting program works at most. */
const RESTING_SHARE = 0.1;
/** Bytes by which the heap must have grown, so that giving them back is worth the pause. */
const WORTH_BYTES = 10 * 1024 * 1024;

/** What is looked at, and done, in a program. */
export interface Program {
  /** Share of the time since the last look for which the program worked. */
  busyShare(): number;
  heapBytes(): number;
  giveBack(): void;
}

/** Gives memory back whenever `program` rests and has grown since the last time. */
export function watchRest(program: Program): void {
  let keptBytes = 0;
  setInterval(() => {
    const rests = program.busyShare() <= RESTING_SHARE;
    if (!rests || program.heapBytes() < keptBytes + WORTH_BYTES) return;
    program.giveBack();
    keptBytes = program.heapBytes();
  }, LOOK_MS).unref();
}

let isWatched = false;

/**
 * Gives memory back to the operating system whenever this program rests. By itself Node would keep what its start
 * and each busy time needed, because it looks for garbage only while more memory is asked for. This takes effect
 * only with Node's option `--expose-gc`, and once in a program, however many processes run in it.
 */
export function giveMemoryBackAtRest(): void {
  const { gc } = globalThis;
  if (!gc || isWatched) return;
  isWatched = true;
  let seen = performance.eventLoopUtilization();
  watchRest({
    busyShare: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, seen);
      seen = now;
      return utilization;
    },
    heapBytes: () => getHeapStatistics().total_heap_size,
    // Of all kinds of collection, only this one also returns the space that it frees.
    giveBack: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  });
}

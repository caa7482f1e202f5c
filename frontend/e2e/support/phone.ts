import type { BrowserContext } from '@playwright/test';
import type { Trace, TraceEvent } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * Benchmark index of the phone for which pages are judged. Lighthouse takes a phone to be four times as slow as a
 * desktop computer with an index of 1,500 to 2,000:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
const PHONE_INDEX = 1_750 / 4;
/** Times that the benchmark is run, because one says little on a busy machine. */
const RUNS = 3;

/**
 * How many times slower the phone is than this machine. With one number for all machines, the score would describe a slow
 * phone on a slow machine and a fast one on a fast machine.
 *
 * Lighthouse's benchmark counts what the machine does in a second. Here a second of the page's own processor time counts,
 * so that other work on the machine does not make it seem slower than it is.
 */
export async function slowdownOf(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const processorTime = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
  const begun = await processorTime();
  let work = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const since = performance.now();
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    work += (index * (performance.now() - since)) / 1_000;
  }
  const index = work / ((await processorTime()) - begun);
  await page.close();
  if (!Number.isFinite(index)) throw new Error('This browser does not measure its processor time');
  return index / PHONE_INDEX;
}

/** A task with the time in which it had a processor, which Lighthouse's own type lacks. Both are in microseconds. */
interface Task extends TraceEvent {
  tdur?: number;
}

function mainThreadOf({ traceEvents }: Trace, url: string): (event: TraceEvent) => boolean {
  const begin = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!begin) throw new Error(`The trace says nothing of ${url}`);
  return ({ pid, tid }) => pid === begin.pid && tid === begin.tid;
}

/**
 * Shortens each task of the page's main thread, and everything in it, to the time in which it had a processor. The
 * gateway and the services run on this machine too, and maybe other tests. A task that had to wait for them would take
 * several times as long as on a machine that does nothing else, and Lighthouse would multiply the wait. On a phone, they
 * do not slow the page down.
 */
export function withoutWaiting(trace: Trace, url: string): Trace {
  const isOfPage = mainThreadOf(trace, url);
  const tasks: Task[] = trace.traceEvents
    .filter((event) => event.name === 'RunTask' && isOfPage(event))
    .toSorted((a, b) => a.ts - b.ts);

  const shorten = (event: TraceEvent): TraceEvent => {
    const task = tasks.findLast(({ ts }) => ts <= event.ts);
    if (!task || event.ts >= task.ts + task.dur) return event;
    const share = Math.min(1, (task.tdur ?? task.dur) / task.dur);
    const shorter = { ...event, ts: task.ts + (event.ts - task.ts) * share };
    return 'dur' in event ? { ...shorter, dur: event.dur * share } : shorter;
  };
  return {
    ...trace,
    traceEvents: trace.traceEvents.map((event) => (isOfPage(event) ? shorten(event) : event)),
  };
}

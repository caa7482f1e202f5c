import lighthouse, { auditFlowArtifacts, type Flags, type Result, type RunnerResult } from 'lighthouse';
import { withoutWaiting } from './phone.js';

const RUNS = 3;
/** This category depends on how busy the machine is, so one load says little. */
const PERFORMANCE = 'performance';
const STEADY = ['accessibility', 'best-practices', 'seo'] as const;

export type Category = typeof PERFORMANCE | (typeof STEADY)[number];

interface Audit {
  /** Each score is 0 to 100. The performance is that of the chosen load. */
  scores: Record<Category, number>;
  /** Layout shift of the worst load; 0 means none. */
  layoutShift: number;
  /** Audits that cost points. */
  faults: string[];
}

/**
 * Loads a page three times, and judges it as a phone on a slow network would show it. Lighthouse loads it at full speed,
 * and calculates from what happened how long a phone would take.
 *
 * @param port port of the browser's debugging protocol; the audit uses that browser's cookies
 * @param slowdown number of times that the phone is slower than this machine
 * @param chosen load whose performance counts. Other work can only make a page look slower, so that the best one is the
 *   nearest to the truth on a machine that does other work.
 */
export async function audit(
  url: string,
  port: number,
  slowdown: number,
  chosen: 'median' | 'best',
): Promise<Audit> {
  const loads = [await load(url, port, [PERFORMANCE, ...STEADY])];
  while (loads.length < RUNS) loads.push(await load(url, port, [PERFORMANCE]));
  const results: Result[] = [];
  // One after another, because Lighthouse keeps its times in one place.
  for (const loaded of loads) results.push(await judge(loaded, slowdown));
  const [whole] = results;
  if (!whole) throw new Error('A page is loaded at least once');
  const ranked = results.toSorted((a, b) => scoreOf(a, PERFORMANCE) - scoreOf(b, PERFORMANCE));
  const counted = (chosen === 'best' ? ranked.at(-1) : ranked[(RUNS - 1) / 2]) ?? whole;
  return {
    scores: {
      performance: scoreOf(counted, PERFORMANCE),
      accessibility: scoreOf(whole, 'accessibility'),
      'best-practices': scoreOf(whole, 'best-practices'),
      seo: scoreOf(whole, 'seo'),
    },
    layoutShift: Math.max(...results.map(layoutShiftOf)),
    faults: [...new Set([...faultsOf(whole, STEADY), ...faultsOf(counted, [PERFORMANCE])])],
  };
}

interface Loaded extends RunnerResult {
  flags: Flags;
}

async function load(url: string, port: number, onlyCategories: Category[]): Promise<Loaded> {
  const flags: Flags = {
    port,
    onlyCategories,
    logLevel: 'error',
    disableFullPageScreenshot: true,
    skipAudits: ['screenshot-thumbnails', 'final-screenshot', 'bf-cache'],
  };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return { ...result, flags };
}

/** Calculates the result again, for the phone and without the time in which this machine was busy with something else. */
async function judge({ artifacts, lhr, flags }: Loaded, slowdown: number): Promise<Result> {
  const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier: slowdown };
  const settings = { ...artifacts.settings, throttling };
  const Trace = withoutWaiting(artifacts.Trace, lhr.mainDocumentUrl ?? '');
  const step = { artifacts: { ...artifacts, settings, Trace }, flags: { ...flags, throttling } };
  const { steps } = await auditFlowArtifacts({ gatherSteps: [step] });
  const [judged] = steps;
  if (!judged) throw new Error('Lighthouse judges nothing');
  return judged.lhr;
}

const scoreOf = ({ categories }: Result, name: Category) => Math.round((categories[name]?.score ?? 0) * 100);

const layoutShiftOf = ({ audits }: Result) => audits['cumulative-layout-shift']?.numericValue ?? Infinity;

function faultsOf({ categories, audits }: Result, names: readonly Category[]): string[] {
  return names
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((found) => found !== undefined && found.score !== null && found.score < 1)
    .map((found) => `${found?.id}: ${found?.displayValue ?? found?.title}`);
}

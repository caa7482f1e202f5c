import lighthouse, { type Result } from 'lighthouse';

const RUNS = 3;
/** This category depends on how busy the machine is, so one load says little. */
const PERFORMANCE = 'performance';
const STEADY = ['accessibility', 'best-practices', 'seo'] as const;

export type Category = typeof PERFORMANCE | (typeof STEADY)[number];

export interface Audit {
  /** Each score is 0 to 100. The performance is the median of three loads. */
  scores: Record<Category, number>;
  /** Layout shift of the worst load; 0 means none. */
  layoutShift: number;
  /** Audits that cost points. */
  faults: string[];
}

/**
 * Loads a page as a phone on a slow network would (Lighthouse's own defaults).
 *
 * @param port port of the browser's debugging protocol; the audit uses that browser's cookies
 */
export async function audit(url: string, port: number): Promise<Audit> {
  const whole = await load(url, port, [PERFORMANCE, ...STEADY]);
  const loads = [whole];
  while (loads.length < RUNS) loads.push(await load(url, port, [PERFORMANCE]));
  const ranked = loads.toSorted((a, b) => scoreOf(a, PERFORMANCE) - scoreOf(b, PERFORMANCE));
  const median = ranked[(RUNS - 1) / 2] ?? whole;
  return {
    scores: {
      performance: scoreOf(median, PERFORMANCE),
      accessibility: scoreOf(whole, 'accessibility'),
      'best-practices': scoreOf(whole, 'best-practices'),
      seo: scoreOf(whole, 'seo'),
    },
    layoutShift: Math.max(...loads.map(layoutShiftOf)),
    faults: [...new Set([...faultsOf(whole, STEADY), ...faultsOf(median, [PERFORMANCE])])],
  };
}

async function load(url: string, port: number, onlyCategories: Category[]): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    onlyCategories,
    logLevel: 'error',
    disableFullPageScreenshot: true,
    skipAudits: ['screenshot-thumbnails', 'final-screenshot', 'bf-cache'],
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
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

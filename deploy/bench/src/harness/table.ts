import { LOAD_GENERATOR } from './rounds.js';
import type { Spread } from './statistics.js';
import type { Comparison, ContenderSummary, PhaseSummary } from './summary.js';

const GAP = '  ';

/**
 * Aligns columns to their widest cell: the first to the left, numbers to the right, and the last without
 * padding.
 */
export function align(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const last = widths.length - 1;
  const cell = (text: string, column: number) => {
    if (column === last) return text;
    return column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  };
  return rows.map((row) => row.map(cell).join(GAP)).join('\n');
}

const whole = (value: number) => value.toFixed(0);

function within({ median, min, max }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)} … ${max.toFixed(digits)})`;
}

function contenderRow(contender: ContenderSummary): string[] {
  const cpu = Object.entries(contender.cpuMicrosPerRequest);
  const parts = cpu.map(([process, micros]) => `${process} ${whole(micros)}`);
  return [
    contender.name,
    whole(contender.requestsPerSecond.median),
    contender.p50Ms.median.toFixed(2),
    within(contender.p99Ms, 2),
    whole(contender.cpuMicrosPerRequestInAll),
    parts.join(', '),
  ];
}

function comparisonRow(comparison: Comparison): string[] {
  return [
    `against ${comparison.against}`,
    within(comparison.throughputRatio, 2),
    comparison.cpuRatio.toFixed(2),
    within(comparison.addedAtMedianMs, 2),
    `${comparison.best.throughputRatio.toFixed(2)}, ${comparison.best.addedAtMedianMs.toFixed(2)} ms`,
  ];
}

/** Text of a phase: medians of its rounds, then the first contender compared with each other one. */
export function phaseTable({ phase, contenders, comparisons }: PhaseSummary): string {
  const [first] = contenders;
  const head = [
    '',
    'req/s',
    'p50 ms',
    'p99 ms',
    'CPU µs/req',
    `of which, with the ${LOAD_GENERATOR} besides`,
  ];
  const pace = phase.rate === undefined ? '' : `${phase.rate} requests a second planned, at most `;
  return [
    `${phase.name}: ${pace}${phase.connections} connection(s), ${phase.rounds} rounds of ${phase.measureMs} ms`,
    align([head, ...contenders.map(contenderRow)]),
    '',
    align([
      [first?.name ?? '', 'req/s ratio', 'CPU ratio', 'added at the median, ms', 'best round to best round'],
      ...comparisons.map(comparisonRow),
    ]),
  ].join('\n');
}

import { median } from '../harness/statistics.js';
import { align } from '../harness/table.js';
import type { Sample } from './clocked.js';
import { NOT_MEASURED } from './routes.js';
import type { Statement, TableSize } from './statements.js';

/** What was seen among one number of couples. */
export interface Measured {
  couples: number;
  filledS: number;
  samples: Sample[];
  statements: Statement[];
  sizes: TableSize[];
}

/** The same among few couples and among ten times as many. */
interface Growth {
  name: string;
  few: number;
  many: number;
  factor: number;
}

const AIM = 1.3;
/** Milliseconds below which a statement's growth is noise of the clock. */
const TINY_MS = 0.05;
const SHOWN = 40;
const TEXT = 90;

const byFactor = (a: Growth, b: Growth) => b.factor - a.factor;

function growth(name: string, few: number, many: number): Growth {
  return { name, few, many, factor: many / few };
}

function routeGrowth(few: Measured, many: Measured) {
  const ms = ({ samples }: Measured, name: string) =>
    median(samples.filter(({ route }) => route === name).map((sample) => sample.ms));
  return [...new Set(few.samples.map(({ route }) => route))]
    .map((name) => {
      const asked = [...few.samples, ...many.samples].filter(({ route }) => route === name);
      const statuses = [...new Set(asked.map(({ status }) => status))].sort();
      return { ...growth(name, ms(few, name), ms(many, name)), statuses, count: asked.length };
    })
    .sort(byFactor);
}

function statementGrowth(few: Measured, many: Measured) {
  const key = ({ database, id }: Statement) => `${database} ${id}`;
  const later = new Map(many.statements.map((each) => [key(each), each]));
  return few.statements.flatMap((before) => {
    const after = later.get(key(before));
    if (!after) return [];
    const name = `${before.database.replace('anew_', '')}: ${before.text.slice(0, TEXT)}`;
    const pages = growth(name, before.pages, after.pages);
    return [{ ...growth(name, before.meanMs, after.meanMs), calls: [before.calls, after.calls], pages }];
  });
}

const ms = (value: number) => value.toFixed(2);
const kilo = (bytes: number, couples: number) => (bytes / couples / 1024).toFixed(2);

function sizeRows(few: Measured, many: Measured): string[][] {
  const before = new Map(few.sizes.map((size) => [size.table, size]));
  const bytes = (size: TableSize | undefined) => (size ? size.tableBytes + size.indexBytes : 0);
  const rows = [...many.sizes].sort((a, b) => bytes(b) - bytes(a)).slice(0, 20);
  return rows.map((size) => [
    size.table,
    String(size.rows),
    (size.tableBytes / 2 ** 20).toFixed(0),
    (size.indexBytes / 2 ** 20).toFixed(0),
    kilo(bytes(before.get(size.table)), few.couples),
    kilo(bytes(size), many.couples),
  ]);
}

function routeTable(heads: string[], routes: ReturnType<typeof routeGrowth>): string {
  return align([
    ['route', ...heads.map((head) => `${head}, ms`), 'growth', 'status'],
    ...routes.map(({ name, few, many, factor, statuses }) => [
      name,
      ms(few),
      ms(many),
      ms(factor),
      statuses.join(),
    ]),
  ]);
}

function statementTable(heads: string[], statements: ReturnType<typeof statementGrowth>): string {
  const title = `statement, the ${SHOWN} whose pages grow most`;
  return align([
    [title, ...heads.map((head) => `${head}, ms`), 'growth', 'pages', 'calls'],
    ...statements
      .slice(0, SHOWN)
      .map(({ name, few, many, factor, pages, calls }) => [
        name,
        ms(few),
        ms(many),
        ms(factor),
        `${pages.few.toFixed(1)} → ${pages.many.toFixed(1)}`,
        calls.join(' → '),
      ]),
  ]);
}

function sizeTable(heads: string[], few: Measured, many: Measured): string {
  const perCouple = heads.map((head) => `${head}: kB a couple`);
  return align([['table', 'rows', 'MB', 'indexes, MB', ...perCouple], ...sizeRows(few, many)]);
}

/** Text of everything that was seen, the largest growth first, and the same as data. */
export function scaleTable(few: Measured, many: Measured, contract: string[]) {
  const routes = routeGrowth(few, many);
  const statements = statementGrowth(few, many).sort((a, b) => b.pages.factor - a.pages.factor);
  const measured = new Set<string>(routes.map(({ name }) => name));
  const reasons: Partial<Record<string, string>> = NOT_MEASURED;
  const missing = contract.filter((name) => !measured.has(name));
  const shown = statements.filter(({ many: after }) => after >= TINY_MS);
  const slower = shown.filter(({ factor, pages }) => factor > AIM && pages.factor > AIM);
  const heads = [`${few.couples}`, `${many.couples}`];
  const table = [
    routeTable(heads, routes),
    statementTable(heads, shown),
    sizeTable(heads, few, many),
    `Routes above ${AIM}: ${routes.filter(({ factor }) => factor > AIM).length} of ${routes.length}; statements above it in time and pages: ${slower.length} of ${statements.length}`,
    `Not measured: ${missing.map((name) => `${name} (${reasons[name] ?? 'nobody said why'})`).join(', ')}`,
  ].join('\n\n');
  const data = {
    couples: [few.couples, many.couples],
    filledS: [few.filledS, many.filledS],
    routes,
    statements,
    slower,
    sizes: { few: few.sizes, many: many.sizes },
    missing,
  };
  return { table, data };
}

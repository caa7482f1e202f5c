import { dateFormat } from '#shared/lib/dates';

const MONTH = dateFormat('appreciations', { month: 'long', year: 'numeric' });

interface Month<T> {
  /** Name of the month, such as "November 2026". */
  name: string;
  items: T[];
}

/** Groups items that are in the order of their time. */
export function byMonth<T extends { createdAt: string }>(items: readonly T[]): Month<T>[] {
  const months: Month<T>[] = [];
  for (const item of items) {
    const name = MONTH.format(new Date(item.createdAt));
    const last = months.at(-1);
    if (last?.name === name) last.items.push(item);
    else months.push({ name, items: [item] });
  }
  return months;
}

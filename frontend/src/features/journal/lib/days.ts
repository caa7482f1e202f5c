import { daysAfter } from '@anew/contracts/local-date';
import { dateLanguage } from '#shared/lib/date-language';
import { dateFormat, dayOf, wordOf } from '#shared/lib/dates';
import { timeZone } from '#shared/lib/time-zone';

const WEEK = 7;

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const MOMENT = dateFormat('journal', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  ...CLOCK,
});

/** Day and time of day inside a label of the journal. */
export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));

/** Time of day that stands alone, in the language that the person has chosen for dates. */
export const timeOfDay = (iso: string): string =>
  new Date(iso).toLocaleTimeString(dateLanguage(), { ...CLOCK, timeZone: timeZone() });

/** The week that ended a year ago today. February 29 becomes March 1. */
export function weekAYearAgo(today: string): { from: string; to: string } {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  // Not all browsers read a text that names a day which its month does not have.
  const to = new Date(Date.UTC(year - 1, month - 1, day)).toISOString().slice(0, 10);
  return { from: daysAfter(to, 1 - WEEK), to };
}

/** *Today* or *Yesterday*, in the language that the person has chosen for dates, or null for a day further back. */
export function dayName(day: string, today: string): string | null {
  if (day !== today && day !== daysAfter(today, -1)) return null;
  const name = wordOf(day === today ? 0 : 1, dateLanguage());
  return name.charAt(0).toLocaleUpperCase(dateLanguage()) + name.slice(1);
}

interface Day<T> {
  day: string;
  items: T[];
}

/** Groups items that are in the order of their time by the person's days. */
export function byDay<T extends { createdAt: string }>(items: readonly T[]): Day<T>[] {
  const days: Day<T>[] = [];
  for (const item of items) {
    const day = dayOf(new Date(item.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** The month so many months later, or earlier, such as `2026-11`. */
export function monthsLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, from Sunday to Saturday. Places before its first and after its last day are null. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const blank = new Date(first).getUTCDay();
  const length = Number(daysAfter(`${monthsLater(month, 1)}-01`, -1).slice(8));
  return Array.from({ length: Math.ceil((blank + length) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (__, place) => {
      const index = week * WEEK + place - blank;
      return index >= 0 && index < length ? daysAfter(first, index) : null;
    }),
  );
}

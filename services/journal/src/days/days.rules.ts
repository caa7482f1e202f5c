import type { JournalDay } from '@anew/contracts/journal/views';
import { localDate } from '@anew/contracts/local-date';

export const QUARTER_MS = 900_000;
/** A day of any time zone begins and ends within so many quarters of an hour of the same day in UTC. */
const QUARTERS_APART = 15 * 4;
const QUARTERS_OF_DAY = 24 * 4;

/** A time from its beginning up to its end, which is no part of it. */
export interface Period {
  from: Date;
  until: Date;
}

/** Days of somebody's calendar, of which both are part of the period. Without one, it is open on that side. */
interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Something was written, by the reader, by their partner, or by both. */
export interface Written {
  at: Date;
  mine: boolean;
  theirs: boolean;
}

/**
 * When a day begins and ends in a time zone. The quarters of an hour around it are tried, because a day has 23 to 25
 * hours, and clocks may change at midnight.
 */
function periodOfDay(day: string, zone: string): Period {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const quarters = Array.from(
    { length: QUARTERS_OF_DAY + 2 * QUARTERS_APART },
    (_, index) => midnight + (index - QUARTERS_APART) * QUARTER_MS,
  ).filter((instant) => localDate(new Date(instant), zone) === day);
  const first = quarters[0] ?? midnight;
  const last = quarters.at(-1) ?? midnight;
  return { from: new Date(first), until: new Date(last + QUARTER_MS) };
}

export function periodOf({ from, to }: Days, zone: string): Partial<Period> {
  return {
    ...(from !== undefined && { from: periodOfDay(from, zone).from }),
    ...(to !== undefined && { until: periodOfDay(to, zone).until }),
  };
}

/** The first and the last day of a month such as `2026-11`. */
export function daysOfMonth(month: string): Required<Days> {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${length}` };
}

/** The days on which something was written, the first one first. */
export function daysWritten(written: readonly Written[], zone: string): JournalDay[] {
  const days = new Map<string, JournalDay>();
  for (const { at, mine, theirs } of written) {
    const day = localDate(at, zone);
    const known = days.get(day);
    days.set(day, { day, mine: mine || known?.mine === true, theirs: theirs || known?.theirs === true });
  }
  return [...days.values()].sort((one, other) => one.day.localeCompare(other.day));
}

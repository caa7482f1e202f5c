import { formatFor } from './date-format.js';

/** A day in UTC. In a time zone whose clocks change, some days are an hour longer or shorter. */
export const DAY_MS = 86_400_000;

const dayFormat = (timeZone: string) =>
  formatFor('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** Calendar day of an instant in an IANA time zone, as `2026-11-20`. */
export function localDate(instant: Date, timeZone: string): string {
  return dayFormat(timeZone).format(instant);
}

/** Number of days from 1970-01-01 to a calendar day, whatever its time zone. */
export function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** Calendar day so many days after another one, or before it if `days` is negative. */
export function daysAfter(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);
}

export function isTimeZone(name: string): boolean {
  try {
    dayFormat(name);
    return true;
  } catch {
    return false;
  }
}

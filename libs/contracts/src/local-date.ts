const formats = new Map<string, Intl.DateTimeFormat>();
const FORMATS_KEPT = 500;
/** A day in UTC. In a time zone whose clocks change, some days are an hour longer or shorter. */
export const DAY_MS = 86_400_000;

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // A zone has any number of spellings. If they could fill the cache for good, every other zone would be slow.
  if (formats.size >= FORMATS_KEPT) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** Calendar day of an instant in an IANA time zone, as `2026-11-20`. */
export function localDate(instant: Date, timeZone: string): string {
  return formatFor(timeZone).format(instant);
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
    formatFor(name);
    return true;
  } catch {
    return false;
  }
}

const LONG_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});
const SHORT_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

export function longDate(date: Date): string {
  return LONG_DAY.format(date);
}

export function shortDate(iso: string): string {
  return SHORT_DAY.format(new Date(iso));
}

/** Month of a date, such as "November 2026". */
export function monthOf(iso: string): string {
  return MONTH.format(new Date(iso));
}

/** Formats a calendar day such as `2026-11-20`, which is the same in every time zone. */
export function shortDay(day: string): string {
  return SHORT_DAY.format(new Date(`${day}T00:00`));
}

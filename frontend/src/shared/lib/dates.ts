import { formatFor } from '@anew/contracts/date-format';
import { DAY_MS, localDate } from '@anew/contracts/local-date';
import { dateLanguage, sentenceLanguage } from './date-language';
import { fixedTimeZone, timeZone } from './time-zone';

type Options = Readonly<Intl.DateTimeFormatOptions>;

const HOUR_MS = 3_600_000;

/** Format of a date inside a sentence or label from an area of words, in the person's time zone. */
export function dateFormat(area: string, options: Options): { format: (date: Date) => string } {
  return {
    format: (date) => formatFor(sentenceLanguage(area), { timeZone: timeZone(), ...options }).format(date),
  };
}

const LONG_DAY = { dateStyle: 'full' } as const;
const SHORT_DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;

/** A date inside a sentence or label from an area of words. A date that stands alone is a `DateText`. */
export function shortDate(iso: string, area: string): string {
  return dateFormat(area, SHORT_DAY).format(new Date(iso));
}

/** The person's calendar day, as `2026-11-20`. */
export function dayOf(date: Date): string {
  return localDate(date, timeZone());
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A calendar day is the same one in every zone, and is read as midnight UTC. */
const zoneOf = (iso: string) => (CALENDAR_DAY.test(iso) ? 'UTC' : timeZone());

const WEEK = 7;
const HALF_A_YEAR = 183;
const THIS_YEAR = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** Word for a day so many days ago, such as "today" or "yesterday". */
export const wordOf = (days: number, language: string) =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');

interface Moment {
  /** An instant, or a calendar day such as `2026-11-20`, which is the same in every time zone. */
  iso: string;
  language: string;
  now: Date;
}

/**
 * A moment as people say it: "today, 1:20 PM", "yesterday", "Wednesday", "Sat, Nov 14", and with the year where that
 * could be another one.
 */
function said({ iso, language, now }: Moment): string {
  const isDay = CALENDAR_DAY.test(iso);
  const date = new Date(iso);
  const write = (options: Options) => formatFor(language, { timeZone: zoneOf(iso), ...options }).format(date);
  const ago = (Date.parse(dayOf(now)) - Date.parse(isDay ? iso : dayOf(date))) / DAY_MS;
  if (ago < 0 || ago >= HALF_A_YEAR) return write(SHORT_DAY);
  if (ago === 0 && !isDay) return `${wordOf(0, language)}, ${write({ timeStyle: 'short' })}`;
  if (ago < 2) return wordOf(ago, language);
  return write(ago < WEEK ? { weekday: 'long' } : THIS_YEAR);
}

export type DateLength = 'short' | 'long';

/** A date that stands alone, in the language that the person has chosen for dates. */
export function ownDate(iso: string, length: DateLength, now = new Date()): string {
  const language = dateLanguage();
  if (length === 'short') return said({ iso, language, now });
  return formatFor(language, { timeZone: zoneOf(iso), ...LONG_DAY }).format(new Date(iso));
}

/** A moment inside a sentence from an area of words, such as "today, 1:20 PM". */
export function saidMoment(iso: string, area: string, now = new Date()): string {
  const date = new Date(iso);
  if (dayOf(now) === dayOf(date)) return said({ iso, language: sentenceLanguage(area), now });
  return dateFormat(area, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/**
 * The person's wall clock: hours, minutes and seconds. The device's own needs no format. Making one takes a phone so
 * long that the first screen would wait for it.
 */
function clockOf(date: Date): [number, number, number] {
  if (fixedTimeZone() === null) return [date.getHours(), date.getMinutes(), date.getSeconds()];
  const options = { timeZone: timeZone(), hourCycle: 'h23', timeStyle: 'medium' } as const;
  const [hours = 0, minutes = 0, seconds = 0] = formatFor('en-GB', options)
    .format(date)
    .split(':')
    .map(Number);
  return [hours, minutes, seconds];
}

/** Hour of the person's day, from 0 to 23. */
export function hourOf(date: Date): number {
  return clockOf(date)[0];
}

/** Milliseconds until the person's next full hour. Midnight is one, too. */
export function untilNextHour(now: Date): number {
  const [, minutes, seconds] = clockOf(now);
  return HOUR_MS - (minutes * 60 + seconds) * 1_000 - now.getMilliseconds();
}

import { localDate } from '@anew/contracts/local-date';
import { dateLanguage, sentenceLanguage } from './date-language';
import { timeZone } from './time-zone';

type Options = Readonly<Intl.DateTimeFormatOptions>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are made once: making one takes longer than using it a hundred times. */
function formatFor(language: string, options: Options): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/** Format of a date inside an English sentence or label, in the person's time zone. */
export function dateFormat(options: Options): { format: (date: Date) => string } {
  return {
    format: (date) => formatFor(sentenceLanguage(), { timeZone: timeZone(), ...options }).format(date),
  };
}

const LONG_DAY = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
const SHORT_DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const SHORT_IN_SENTENCE = dateFormat(SHORT_DAY);

/** A date inside an English sentence or label. A date that stands alone is a `DateText`. */
export function shortDate(iso: string): string {
  return SHORT_IN_SENTENCE.format(new Date(iso));
}

const MONTH = dateFormat({ month: 'long', year: 'numeric' });

/** Month of a date, such as "November 2026". */
export function monthOf(iso: string): string {
  return MONTH.format(new Date(iso));
}

export type DateLength = 'short' | 'long';

/** A date that stands alone, in the language that the person has chosen for dates. */
export function ownDate(date: Date, length: DateLength, zone = timeZone()): string {
  const options = length === 'long' ? LONG_DAY : SHORT_DAY;
  return formatFor(dateLanguage(), { timeZone: zone, ...options }).format(date);
}

/** The person's calendar day, as `2026-11-20`. */
export function dayOf(date: Date): string {
  return localDate(date, timeZone());
}

/** The person's wall clock: hours, minutes and seconds. */
function clockOf(date: Date): [number, number, number] {
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

/**
 * Milliseconds until the person's next day. When clocks are put back in between, they end an hour too early, still on the
 * same day.
 */
export function untilMidnight(now: Date): number {
  const [hours, minutes, seconds] = clockOf(now);
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1000 + now.getMilliseconds();
  const left = DAY_MS - sinceMidnight;
  const isShortDay = dayOf(new Date(now.getTime() + left - HOUR_MS)) !== dayOf(now);
  return isShortDay ? left - HOUR_MS : left;
}

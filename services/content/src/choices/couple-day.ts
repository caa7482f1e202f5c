import type { Actor } from '@anew/contracts/actor';
import { dayNumber, daysAfter, localDate } from '@anew/contracts/local-date';

/**
 * The couple's day in the caller's time zone, as `2026-11-20`. A date has the same content for both partners, and each of
 * them reaches it by their own clock.
 */
export function dayOf({ timeZone }: Actor): string {
  return localDate(new Date(), timeZone);
}

/** Days whose question and activity can be answered and done while the caller has this day: midnight cuts nobody off. */
export function openDays(today: string): string[] {
  return [today, daysAfter(today, -1)];
}

/**
 * Number of days for which the two have been a couple here, by the caller's clock. It is 0 for someone alone, and as long
 * as an older gateway does not tell.
 */
export function daysTogether({ togetherSince, timeZone }: Actor, day: string): number {
  if (!togetherSince) return 0;
  return Math.max(0, dayNumber(day) - dayNumber(localDate(new Date(togetherSince), timeZone)));
}

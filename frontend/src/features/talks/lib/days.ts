import { daysAfter } from '@anew/contracts/local-date';
import { dayOf } from '#shared/lib/dates';

/**
 * The person's calendar day so many days from now, such as `2026-11-29`. It counts days of the calendar, because a day on
 * which clocks change has 23 or 25 hours.
 */
export function dayIn(days: number, now = new Date()): string {
  return daysAfter(dayOf(now), days);
}

/** Days after which an agreement is looked at again, unless another day is chosen. */
export const A_WEEK = 7;
export const AT_MOST = 365;

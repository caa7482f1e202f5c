import { dayOf } from '#shared/lib/dates';

const DAY_MS = 86_400_000;

/** The person's calendar day so many days from now, such as `2026-11-29`. */
export function dayIn(days: number, now = new Date()): string {
  return dayOf(new Date(now.getTime() + days * DAY_MS));
}

/** Days after which an agreement is looked at again, unless another day is chosen. */
export const A_WEEK = 7;
export const AT_MOST = 365;

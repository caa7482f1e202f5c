import { DAY_MS, dayNumber, localDate } from '@anew/contracts/local-date';

const WEEK_DAYS = 7;
const LOOK_BACK_DAYS = 365;

/** Where somebody stands in time: the instant, and the zone that says which day it is. */
export interface Now {
  at: Date;
  zone: string;
}

/** "This week" is what is newer than this. */
export const weekBefore = (at: Date): Date => new Date(at.getTime() - WEEK_DAYS * DAY_MS);

/** What is older counts for no streak, whatever the zone. */
export const earliestCounted = (at: Date): Date => new Date(at.getTime() - (LOOK_BACK_DAYS + 1) * DAY_MS);

/**
 * Counts days in a row with an entry, back from the latest one. Days since then break nothing, because counting begins
 * there.
 */
export function dayStreak(written: readonly Date[], { at, zone }: Now): number {
  const days = new Set(written.map((instant) => dayNumber(localDate(instant, zone))));
  const today = dayNumber(localDate(at, zone));
  let streak = 0;
  for (let back = 0; back < LOOK_BACK_DAYS; back += 1) {
    if (days.has(today - back)) streak += 1;
    else if (streak > 0) break;
  }
  return streak;
}

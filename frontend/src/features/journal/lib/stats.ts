import type { JournalEntry } from '@anew/contracts/journal/views';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const LOOK_BACK_DAYS = 365;

export interface JournalStats {
  total: number;
  shared: number;
  streak: number;
  thisWeek: number;
}

/** Where somebody stands in time: the instant, and the zone that says which day it is. */
export interface Now {
  at: Date;
  zone: string;
}

type Dated = Pick<JournalEntry, 'createdAt'>;

/** Numbers the calendar days of a zone, so that a day of 23 or 25 hours is one like any other. */
function dayCounter(zone: string): (instant: Date) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day')) / DAY_MS;
  };
}

const isRecent = (now: Now) => {
  const earliest = now.at.getTime() - (LOOK_BACK_DAYS + 1) * DAY_MS;
  return ({ createdAt }: Dated) => Date.parse(createdAt) > earliest;
};

/** Days in a row with an entry. Days without one before the latest entry break nothing: counting has not begun. */
export function dayStreak(entries: readonly Dated[], now: Now): number {
  const dayOf = dayCounter(now.zone);
  const written = new Set(entries.filter(isRecent(now)).map(({ createdAt }) => dayOf(new Date(createdAt))));
  const today = dayOf(now.at);
  let streak = 0;
  for (let back = 0; back < LOOK_BACK_DAYS; back += 1) {
    if (written.has(today - back)) streak += 1;
    else if (streak > 0) break;
  }
  return streak;
}

export function countThisWeek(entries: readonly Dated[], { at }: Now): number {
  const weekAgo = at.getTime() - WEEK_DAYS * DAY_MS;
  return entries.filter(({ createdAt }) => Date.parse(createdAt) > weekAgo).length;
}

/** Of the entries on the list: one's own, and the partner's shared ones. */
export function journalStats(entries: readonly JournalEntry[], now: Now): JournalStats {
  return {
    total: entries.length,
    shared: entries.filter(({ visibility }) => visibility === 'shared').length,
    streak: dayStreak(entries, now),
    thisWeek: countThisWeek(entries, now),
  };
}

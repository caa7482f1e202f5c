import { formatFor } from '@anew/contracts/date-format';
import { DAY_MS, daysAfter, localDate } from '@anew/contracts/local-date';

/** A day in someone's time zone, and the moment of it at which something is to be sent. */
export interface Due {
  /** Calendar day, as `2026-11-20`. */
  day: string;
  at: Date;
}

/** Where a person is, and what they were sent last. */
interface Whereabouts {
  timeZone: string;
  /** Day of the last one that was sent, or null. */
  sentDay: string | null;
}

const LETTER_TIME = '18:00';
const SUNDAY = 0;

const clockOf = (timeZone: string) =>
  formatFor('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** Milliseconds by which clocks in a time zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = clockOf(timeZone).format(instant).replace(' ', 'T');
  return Date.parse(`${shown}Z`) - Math.floor(instant / 1000) * 1000;
}

/**
 * Moment at which clocks in `timeZone` show `time` on `day`. If they show it twice, it is the first. A time
 * that is skipped counts from before the change: with 2:30 skipped, it is 3:30.
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = shown - offsetAt(shown - DAY_MS, timeZone);
  const after = shown - offsetAt(shown + DAY_MS, timeZone);
  const isRight = (instant: number) => instant + offsetAt(instant, timeZone) === shown;
  return new Date(isRight(before) || !isRight(after) ? before : after);
}

const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === SUNDAY;

function next(
  time: string,
  { timeZone, sentDay }: Whereabouts,
  now: Date,
  fits: (day: string) => boolean,
): Due {
  for (let day = localDate(now, timeZone); ; day = daysAfter(day, 1)) {
    if (!fits(day) || (sentDay !== null && day <= sentDay)) continue;
    const at = instantOf(day, time, timeZone);
    if (at > now) return { day, at };
  }
}

/** The next reminder after `now`: at most one on a calendar day of the person. */
export const nextReminder = (time: string, where: Whereabouts, now: Date): Due =>
  next(time, where, now, () => true);

/** The next weekly letter after `now`, on a Sunday evening. */
export const nextLetter = (where: Whereabouts, now: Date): Due => next(LETTER_TIME, where, now, isSunday);

/**
 * How long after its time something may still be sent, in milliseconds. Later than that, a reminder would
 * come at an hour that the person did not choose.
 */
export const LATEST_MS = { reminder: 3 * 3_600_000, letter: DAY_MS };
export type SendingKind = keyof typeof LATEST_MS;

/** What is planned for somebody, and where they are. */
export interface Planned {
  kind: SendingKind;
  dueAt: Date;
  dueDay: string;
  timeZone: string;
}

/** A reminder for a time just before midnight has at least so long, in milliseconds. */
const LEAST_MS = 15 * 60_000;

/**
 * The last moment at which something may be sent. A reminder asks about the question of its day, so it ends with that
 * day for the person.
 */
export function latestOf({ kind, dueAt, dueDay, timeZone }: Planned): Date {
  const due = dueAt.getTime();
  const latest = due + LATEST_MS[kind];
  if (kind === 'letter') return new Date(latest);
  const midnight = instantOf(daysAfter(dueDay, 1), '00:00', timeZone).getTime();
  return new Date(Math.min(latest, Math.max(midnight, due + LEAST_MS)));
}

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** Milliseconds until something is tried again that has failed `tries` times. */
export const pauseAfter = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1), LONGEST_PAUSE_MS);

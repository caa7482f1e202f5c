import { localDate } from '@anew/contracts/local-date';
import { hourOf } from './local-hour.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Milliseconds of silence after which a new session begins. */
const PAUSE_MS = 30 * MINUTE_MS;
const LONG_MS = HOUR_MS;
const NIGHT_BEGINS = 23;
const NIGHT_ENDS = 5;
/** Number of nights, out of the last seven, that counts as many. */
const MANY_NIGHTS = 3;
const MANY_MESSAGES = 40;

/** Number of past days that the rules consider. */
export const RELIANCE_DAYS = 7;

/**
 * Lines for a provider about someone who relies on the coach at night or for long, so that it sends them to
 * bed or to other people. Empty otherwise.
 * @param times of the person's messages in the last days, oldest first, ending with the one to be answered
 */
export function relianceLines(times: readonly Date[], now: Date, timeZone: string): string[] {
  return [...nightLines(times, now, timeZone), ...lengthLines(times, now)];
}

function nightLines(times: readonly Date[], now: Date, timeZone: string): string[] {
  const hourIn = hourOf(timeZone);
  const isNight = (time: Date): boolean => hourIn(time) >= NIGHT_BEGINS || hourIn(time) < NIGHT_ENDS;
  if (!isNight(now)) return [];
  // After midnight, it is still the same night as yesterday.
  const dayOf = (time: Date): string => localDate(new Date(time.getTime() - NIGHT_ENDS * HOUR_MS), timeZone);
  const nights = new Set([...times.filter(isNight), now].map(dayOf)).size;
  const often = `They have written on ${nights} of the last seven nights.`;
  return ['It is night where the person is.', ...(nights >= MANY_NIGHTS ? [often] : [])];
}

function lengthLines(times: readonly Date[], now: Date): string[] {
  const hours = Math.floor((now.getTime() - sessionStart(times, now)) / LONG_MS);
  const today = times.filter((time) => now.getTime() - time.getTime() < 24 * HOUR_MS).length;
  return [
    ...(hours === 1 ? ['They have been writing for more than an hour.'] : []),
    ...(hours > 1 ? [`They have been writing for more than ${hours} hours.`] : []),
    ...(today >= MANY_MESSAGES ? [`They have written ${MANY_MESSAGES} messages or more today.`] : []),
  ];
}

/** Start of the present session without a longer pause, in epoch milliseconds. */
function sessionStart(times: readonly Date[], now: Date): number {
  let start = now.getTime();
  for (const time of times.toReversed()) {
    if (start - time.getTime() > PAUSE_MS) break;
    start = Math.min(start, time.getTime());
  }
  return start;
}

import { DAY_MS } from '@anew/contracts/local-date';
import * as words from '@anew/words/waiting';
import { dayOf } from '#shared/lib/dates';

/** Something small that one person can do alone. */
interface Exercise {
  title: () => string;
  minutes: number;
  text: () => string;
}

/** Exercises in the order in which they come, one a day. None needs a partner, a child or a former partner. */
export const EXERCISES: readonly Exercise[] = [
  {
    title: words.goodThing,
    minutes: 3,
    text: words.goodThingText,
  },
  {
    title: words.whatIKnow,
    minutes: 5,
    text: words.whatIKnowText,
  },
  {
    title: words.slowBreath,
    minutes: 2,
    text: words.slowBreathText,
  },
  {
    title: words.smallestWish,
    minutes: 4,
    text: words.smallestWishText,
  },
  {
    title: words.thatWasThen,
    minutes: 5,
    text: words.thatWasThenText,
  },
  {
    title: words.letter,
    minutes: 7,
    text: words.letterText,
  },
  {
    title: words.hardestHour,
    minutes: 4,
    text: words.hardestHourText,
  },
  {
    title: words.listen,
    minutes: 5,
    text: words.listenText,
  },
  {
    title: words.wellDone,
    minutes: 3,
    text: words.wellDoneText,
  },
  {
    title: words.tuesday,
    minutes: 5,
    text: words.tuesdayText,
  },
];

/** Days of the calendar between two moments, in the person's own time zone. */
function daysBetween(from: Date, to: Date): number {
  const day = (date: Date) => Date.parse(dayOf(date)) / DAY_MS;
  return Math.max(0, day(to) - day(from));
}

/** The exercise of a day. After the last one, the first one comes again. */
export function exerciseOn(now: Date, since: Date): Exercise {
  const exercise = EXERCISES[daysBetween(since, now) % EXERCISES.length];
  if (!exercise) throw new Error('The list of exercises is empty');
  return exercise;
}

import {
  type AgeBand,
  type HouseholdFacts,
  type HouseholdWays,
  type Setting,
  type Weekday,
  WEEKDAYS,
} from '@anew/contracts/household/views';
import type { Tag, Topic } from './tags.js';

/** What the draw may know of a couple. */
export interface CoupleProfile {
  /** Null as long as nobody has said. */
  household: HouseholdFacts | null;
  /** Null likewise. */
  ways: HouseholdWays | null;
  /** Whether they get nothing that presumes a divorce. */
  careful: boolean;
}

export const UNKNOWN: CoupleProfile = { household: null, ways: null, careful: false };

const MINORS: readonly AgeBand[] = ['under-6', '6-to-12', 'teens'];

type Fits = (household: HouseholdFacts, day: Weekday) => boolean;

const hasChildren: Fits = ({ fromBefore, ours }) => fromBefore > 0 || ours;
const hasStepchildren: Fits = ({ fromBefore }) => fromBefore > 0;

/** Whether there are children of one of these ages. As long as nobody has said, they may be of any age. */
const hasSome =
  (bands: readonly AgeBand[]): Fits =>
  (household, day) =>
    hasChildren(household, day) &&
    (household.ageBands.length === 0 || household.ageBands.some((band) => bands.includes(band)));

const hasMinors = hasSome(MINORS);

const FITS: Record<Exclude<Tag, 'earlier-marriage'>, Fits> = {
  children: hasChildren,
  minors: hasMinors,
  teens: hasSome(['teens']),
  'grown-children': hasSome(['grown']),
  stepfamily: hasStepchildren,
  // Unlike an age, a second home is not supposed until somebody has said so: a widowed parent's children have none. It goes
  // for all, because an exception for a careful story would show that there is one.
  'two-homes': (household, day) =>
    hasStepchildren(household, day) &&
    hasMinors(household, day) &&
    household.days !== null &&
    household.days.length !== WEEKDAYS.length,
  ex: hasStepchildren,
  'just-us': (household, day) => !(hasMinors(household, day) && household.days?.includes(day)),
};

export const presumesDivorce = (tag: Tag): boolean => tag === 'ex' || tag === 'earlier-marriage';

/** Whether everything that these tags presume may be true of this couple on this day of the week. */
export function isEligible(
  tags: readonly Tag[],
  { household, careful }: Pick<CoupleProfile, 'household' | 'careful'>,
  day: Weekday,
): boolean {
  return tags.every((tag) => {
    if (careful && presumesDivorce(tag)) return false;
    return household === null || tag === 'earlier-marriage' || FITS[tag](household, day);
  });
}

/** Whether the couple can do it where it has to be done, and wants what it is about. */
export function suits(
  { topics, place }: { topics: readonly Topic[]; place: Setting | null },
  { ways }: Pick<CoupleProfile, 'ways'>,
): boolean {
  if (topics.includes('faith') && ways?.faith === 'none') return false;
  return place === null || !ways?.places || ways.places.includes(place);
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** Day of the week of a date such as `2026-11-20`. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAY.format(new Date(`${date}T00:00:00Z`)).toLowerCase() as Weekday;
}

import type { FocusModuleSlug } from '../content/module-slugs.js';

/** Sides from which children come, as the caller sees them: `ours` are children of both partners. */
export const CHILDREN_FROM = ['mine', 'partners', 'ours'] as const;
export type ChildrenFrom = (typeof CHILDREN_FROM)[number];

export const AGE_BANDS = ['under-6', '6-to-12', 'teens', 'grown'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Whether what people believe has a part at home: one faith, more than one, or none. */
export const FAITHS = ['one', 'several', 'none'] as const;
export type Faith = (typeof FAITHS)[number];

/** Settings that an activity may need at home. Events, calls and tables call them places. */
export const SETTINGS = ['kitchen', 'outdoors'] as const;
export type Setting = (typeof SETTINGS)[number];

/** How a couple lives, as far as it decides what they can do or talk about. */
export interface HouseholdWays {
  /** Null if nobody has said. */
  faith: Faith | null;
  /** Settings that both can use. Empty if there is none. Null if nobody has said. */
  places: Setting[] | null;
}

/** The couple's household, in the words of whoever asks. */
export interface Household extends HouseholdWays {
  /** Empty for a couple without children. Null if nobody has said. */
  children: ChildrenFrom[] | null;
  /** Empty if nobody has said. */
  ageBands: AgeBand[];
  /** Days on which children are here, empty if the days change. Null if nobody has said. */
  days: Weekday[] | null;
}

/** What a person may say about the time before this marriage. The last two stand alone. */
export const PASTS = ['divorced', 'widowed', 'first-marriage', 'rather-not-say'] as const;
export type Past = (typeof PASTS)[number];

/** A person's own story. Nobody else reads it. */
export interface Story {
  /** Empty if the person skipped the question. */
  past: Past[];
  /** Module that the person would like to see first. */
  first: FocusModuleSlug | null;
}

/** What services may know of a household: no names, and not which of the two has children. */
export interface HouseholdFacts {
  /** Number of partners with children from before. */
  fromBefore: number;
  /** Whether the two have children together. */
  ours: boolean;
  ageBands: AgeBand[];
  days: Weekday[] | null;
}

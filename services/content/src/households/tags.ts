import type { Setting } from '@anew/contracts/household/views';
import type { Season } from '../choices/season.rules.js';

/**
 * The vocabulary in which an editor says for whom a question or an activity is, what it is about, and when, where and with
 * what it can be done. Nothing else decides whether a couple may get it.
 */
export interface Fit {
  /** What it presumes of the couple. */
  readonly tags: readonly Tag[];
  /** What it is about, if some would rather wait with it. It is worded so that it fits everybody. */
  readonly topics?: readonly Topic[];
  /** Time of the year to which it belongs. Without one, it fits all year. */
  readonly season?: Season;
  /** Where it has to be done. Without one, it can be done anywhere. */
  readonly place?: Setting;
  /** What it needs besides two people and a clock. Questions need nothing. */
  readonly needs?: readonly Material[];
  /** Time needed in minutes. Questions have none. */
  readonly timeRequired?: number;
}

/** Something that a question or an activity presumes of the couple. One without tags suits everybody. */
export type Tag =
  /** They have children, of whatever age. */
  | 'children'
  /** They have children who are not grown. */
  | 'minors'
  | 'teens'
  | 'grown-children'
  /** At least one of them has children from before. */
  | 'stepfamily'
  /** Children from before live here on some days, and elsewhere on others. */
  | 'two-homes'
  /** There is a former partner, whom one of them hears from. */
  | 'ex'
  /** Both of them have a marriage behind them that has ended in divorce, or something like it. */
  | 'earlier-marriage'
  /** No children are in the house. */
  | 'just-us';

/**
 * Something that a question or an activity is about. A topic presumes nothing, because getting it would otherwise tell a
 * partner what the other has said in private: nobody learns from a draw that somebody is widowed.
 */
export type Topic =
  /** Having lost someone. It is written with the widowed in mind. */
  | 'loss'
  /** What people believe, and how they pray or fast. It names more than one faith, or none. */
  | 'faith'
  /** Desire, the bed and the body. */
  | 'intimate';

export type Material = 'paper' | 'phone' | 'photos' | 'calendar' | 'things';

import type { QuestionDepth } from '@anew/contracts/content/generated';
import type { QuestionStyle } from '@anew/contracts/identity/preferences';
import type { CoupleProfile } from '../households/eligibility.rules.js';
import type { Item } from './choices.repository.js';
import { SEASON_WEIGHT } from './season.rules.js';

const WEIGHTS: Record<QuestionStyle, Record<QuestionDepth, number>> = {
  light: { light: 6, middle: 3, deep: 1 },
  balanced: { light: 1, middle: 1, deep: 1 },
  deep: { light: 1, middle: 3, deep: 6 },
};

/**
 * How much likelier a question is that was written for the couple. There are three of them at most among thirty others of
 * their module, so about every third question of a focus area is one.
 */
const OWN_WEIGHT = 5;

/**
 * Weight of an item of this depth when one is drawn. Only questions have a depth. A style makes questions come earlier or later and leaves none
 * out, so that nothing repeats before all have been shown.
 */
export function depthWeight(style: QuestionStyle, depth: QuestionDepth | null): number {
  return depth === null ? 1 : WEIGHTS[style][depth];
}

/**
 * How much likelier something is that presumes what a couple has said of its household, because it is about the life of
 * these two.
 */
const HOUSEHOLD_WEIGHT = 2;

type Weighed = Pick<Item, 'depth' | 'isOwn' | 'season' | 'tags' | 'topics'>;

/** Whether it presumes or is about something that the couple has said of itself. */
function isAboutThem({ tags, topics }: Weighed, { household, ways }: CoupleProfile): boolean {
  if (household !== null && tags.length > 0) return true;
  return topics.includes('faith') && ways !== null && ways.faith !== null;
}

/** How likely an item that the couple may get is, compared with the others of its pool. */
export function weightOf(item: Weighed, style: QuestionStyle, profile: CoupleProfile): number {
  const { depth, isOwn, season } = item;
  return (
    depthWeight(style, depth) *
    (isOwn ? OWN_WEIGHT : 1) *
    (season === null ? 1 : SEASON_WEIGHT) *
    (isAboutThem(item, profile) ? HOUSEHOLD_WEIGHT : 1)
  );
}

import type { Item } from './choices.repository.js';

/** Number of days that two have been a couple here before they get something that goes deep. */
export const DEEP_FROM = 14;

/** Number of days before they get something intimate. */
export const INTIMATE_FROM = 28;

/**
 * Whether two people have been here for long enough to get an item. They first find out with gentle ones how it is to be
 * answered here. A former partner, a loss and what lies deep can wait.
 */
export function isTimeFor(
  { goesDeep, tags, topics }: Pick<Item, 'goesDeep' | 'tags' | 'topics'>,
  daysTogether: number,
): boolean {
  if (topics.includes('intimate')) return daysTogether >= INTIMATE_FROM;
  const isTender = goesDeep || topics.includes('loss') || tags.includes('ex');
  return !isTender || daysTogether >= DEEP_FROM;
}

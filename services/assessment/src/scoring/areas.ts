import type { Band } from '@anew/contracts/assessment/results';
import type { CategoryMeasure } from './levels.js';

const AT_MOST_STRENGTHS = 3;

/** Gap between the two levels from which the partners need to understand each other first. */
const WIDE_GAP = 33;
/** Percentage of questions answered two or more steps apart, from which the same is true. */
const WIDE_SPLIT = 40;
/** Level of the less satisfied partner below which an area is a priority. */
const LOW_LEVEL = 33;

export function isStrength({ index, lowest }: CategoryMeasure): boolean {
  return index >= 70 && lowest >= 55;
}

export function isPriority(measure: CategoryMeasure): boolean {
  const { index, gap, lowest } = measure;
  return !isStrength(measure) && (index < 50 || gap >= WIDE_GAP || lowest < LOW_LEVEL);
}

export function isFarApart({ gap, split }: CategoryMeasure): boolean {
  return gap >= WIDE_GAP || split >= WIDE_SPLIT;
}

/** The best three strengths. Equal ones stay in the instrument's order. */
export function strengthsAmong(measures: readonly CategoryMeasure[]): CategoryMeasure[] {
  return bestFirst(measures.filter(isStrength)).slice(0, AT_MOST_STRENGTHS);
}

/** All priorities, lowest first. Every area that is marked as worth a conversation is one. */
export function prioritiesAmong(measures: readonly CategoryMeasure[]): CategoryMeasure[] {
  return lowestFirst(measures.filter(isPriority));
}

/**
 * Area to work on if there is no priority: the lowest area. It is a strength only if all areas are, and then
 * the last of them, so that no area is both praised and given as a task on one page. Undefined without any
 * area.
 */
export function nextToGrow(measures: readonly CategoryMeasure[]): CategoryMeasure | undefined {
  const others = measures.filter((measure) => !isStrength(measure));
  return others.length > 0 ? lowestFirst(others)[0] : bestFirst(measures).at(-1);
}

/**
 * Band of an area. Every text uses it, so that `worth-a-conversation` and "where to grow" are always the same
 * areas.
 */
export function bandOf(measure: CategoryMeasure): Band {
  if (isStrength(measure)) return 'shared-strength';
  return isPriority(measure) ? 'worth-a-conversation' : 'close';
}

function bestFirst(measures: readonly CategoryMeasure[]): CategoryMeasure[] {
  return [...measures].sort((one, other) => other.index - one.index);
}

function lowestFirst(measures: readonly CategoryMeasure[]): CategoryMeasure[] {
  return [...measures].sort((one, other) => one.index - other.index);
}

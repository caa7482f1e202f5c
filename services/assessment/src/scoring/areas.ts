import type { Band } from '@anew/contracts/assessment/results';
import type { CategoryMeasure } from './levels.js';

const AT_MOST_STRENGTHS = 3;

/** Levels this far apart call for understanding each other before anything else. */
const WIDE_GAP = 33;
/** So does this share of questions, in percent, answered two or more steps apart. */
const WIDE_SPLIT = 40;

export function isStrength({ index, lowest }: CategoryMeasure): boolean {
  return index >= 70 && lowest >= 55;
}

export function isPriority(measure: CategoryMeasure): boolean {
  const { index, gap, lowest } = measure;
  return !isStrength(measure) && (index < 50 || gap >= WIDE_GAP || lowest < WIDE_GAP);
}

export function isFarApart({ gap, split }: CategoryMeasure): boolean {
  return gap >= WIDE_GAP || split >= WIDE_SPLIT;
}

/** The best three; equal ones stay in the instrument's order. */
export function strengthsAmong(measures: readonly CategoryMeasure[]): CategoryMeasure[] {
  return bestFirst(measures.filter(isStrength)).slice(0, AT_MOST_STRENGTHS);
}

/** All of them, lowest first: what is marked for a conversation is also named as one. */
export function prioritiesAmong(measures: readonly CategoryMeasure[]): CategoryMeasure[] {
  return lowestFirst(measures.filter(isPriority));
}

/**
 * What to look at when nothing is a priority: the lowest. A strength only when there is nothing else, and then the
 * last of them, so that no category is praised and set as a task on one page. Undefined without any category.
 */
export function nextToGrow(measures: readonly CategoryMeasure[]): CategoryMeasure | undefined {
  const others = measures.filter((measure) => !isStrength(measure));
  return others.length > 0 ? lowestFirst(others)[0] : bestFirst(measures).at(-1);
}

/** The one source of an area's words: `worth-a-conversation` and "where to grow" are the same areas. */
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

import type { Band } from '@anew/contracts/assessment/results';
import type { CategoryMeasure } from './levels.js';

const AT_MOST = 3;

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
  return measures
    .filter(isStrength)
    .sort((one, other) => other.index - one.index)
    .slice(0, AT_MOST);
}

/** The three that need it most, lowest first. */
export function prioritiesAmong(measures: readonly CategoryMeasure[]): CategoryMeasure[] {
  return lowestFirst(measures.filter(isPriority)).slice(0, AT_MOST);
}

/**
 * What to look at when nothing is a priority: the lowest. A strength only when there is nothing else,
 * so that no category is praised and set as a task on one page. Undefined without any category.
 */
export function nextToGrow(measures: readonly CategoryMeasure[]): CategoryMeasure | undefined {
  const others = measures.filter((measure) => !isStrength(measure));
  return lowestFirst(others.length > 0 ? others : measures)[0];
}

/** `close` would be untrue of answers that are far apart, even where the index is fair. */
export function bandOf(measure: CategoryMeasure): Band {
  if (isStrength(measure)) return 'shared-strength';
  return isPriority(measure) || isFarApart(measure) ? 'worth-a-conversation' : 'close';
}

function lowestFirst(measures: readonly CategoryMeasure[]): CategoryMeasure[] {
  return [...measures].sort((one, other) => one.index - other.index);
}

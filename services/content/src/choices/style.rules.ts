import type { QuestionStyle } from '@anew/contracts/identity/preferences';
import type { QuestionDepth } from './question-depth.js';

const WEIGHTS: Record<QuestionStyle, Record<QuestionDepth, number>> = {
  light: { light: 6, middle: 3, deep: 1 },
  balanced: { light: 1, middle: 1, deep: 1 },
  deep: { light: 1, middle: 3, deep: 6 },
};

/**
 * Weight of an item of this depth when one is drawn. Only questions have a depth. A style makes questions come earlier or later and leaves none
 * out, so that nothing repeats before all have been shown.
 */
export function weightFor(style: QuestionStyle, depth: QuestionDepth | null): number {
  return depth === null ? 1 : WEIGHTS[style][depth];
}

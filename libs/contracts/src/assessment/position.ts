import type { Position } from './results.js';

export const POSITIONS: readonly Position[] = [0, 25, 50, 75, 100];

/**
 * Least number of scored questions in a category. With a single one, the position would almost equal that
 * answer.
 */
export const MIN_ITEMS = 2;

/**
 * Position of one partner in a category: the fifth of the scale that contains the mean of the answers.
 * Nothing else about the answers is shown.
 */
export function positionOf(scores: readonly number[]): Position {
  const sum = scores.reduce((total, score) => total + score, 0);
  // The computation uses whole numbers, because a mean such as 2.8 has no exact binary form and could fall on
  // the wrong side of a boundary.
  const fifth = Math.floor((5 * (sum - scores.length)) / (3 * scores.length));
  return POSITIONS[fifth] ?? 100;
}

import { type Calibration, combinedFrom, combineScores, isAskedAlone } from '../classifier/calibration.js';
import type { Judged } from './cross-validate.js';
import { fitLogistic } from './logistic.js';

/** Share of strangers' everyday messages that may be asked about. */
const SOFT_SHARE = 0.16;
/** Share of strangers' messages about danger that may fall below the gate. */
const MISSED_SHARE = 0.0035;
/** Log odds by which a gate is below the score from which a message is asked about, at least. */
const CLOSEST = 0.1;

export const isLonger = ({ scores }: Judged): boolean => scores.units.length > 1;
export const highest = ({ scores }: Judged): number => Math.max(...scores.units.map(({ danger }) => danger));

/**
 * Calibration by the batches alone. Other sentences were written to be mistaken, by authors who had read some
 * of what is learned.
 */
export function calibrationFor(strangers: readonly Judged[]): Calibration {
  const combination = fitLogistic(
    strangers.map(({ scores, concern }) => ({ known: combinedFrom(scores), isPositive: concern !== null })),
  );
  const combined = strangers.map(({ scores, concern }) => ({
    ...combineScores(scores, combination),
    isDangerous: concern !== null,
  }));
  const everyday = combined.filter(({ isDangerous }) => !isDangerous);
  const soft = quantile(
    everyday.map(({ score }) => score),
    SOFT_SHARE,
  );
  const dangerous = combined.filter(({ isDangerous }) => isDangerous);
  const gateOf = (group: typeof combined): number => {
    // A message with a sentence that is asked about alone needs no gate.
    const needing = group.map((each) => (isAskedAlone(each, soft) ? Infinity : each.score));
    return round(Math.min(soft - CLOSEST, quantile(needing, 1 - MISSED_SHARE)));
  };
  return {
    combination,
    soft: round(soft),
    gate: gateOf(dangerous.filter(({ isStory }) => !isStory)),
    storyGate: gateOf(dangerous.filter(({ isStory }) => isStory)),
  };
}

/** Score that this share of the scores reaches. */
export function quantile(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((one, other) => other - one);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;

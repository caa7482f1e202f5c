import { type Judged, type Trial, trialOf } from './cross-validate.js';
import type { Sentence } from './sentences.js';
import { type Share, shareOf } from './share.js';
import { highest, isLonger, quantile } from './thresholds.js';

export interface Point {
  share: number;
  met: Share;
}

/** Fold that is judged by classifiers that learned only a part of the sentences. */
const FOLD = 0;
const SHARES = [0.25, 0.5];
/** Share of soft alarms among the harmless messages, which include the twins of dangerous ones. */
const SOFT_SHARE = 0.12;

export const curveTrials = (folds: readonly Sentence[][]): Trial[] =>
  SHARES.map((share) => trialOf(folds, FOLD, share));

/**
 * Shares of dangerous messages found when only a part of the sentences is learned, at a constant share of
 * soft alarms.
 * @param byPart messages judged in `curveTrials`
 * @param byFold messages of each fold, judged by classifiers that learned all sentences of the others
 */
export function learningCurve(
  byPart: readonly (readonly Judged[])[],
  byFold: readonly (readonly Judged[])[],
): Point[] {
  const points = byPart.map((judged, at) => pointOf(SHARES[at] ?? 1, judged));
  return [...points, pointOf(1, byFold[FOLD] ?? [])];
}

function pointOf(share: number, all: readonly Judged[]): Point {
  const judged = all.filter((each) => !each.isComposed && !isLonger(each));
  const threshold = quantile(judged.filter(({ concern }) => concern === null).map(highest), SOFT_SHARE);
  const dangerous = judged.filter(({ concern }) => concern !== null);
  return { share, met: shareOf(dangerous, (each) => highest(each) >= threshold) };
}

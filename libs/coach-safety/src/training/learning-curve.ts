import { crossValidate } from './cross-validate.js';
import type { Sentence } from './sentences.js';
import { type Share, shareOf } from './share.js';
import { highest, isLonger, quantile } from './thresholds.js';

export interface Point {
  share: number;
  met: Share;
}

const SHARES = [0.25, 0.5, 0.75, 1];
const TESTED_FOLDS = 1;
/** Share of soft alarms among the harmless messages, which include the twins of dangerous ones. */
const SOFT_SHARE = 0.12;

/**
 * Shares of dangerous messages found when only a part of the sentences is learned, at a constant share of
 * soft alarms.
 */
export function learningCurve(folds: readonly Sentence[][]): Point[] {
  return SHARES.map((share) => {
    const judged = crossValidate(folds, share, TESTED_FOLDS).filter(
      (each) => !each.isComposed && !isLonger(each),
    );
    const threshold = quantile(judged.filter(({ concern }) => concern === null).map(highest), SOFT_SHARE);
    const dangerous = judged.filter(({ concern }) => concern !== null);
    return { share, met: shareOf(dangerous, (each) => highest(each) >= threshold) };
  });
}

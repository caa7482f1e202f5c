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
/** Of the harmless messages, the twins of dangerous ones among them. */
const SOFT_SHARE = 0.12;

/** How many dangerous messages are found when a part of the sentences is learned, at the same share of soft alarms. */
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

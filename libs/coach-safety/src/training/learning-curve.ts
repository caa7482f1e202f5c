import { crossValidate, type Judged } from './cross-validate.js';
import type { Sentence } from './sentences.js';
import { type Share, shareOf } from './share.js';
import { highest, isLonger, quantile } from './thresholds.js';

export interface Point {
  share: number;
  met: Share;
}

const SHARES = [0.25, 0.5, 0.75];
const TESTED_FOLDS = 1;
/** Share of soft alarms among the harmless messages, which include the twins of dangerous ones. */
const SOFT_SHARE = 0.12;

/**
 * Shares of dangerous messages found when only a part of the sentences is learned, at a constant share of
 * soft alarms.
 * @param judged messages judged by classifiers that learned all sentences of the other folds
 */
export function learningCurve(folds: readonly Sentence[][], judged: readonly Judged[]): Point[] {
  const tested = new Set(folds.slice(0, TESTED_FOLDS).flatMap((fold) => fold.map(({ text }) => text)));
  return [
    ...SHARES.map((share) => pointOf(share, crossValidate(folds, share, TESTED_FOLDS))),
    pointOf(
      1,
      judged.filter(({ text }) => tested.has(text)),
    ),
  ];
}

function pointOf(share: number, all: readonly Judged[]): Point {
  const judged = all.filter((each) => !each.isComposed && !isLonger(each));
  const threshold = quantile(judged.filter(({ concern }) => concern === null).map(highest), SOFT_SHARE);
  const dangerous = judged.filter(({ concern }) => concern !== null);
  return { share, met: shareOf(dangerous, (each) => highest(each) >= threshold) };
}

import {
  type Calibration,
  combinedFrom,
  type LanguageCalibration,
  type Thresholds,
  weigh,
} from '../classifier/calibration.js';
import type { Judged } from './cross-validate.js';
import { fitLogistic } from './logistic.js';
import type { TrainingLanguage } from './sentences.js';

/**
 * Shares of questions to the coach that may be asked about, and that may get no exercise. The sentences here
 * were written to be mistaken: of strangers' short everyday messages these thresholds ask about 6 to 12 in 100.
 */
const SOFT_SHARE = 0.085;
const GATE_SHARE = 0.23;
/**
 * Shares for longer messages. They have more sentences that may be mistaken, and their danger is easier to
 * miss.
 */
const LONGER_SOFT_SHARE = 0.18;
const LONGER_GATE_SHARE = 0.37;
/**
 * Number of characters from which an everyday message is a story and counts like a question for the coach.
 */
const STORY = 250;

export const dangers = ({ scores }: Judged): number[] => scores.map(({ danger }) => danger);
export const isLonger = ({ scores }: Judged): boolean => scores.length > 1;
export const highest = (each: Judged): number => Math.max(...dangers(each));

export function scoreWith(combination: readonly number[]): (each: Judged) => number {
  return (each) =>
    isLonger(each) ? weigh(combinedFrom(dangers(each), each.sentences), combination) : highest(each);
}

export function calibrationFor(judged: readonly Judged[]): Calibration {
  const combination = fitLogistic(
    judged.filter(isLonger).map((each) => ({
      known: combinedFrom(dangers(each), each.sentences),
      isPositive: each.concern !== null,
    })),
  );
  return {
    byLanguage: { en: forLanguage(judged, 'en', combination), es: forLanguage(judged, 'es', combination) },
    combination,
  };
}

function forLanguage(
  judged: readonly Judged[],
  language: TrainingLanguage,
  combination: readonly number[],
): LanguageCalibration {
  const everyday = judged.filter((each) => each.language === language && isEveryday(each));
  const score = scoreWith(combination);
  const scores = (longer: boolean): number[] =>
    everyday.filter((each) => isLonger(each) === longer).map(score);
  const single = thresholdsOf(scores(false), SOFT_SHARE, GATE_SHARE);
  const longer = thresholdsOf(scores(true), LONGER_SOFT_SHARE, LONGER_GATE_SHARE);
  return { single, longer, floor: single.soft };
}

/**
 * Whether a harmless message was not written as the twin of a dangerous one. Twins are meant to be hard to
 * tell apart.
 */
function isEveryday({ concern, isComposed, isCoaching, turn, text }: Judged): boolean {
  if (concern !== null || isComposed || turn !== undefined) return false;
  return isCoaching === true || text.length >= STORY;
}

const thresholdsOf = (scores: readonly number[], soft: number, gate: number): Thresholds => ({
  soft: round(quantile(scores, soft)),
  gate: round(quantile(scores, gate)),
});

/** Score that this share of the scores reaches. */
export function quantile(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((one, other) => other - one);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;

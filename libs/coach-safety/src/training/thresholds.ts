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

/** Of everyday messages, how many may be asked about, and how many in all may be given no exercise. */
export const SOFT_SHARE = 0.1;
export const GATE_SHARE = 0.27;

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
  const everyday = judged.filter((each) => each.concern === null && each.language === language);
  const written = everyday.filter(({ isComposed }) => !isComposed);
  const longer = enough(written.filter(isLonger), everyday.filter(isLonger));
  const score = scoreWith(combination);
  const single = thresholdsOf(written.filter((each) => !isLonger(each)).map(highest));
  const combined = thresholdsOf(longer.map(score));
  return { single, longer: combined, floor: single.soft };
}

const FEWEST_LONGER = 60;
const enough = (written: Judged[], all: Judged[]): Judged[] =>
  written.length >= FEWEST_LONGER ? written : all;

const thresholdsOf = (scores: readonly number[]): Thresholds => ({
  soft: round(quantile(scores, SOFT_SHARE)),
  gate: round(quantile(scores, GATE_SHARE)),
});

/** The score that this share of the scores reaches. */
export function quantile(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((one, other) => other - one);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;

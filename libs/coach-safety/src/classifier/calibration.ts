import { pooled, type Score } from './model.js';
import { sentenceCount, type Unit } from './units.js';

/** Scores from which a message is asked about (`soft`), or gets no exercise (`gate`). */
export interface Thresholds {
  soft: number;
  gate: number;
}

/** Results of cross-validation for messages in one language. */
export interface LanguageCalibration {
  /** Thresholds for messages of one sentence. */
  single: Thresholds;
  /** Thresholds for longer messages, whose sentences' scores are combined. */
  longer: Thresholds;
  /**
   * Score of a single sentence from which a message gets no exercise, whatever harmless talk surrounds it.
   */
  floor: number;
}

export interface Calibration {
  byLanguage: Readonly<Record<'en' | 'es', LanguageCalibration>>;
  /** Weights for the values of `combinedFrom`, with the constant last. */
  combination: readonly number[];
}

/**
 * Features of a longer message: the three highest scores of its units, their mean, their odds added up, and
 * the number of sentences.
 */
export function combinedFrom(scores: readonly number[], sentences: number): number[] {
  const [first = 0, second = first, third = second] = [...scores].sort((one, other) => other - one);
  const mean = scores.reduce((sum, each) => sum + each, 0) / Math.max(1, scores.length);
  const odds = scores.reduce((sum, each) => sum + Math.exp(each), 0);
  return [first, second, third, mean, Math.log(odds), Math.log2(1 + sentences)];
}

/** Score of a message, combined from those of its units. */
export interface Combined {
  score: number;
  isLonger: boolean;
  highest: number;
  /** Score of each concern for the message as a whole, assuming that it is about danger. */
  byConcern: Score['byConcern'];
}

export function combine(
  units: readonly Unit[],
  scoreOf: (unit: Unit) => Score,
  combination: readonly number[],
): Combined | null {
  return units.length === 0 ? null : combineScores(units.map(scoreOf), sentenceCount(units), combination);
}

export function combineScores(
  scores: readonly Score[],
  sentences: number,
  combination: readonly number[],
): Combined {
  const dangers = scores.map(({ danger }) => danger);
  const isLonger = scores.length > 1;
  const highest = Math.max(...dangers);
  const score = isLonger ? weigh(combinedFrom(dangers, sentences), combination) : highest;
  return { score, isLonger, highest, byConcern: pooled(scores) };
}

export const weigh = (known: readonly number[], combination: readonly number[]): number =>
  known.reduce((sum, value, at) => sum + value * (combination[at] ?? 0), combination[known.length] ?? 0);

import { sentenceCount, type Unit } from './units.js';
import { pooled, type Score } from './model.js';

/** From which scores on a message is asked about (`soft`), and is given no exercise (`gate`). */
export interface Thresholds {
  soft: number;
  gate: number;
}

/** What cross-validation found for messages in one language. */
export interface LanguageCalibration {
  /** Of messages of one sentence. */
  single: Thresholds;
  /** Of longer ones, whose sentences' scores are combined. */
  longer: Thresholds;
  /** A message with a sentence that scores this much gets no exercise, whatever harmless talk stands around it. */
  floor: number;
}

export interface Calibration {
  byLanguage: Readonly<Record<'en' | 'es', LanguageCalibration>>;
  /** Weights of `combinedFrom`, the constant last. */
  combination: readonly number[];
}

/** What is known of a longer message: its sentences' highest scores, their mean, and how many there are. */
export function combinedFrom(scores: readonly number[], sentences: number): number[] {
  const [first = 0, second = first, third = second] = [...scores].sort((one, other) => other - one);
  const mean = scores.reduce((sum, each) => sum + each, 0) / Math.max(1, scores.length);
  return [first, second, third, mean, Math.log2(1 + sentences)];
}

/** A message's score from its units'. */
export interface Combined {
  score: number;
  isLonger: boolean;
  highest: number;
  /** What all of it together is likeliest about, if about danger. */
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

import { pooled, type Score } from './model.js';
import type { MessageScores } from './two-classifiers.js';

/** Results of calibration: how scores are combined, and from which combined scores something follows. */
export interface Calibration {
  /** Weights for the values of `combinedFrom`, with the constant last. */
  combination: readonly number[];
  /**
   * Score from which a message is asked about. A message with a sentence that reaches it alone gets no
   * exercise, whatever harmless talk surrounds it.
   */
  soft: number;
  /** Score from which a message gets no exercise. */
  gate: number;
}

/** Number of words from which a message is a story. What it is about as a whole says less about danger. */
const STORY_WORDS = 50;

/**
 * Features of a message: the three highest scores of its units, their mean, their odds added up, the number of
 * sentences, and its score as a whole, apart for stories and for shorter messages.
 */
export function combinedFrom({ units, whole, words, sentences }: MessageScores): number[] {
  const dangers = units.map(({ danger }) => danger);
  const [first = 0, second = first, third = second] = dangers.toSorted((one, other) => other - one);
  const mean = dangers.reduce((sum, each) => sum + each, 0) / Math.max(1, dangers.length);
  const odds = dangers.reduce((sum, each) => sum + Math.exp(each), 0);
  const [asStory, asShort] = words >= STORY_WORDS ? [whole, 0] : [0, whole];
  const isStory = words >= STORY_WORDS ? 1 : 0;
  return [first, second, third, mean, Math.log(odds), Math.log2(1 + sentences), asStory, asShort, isStory];
}

/** Score of a message, combined from those of its units and of the whole. */
export interface Combined {
  score: number;
  /** Highest score that a unit would have as a message of its own. */
  highest: number;
  /** Score of each concern for the message as a whole, assuming that it is about danger. */
  byConcern: Score['byConcern'];
}

export function combineScores(scores: MessageScores, combination: readonly number[]): Combined {
  const { units } = scores;
  const alone = units.map((unit) =>
    weigh(combinedFrom({ units: [unit], whole: unit.asMessage, words: 0, sentences: 1 }), combination),
  );
  return {
    score: weigh(combinedFrom(scores), combination),
    highest: Math.max(...alone),
    byConcern: pooled(units),
  };
}

const weigh = (known: readonly number[], combination: readonly number[]): number =>
  known.reduce((sum, value, at) => sum + value * (combination[at] ?? 0), combination[known.length] ?? 0);

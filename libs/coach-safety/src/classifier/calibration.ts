import { pooled, type Score } from './model.js';
import type { AllScores, MessageScores } from './scorer.js';

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
  /** The same for a story, which has so many sentences that one of them often looks dangerous alone. */
  storyGate: number;
}

/**
 * Log odds by which a sentence of a story must exceed the score that is asked about for the story to get no
 * exercise. With more, a dangerous sentence that was put into an everyday story more often leaves it an
 * exercise.
 */
const STORY_EXCESS = 1;

/**
 * Features of a message: the three highest scores of its units, their mean, their odds added up, the number
 * of sentences, its score as a whole, apart for stories and for shorter messages, the highest of a story's
 * passages, and its traits.
 */
export function combinedFrom(scores: MessageScores, likeness = scores.traits.likeness): number[] {
  const { units, whole, passage, sentences, traits } = scores;
  const dangers = units.map(({ danger }) => danger);
  const [first = 0, second = first, third = second] = dangers.toSorted((one, other) => other - one);
  const mean = dangers.reduce((sum, each) => sum + each, 0) / Math.max(1, dangers.length);
  const summed = dangers.reduce((sum, each) => sum + Math.exp(each), 0);
  const ofAll = [
    first,
    second,
    third,
    mean,
    Math.log(summed),
    Math.log2(1 + sentences),
    ...traits.odds,
    likeness,
  ];
  return passage === null ? [...ofAll, whole, 0, 0, 0] : [...ofAll, 0, whole, passage, 1];
}

/** Score of a message, combined from those of its units, its passages and the whole. */
export interface Combined {
  score: number;
  /** Highest score that a sentence would have as a message of its own. */
  highest: number;
  isStory: boolean;
  /** Score of each concern for the message as a whole, assuming that it is about danger. */
  byConcern: Score['byConcern'];
}

/**
 * @param soft score that is asked about. How high a sentence scores alone matters only if that keeps the
 *   message from an exercise.
 */
export function combineScores(scores: AllScores, combination: readonly number[], soft = -Infinity): Combined {
  const isStory = scores.passage !== null;
  return {
    score: weigh(combinedFrom(scores), combination),
    highest: highestAlone(scores.alone, leastAlone(isStory, soft), combination),
    isStory,
    byConcern: pooled(scores.units),
  };
}

/**
 * Highest score that a sentence would have as a message of its own. A likeness to a harmless question only
 * ever lowers a score, and takes longest to find. So it is found only for sentences that may still be the
 * highest, and above the floor.
 */
function highestAlone(
  alone: readonly MessageScores[],
  floor: number,
  combination: readonly number[],
): number {
  const unlike = alone
    .map((scores) => ({ scores, most: weigh(combinedFrom(scores, 0), combination) }))
    .toSorted((one, other) => other.most - one.most);
  let highest = -Infinity;
  for (const { scores, most } of unlike) {
    if (most <= highest) break;
    highest = Math.max(highest, most < floor ? most : weigh(combinedFrom(scores), combination));
  }
  return highest;
}

/** Whether a message gets no exercise because of one of its sentences. */
export const isAskedAlone = ({ highest, isStory }: Combined, soft: number): boolean =>
  highest >= leastAlone(isStory, soft);

const leastAlone = (isStory: boolean, soft: number): number => (isStory ? soft + STORY_EXCESS : soft);

const weigh = (known: readonly number[], combination: readonly number[]): number =>
  known.reduce((sum, value, at) => sum + value * (combination[at] ?? 0), combination[known.length] ?? 0);

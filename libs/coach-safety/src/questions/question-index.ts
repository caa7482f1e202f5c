import type { Counts } from '../classifier/features.js';
import { questionVector } from './question-vector.js';

/** Which questions have the features in each bucket, and with what weight. */
export interface Postings {
  /** Number of questions. */
  size: number;
  /** Where the entries of each bucket begin in the two lists below; one more than there are buckets. */
  starts: Uint32Array;
  /** Numbers of questions. */
  questions: Uint16Array;
  /** Weights, 255 of which are 1. */
  weights: Uint8Array;
}

export const WEIGHT_ONE = 255;

/** Rarity of a feature that is in so many of all questions. */
export const rarityIn = (size: number, questions: number): number => Math.log((size + 1) / (questions + 0.5));

/** Finds the questions that are most like a message. */
export class QuestionIndex {
  constructor(private readonly postings: Postings) {}

  /** Number of questions. */
  get size(): number {
    return this.postings.size;
  }

  /** Likeness of a text to the question that is most like it. */
  highestLikeness(features: readonly Counts[]): number {
    return this.likenesses(features).reduce((most, likeness) => Math.max(most, likeness), 0);
  }

  /** Likeness of a text to each question: from 0 for nothing in common to 3.5 for the same words. */
  likenesses(features: readonly Counts[]): Float32Array {
    const { size, starts, questions, weights } = this.postings;
    const rarity = (bucket: number) => rarityIn(size, (starts[bucket + 1] ?? 0) - (starts[bucket] ?? 0));
    const { buckets, values } = questionVector(features, rarity);
    const sums = new Float32Array(size);
    buckets.forEach((bucket, feature) => {
      const value = (values[feature] ?? 0) / WEIGHT_ONE;
      const end = starts[bucket + 1] ?? 0;
      for (let at = starts[bucket] ?? 0; at < end; at += 1) {
        const question = questions[at] ?? 0;
        sums[question] = (sums[question] ?? 0) + value * (weights[at] ?? 0);
      }
    });
    return sums;
  }
}

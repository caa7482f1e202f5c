import type { Counts } from '../classifier/tally.js';
import { questionVectors } from './question-vector.js';

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
/**
 * Share of the questions above which a feature that they have in common says next to nothing, and only takes
 * time.
 */
const MOST_SHARE = 0.5;

/** Rarity of a feature that is in so many of all questions. */
export const rarityIn = (size: number, questions: number): number => Math.log((size + 1) / (questions + 0.5));

/** Finds the questions that are most like a message. */
export class QuestionIndex {
  /** Rarity of a feature by the number of questions that have it. */
  private readonly rarities: Float64Array;

  /** @param larger index by which the questions of a small one were indexed */
  constructor(
    private readonly postings: Postings,
    private readonly larger?: Pick<QuestionIndex, 'rarityOf'>,
  ) {
    this.rarities = Float64Array.from({ length: postings.size + 1 }, (_none, count) =>
      rarityIn(postings.size, count),
    );
  }

  /** Number of questions. */
  get size(): number {
    return this.postings.size;
  }

  /** How rare a feature is among the questions. */
  rarityOf(bucket: number): number {
    const { starts } = this.postings;
    return this.rarities[(starts[bucket + 1] ?? 0) - (starts[bucket] ?? 0)] ?? 0;
  }

  /** Number of a text's words and neighbors of words that some question has, too. */
  knownIn([words]: readonly Counts[]): number {
    const { starts } = this.postings;
    const { buckets } = words ?? { buckets: new Int32Array() };
    return buckets.filter((bucket) => (starts[bucket + 1] ?? 0) > (starts[bucket] ?? 0)).length;
  }

  /** Likeness of a text to the question that is most like it. */
  highestLikeness(features: readonly Counts[]): number {
    let most = 0;
    for (const likeness of this.likenesses(features)) if (likeness > most) most = likeness;
    return most;
  }

  /** Likeness of a text to each question: from 0 for nothing in common to 3.5 for the same words. */
  likenesses(features: readonly Counts[]): Float32Array {
    const { size, starts, questions, weights } = this.postings;
    const rarity = (bucket: number) => (this.larger ?? this).rarityOf(bucket);
    const sums = new Float32Array(size);
    for (const { buckets, values } of questionVectors(features, rarity))
      for (let feature = 0; feature < buckets.length; feature += 1) {
        const bucket = buckets[feature] ?? 0;
        const value = (values[feature] ?? 0) / WEIGHT_ONE;
        const first = starts[bucket] ?? 0;
        const end = starts[bucket + 1] ?? 0;
        if (end - first > MOST_SHARE * size) continue;
        for (let at = first; at < end; at += 1) {
          const question = questions[at] ?? 0;
          sums[question] = (sums[question] ?? 0) + value * (weights[at] ?? 0);
        }
      }
    return sums;
  }
}

import { type Concern, CONCERNS } from '../verdict.js';
import { BUCKETS, type Counts, countsOf, type Rarity, type Vector, vectorOf } from './features.js';

/** Classes of a text. The first one is harmless. */
export const CLASSES = [null, ...CONCERNS] as const;
export const CLASS_COUNT = CLASSES.length;

/**
 * Parameters that the classifier has learned: for each bucket a rarity and a weight for each class, in one
 * byte each.
 */
export interface Weights {
  rarity: Uint8Array;
  /** Weights by bucket, and by class within a bucket. */
  weights: Int8Array;
  /** Factor for all weights. */
  scale: number;
  bias: readonly number[];
}

/** Likelihood that a text is about danger, and about which one, as log odds against harmless talk. */
export interface Score {
  danger: number;
  byConcern: Readonly<Record<Concern, number>>;
}

/** Steps of a rarity, which is stored in one byte. */
export const RARITY_STEPS = 16;

export const rarityIn =
  (rarity: Uint8Array): Rarity =>
  (bucket) =>
    (rarity[bucket] ?? 0) / RARITY_STEPS;

export class Classifier {
  private readonly rarity: Rarity;

  constructor(private readonly learned: Weights) {
    if (learned.weights.length !== BUCKETS * CLASS_COUNT) throw new Error('The weights have another size');
    this.rarity = rarityIn(learned.rarity);
  }

  score(words: readonly string[]): Score {
    return this.scoreCounts(countsOf(words));
  }

  scoreCounts(counts: readonly Counts[]): Score {
    return this.scoreVector(vectorOf(counts, this.rarity));
  }

  private scoreVector({ buckets, values }: Vector): Score {
    const { weights, scale, bias } = this.learned;
    const sums = Float64Array.from(bias);
    for (let at = 0; at < buckets.length; at += 1) {
      const value = (values[at] ?? 0) * scale;
      const first = (buckets[at] ?? 0) * CLASS_COUNT;
      for (let index = 0; index < CLASS_COUNT; index += 1)
        sums[index] = (sums[index] ?? 0) + value * (weights[first + index] ?? 0);
    }
    return scoreOf([...sums]);
  }
}

function scoreOf([harmless = 0, ...concerns]: readonly number[]): Score {
  const most = Math.max(...concerns);
  const danger = most + Math.log(concerns.reduce((sum, each) => sum + Math.exp(each - most), 0)) - harmless;
  const byConcern = Object.fromEntries(
    CONCERNS.map((concern, index) => [concern, (concerns[index] ?? 0) - harmless]),
  ) as Record<Concern, number>;
  return { danger, byConcern };
}

/**
 * Likelihoods of each concern over all pieces of a message, because the highest-scoring piece alone may be
 * about a side effect of the danger.
 */
export function pooled(scores: readonly Score[]): Score['byConcern'] {
  const sum = (concern: Concern): number =>
    Math.log(scores.reduce((total, { byConcern }) => total + Math.exp(byConcern[concern]), 0));
  return Object.fromEntries(CONCERNS.map((concern) => [concern, sum(concern)])) as Record<Concern, number>;
}

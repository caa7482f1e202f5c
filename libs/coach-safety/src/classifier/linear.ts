import { BUCKETS, type Rarity, type Vector, vectorOf } from './features.js';
import type { Counts } from './tally.js';

/**
 * Parameters that a classifier has learned: for each bucket a rarity and a weight for each class, in one byte
 * each.
 */
export interface Weights {
  rarity: Uint8Array;
  /** Weights by bucket, and by class within a bucket. */
  weights: Int8Array;
  /** Factor for all weights. */
  scale: number;
  /** Constant of each class. */
  bias: readonly number[];
}

/** Steps of a rarity, which is stored in one byte. */
export const RARITY_STEPS = 16;

export const rarityIn =
  (rarity: Uint8Array): Rarity =>
  (bucket) =>
    (rarity[bucket] ?? 0) / RARITY_STEPS;

/** Linear classifier over any number of classes. */
export class LinearModel {
  private readonly rarity: Rarity;
  private readonly classes: number;

  constructor(private readonly learned: Weights) {
    this.classes = learned.bias.length;
    if (learned.weights.length !== BUCKETS * this.classes) throw new Error('The weights have another size');
    this.rarity = rarityIn(learned.rarity);
  }

  /** Log odds of each class, up to a constant that all share. */
  sums(counts: readonly Counts[]): number[] {
    return this.sumsOf(vectorOf(counts, this.rarity));
  }

  private sumsOf({ buckets, values }: Vector): number[] {
    const { learned, classes } = this;
    const { weights, scale, bias } = learned;
    const sums = Float64Array.from(bias);
    for (let at = 0; at < buckets.length; at += 1) {
      const value = (values[at] ?? 0) * scale;
      const first = (buckets[at] ?? 0) * classes;
      for (let index = 0; index < classes; index += 1)
        sums[index] = (sums[index] ?? 0) + value * (weights[first + index] ?? 0);
    }
    return [...sums];
  }
}

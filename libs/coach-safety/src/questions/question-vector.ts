import {
  type Counts,
  countsOf,
  type Rarity,
  type Vector,
  vectorOf,
} from '../classifier/features.js';
import { wordsOf } from '../normalise.js';

/** Weights of the kinds of features: words, concepts, letters and classes of words. The few concepts say little alone. */
const WEIGHTS = [1, 0.5, 1, 1];

/** Features of a text by kind. */
export const featuresOf = (text: string): Counts[] => countsOf(wordsOf(text));

/**
 * Vector of a question, or of several together. Its product with another one is at most 3.5, the sum of the weights, and
 * the higher the more the two have in common.
 */
export function questionVector(features: readonly Counts[], rarity: Rarity): Vector {
  const kinds = features.map((kind, at) => scaled(vectorOf([kind], rarity), Math.sqrt(WEIGHTS[at] ?? 1)));
  return {
    buckets: Int32Array.from(kinds.flatMap(({ buckets }) => [...buckets])),
    values: Float32Array.from(kinds.flatMap(({ values }) => [...values])),
  };
}

const scaled = ({ buckets, values }: Vector, factor: number): Vector => ({
  buckets,
  values: values.map((value) => factor * value),
});

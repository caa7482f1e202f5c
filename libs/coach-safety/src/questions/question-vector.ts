import { countsOf, type Rarity, type Vector, vectorOf } from '../classifier/features.js';
import type { Counts } from '../classifier/tally.js';
import { wordsOf } from '../normalize.js';

/**
 * Weights of the kinds of features: words, concepts, letters and classes of words. The few concepts say
 * little alone.
 */
const WEIGHTS = [1, 0.5, 1, 1];

/** Features of a text by kind. */
export const featuresOf = (text: string): Counts[] => countsOf(wordsOf(text));

/**
 * Vectors of a question, or of several together, one for each kind of feature. The sum of their products with
 * those of another question is at most 3.5, the sum of the weights, and the higher the more the two have in
 * common.
 */
export const questionVectors = (features: readonly Counts[], rarity: Rarity): Vector[] =>
  features.map((kind, at) => scaled(vectorOf([kind], rarity), Math.sqrt(WEIGHTS[at] ?? 1)));

const scaled = ({ buckets, values }: Vector, factor: number): Vector => ({
  buckets,
  values: values.map((value) => factor * value),
});

import { BUCKETS, type Vector } from '../classifier/features.js';
import { RARITY_STEPS, rarityIn, type Weights } from '../classifier/linear.js';
import { Random } from './random.js';
import { Regression } from './regression.js';
import { Vectors } from './vectors.js';

const SEED = 20_261;
const LARGEST = 127;

/** A text to learn: its words, the number of its class, and how much it counts. */
export interface Labeled {
  words: readonly string[];
  label: number;
  weight: number;
}

export interface Fitting {
  classes: number;
  passes: number;
  /** Step of the first change of a weight. */
  rate: number;
  /** Number of examples in which a bucket must occur to be learned. One by default. */
  leastDocuments?: number;
}

/**
 * Trains logistic regression over several classes with AdaGrad. The same examples always result in the same
 * bytes.
 */
export function fit(
  examples: readonly Labeled[],
  { classes, passes, rate, leastDocuments = 1 }: Fitting,
): Weights {
  const vectors = new Vectors();
  const placed = examples.map(({ words, ...rest }) => ({ place: vectors.add(words), ...rest }));
  const documents = documentsOf(placed.map(({ place }) => vectors.at(place)));
  const rarity = rarityOf(documents, examples.length, leastDocuments);
  const seen = seenIn(documents);
  vectors.weigh(rarityIn(rarity), rowsOf(seen));
  const prepared = placed.map(({ place, ...rest }) => ({ vector: vectors.at(place), ...rest }));
  const model = new Regression(seen.length, classes, rate);
  const random = new Random(SEED);
  for (let pass = 0; pass < passes; pass += 1)
    for (const example of random.shuffled(prepared)) model.step(example);
  return { rarity, ...inBytes(model, seen, classes) };
}

/** Number of examples in which each bucket occurs. */
function documentsOf(vectors: readonly Vector[]): Uint32Array {
  const documents = new Uint32Array(BUCKETS);
  for (const { buckets } of vectors)
    for (const bucket of buckets) documents[bucket] = (documents[bucket] ?? 0) + 1;
  return documents;
}

/** Inverse document frequency of each bucket, in one byte. A bucket without one counts nothing. */
const rarityOf = (documents: Uint32Array, all: number, least: number): Uint8Array =>
  Uint8Array.from(documents, (count) =>
    count < least ? 0 : Math.min(255, Math.round(RARITY_STEPS * Math.log(1 + all / count))),
  );

/**
 * Buckets that occur, the most frequent first. Each has its row in this order while learning, so that what is
 * needed most often stays in the processor's cache.
 */
const seenIn = (documents: Uint32Array): Uint32Array =>
  Uint32Array.from(documents.keys())
    .filter((bucket) => (documents[bucket] ?? 0) > 0)
    .sort((one, other) => (documents[other] ?? 0) - (documents[one] ?? 0) || one - other);

/** Row of each bucket. */
function rowsOf(seen: Uint32Array): Uint32Array {
  const rows = new Uint32Array(BUCKETS);
  seen.forEach((bucket, row) => (rows[bucket] = row));
  return rows;
}

/** The learned weights by bucket, in one byte each. Most buckets have never been seen, and weigh nothing. */
function inBytes(model: Regression, seen: Uint32Array, classes: number): Omit<Weights, 'rarity'> {
  let largest = 0;
  seen.forEach((_bucket, row) => {
    for (let index = 0; index < classes; index += 1)
      largest = Math.max(largest, Math.abs(model.weightOf(row, index)));
  });
  const scale = largest / LARGEST || 1;
  const weights = new Int8Array(BUCKETS * classes);
  seen.forEach((bucket, row) => {
    for (let index = 0; index < classes; index += 1)
      weights[bucket * classes + index] = Math.round(model.weightOf(row, index) / scale);
  });
  return { scale, weights, bias: [...model.bias] };
}

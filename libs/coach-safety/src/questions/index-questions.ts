import { BUCKETS, type Vector } from '../classifier/features.js';
import type { Counts } from '../classifier/tally.js';
import { type Postings, type QuestionIndex, rarityIn, WEIGHT_ONE } from './question-index.js';
import { featuresOf, questionVectors } from './question-vector.js';

/**
 * Number of times above which a feature says no more. Each way of asking has many words of its writer alone.
 */
const MOST_COUNTED = 2;

/**
 * Index of questions, each of which is asked in several ways.
 * @param larger index to whose questions these are added, so that it says how rare a word is
 */
export function indexQuestions(
  questions: readonly (readonly string[])[],
  larger?: Pick<QuestionIndex, 'rarityOf'>,
): Postings {
  const features = questions.map((ways) => together(ways.map(featuresOf)));
  const frequencies = new Uint32Array(BUCKETS);
  for (const kinds of features)
    for (const bucket of new Set(kinds.flatMap(({ buckets }) => [...buckets]))) add(frequencies, bucket, 1);
  const rarity = (bucket: number) =>
    larger?.rarityOf(bucket) ?? rarityIn(questions.length, frequencies[bucket] ?? 0);
  return postingsOf(features.map((kinds) => questionVectors(kinds, rarity)));
}

function add(numbers: Uint32Array, at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount;
}

/** Features of all ways of asking together, by kind. */
function together(ways: readonly (readonly Counts[])[]): Counts[] {
  const [first = []] = ways;
  return first.map((_kind, kind) => {
    const sums = new Map<number, number>();
    for (const way of ways) {
      const { buckets, counts } = way[kind] ?? { buckets: [], counts: [] };
      buckets.forEach((bucket, at) =>
        sums.set(bucket, (sums.get(bucket) ?? 0) + Math.min(counts[at] ?? 0, MOST_COUNTED)),
      );
    }
    return { buckets: Int32Array.from(sums.keys()), counts: Int32Array.from(sums.values()) };
  });
}

function postingsOf(all: readonly (readonly Vector[])[]): Postings {
  const starts = new Uint32Array(BUCKETS + 1);
  for (const { buckets } of all.flat()) for (const bucket of buckets) add(starts, bucket + 1, 1);
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) add(starts, bucket + 1, starts[bucket] ?? 0);
  const next = starts.slice();
  const entries = starts[BUCKETS] ?? 0;
  const postings = {
    size: all.length,
    starts,
    questions: new Uint16Array(entries),
    weights: new Uint8Array(entries),
  };
  all.forEach((vectors, question) => {
    for (const { buckets, values } of vectors)
      buckets.forEach((bucket, feature) => {
        const at = next[bucket] ?? 0;
        add(next, bucket, 1);
        postings.questions[at] = question;
        postings.weights[at] = Math.round(WEIGHT_ONE * Math.min(1, values[feature] ?? 0));
      });
  });
  return postings;
}

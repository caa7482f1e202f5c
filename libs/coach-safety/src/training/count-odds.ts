import { BUCKETS, countsOf } from '../classifier/features.js';
import type { Odds } from '../classifier/odds.js';
import { wordsOf } from '../normalize.js';
import type { Sentence } from './sentences.js';

/** Added to each number of messages, so that a feature which only one side has is not taken as proof. */
const SMOOTHING = 0.3;
/** A feature of a single message says more about its writer than about danger. */
const LEAST_MESSAGES = 2;
const LARGEST = 127;

/** Counts in how many dangerous and how many harmless messages each feature occurs: naive Bayes. */
export function countOdds(sentences: readonly Sentence[]): Odds {
  const [dangerous, harmless] = [new Uint32Array(BUCKETS), new Uint32Array(BUCKETS)];
  for (const { text, concern } of sentences) {
    const messages = concern === null ? harmless : dangerous;
    for (const { buckets } of countsOf(wordsOf(text)))
      for (const bucket of buckets) messages[bucket] = (messages[bucket] ?? 0) + 1;
  }
  const ofDangerous = sentences.filter(({ concern }) => concern !== null).length + SMOOTHING;
  const ofHarmless = sentences.length - ofDangerous + SMOOTHING;
  const odds = Float32Array.from(dangerous, (inDangerous, bucket) => {
    const inHarmless = harmless[bucket] ?? 0;
    if (inDangerous + inHarmless < LEAST_MESSAGES) return 0;
    return (
      Math.log((inDangerous + SMOOTHING) / ofDangerous) - Math.log((inHarmless + SMOOTHING) / ofHarmless)
    );
  });
  const scale = odds.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / LARGEST || 1;
  return { logs: Int8Array.from(odds, (each) => Math.round(each / scale)), scale };
}

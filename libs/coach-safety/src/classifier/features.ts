import { SENTENCE_END } from '../normalize.js';
import { conceptsOf } from './concepts.js';
import { type Counts, Tally } from './tally.js';
import { classOf } from './word-classes.js';

/** Number of buckets into which features are hashed. It must be a power of two. */
export const BUCKETS = 1 << 20;

const CONCEPT_REACH = 6;
const CLASS_REACH = 4;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;

/** Sparse vector of a text: indexes of its buckets and their values. */
export interface Vector {
  buckets: Int32Array;
  values: Float32Array;
}

/** Returns how rare the features in a bucket are. */
export type Rarity = (bucket: number) => number;

/**
 * Features of a text by kind: words with their neighbors, concepts with their pairs, letter sequences, and
 * classes of words with their pairs.
 */
export const countsOf = (words: readonly string[]): Counts[] =>
  [addWords, addConcepts, addLetters, addClasses].map((add) => {
    add(words);
    return TALLY.take();
  });

/** Shared by all texts, because it is large. It is empty between two calls of `countsOf`. */
const TALLY = new Tally(BUCKETS);

/**
 * Taken once, because Jest looks up each global object in a slow way, and this is asked for with every
 * letter.
 */
const { imul } = Math;
/** Constants of the hash function FNV-1a, which is fed character by character. */
const START = 0x811c9dc5;
const PRIME = 0x01000193;
const mix = (hash: number, code: number): number => imul(hash ^ code, PRIME);
const bucketOf = (hash: number): number => (hash ^ (hash >>> 15)) & (BUCKETS - 1);
/** Characters that stand between the parts of a feature, and for a word that may be any. */
const [BETWEEN, ANY] = [1, 2];

function mixText(hash: number, text: string): number {
  let mixed = hash;
  for (let at = 0; at < text.length; at += 1) mixed = mix(mixed, text.charCodeAt(at));
  return mixed;
}

function addWords(words: readonly string[]): void {
  const framed = ['^', ...words, '$'];
  framed.forEach((word, at) => {
    const [next, third] = [framed[at + 1], framed[at + 2]];
    const one = mixText(START, word);
    TALLY.add(bucketOf(one));
    if (next === undefined) return;
    const two = mixText(mix(one, BETWEEN), next);
    TALLY.add(bucketOf(two));
    if (third === undefined) return;
    TALLY.add(bucketOf(mixText(mix(two, BETWEEN), third)));
    TALLY.add(bucketOf(mixText(mix(one, ANY), third)));
  });
}

function addConcepts(words: readonly string[]): void {
  const tags = words.map(conceptsOf);
  tags.forEach((here, at) => {
    for (const tag of here) {
      TALLY.add(bucketOf(mix(tag, BETWEEN)));
      for (let next = at + 1; next <= at + CONCEPT_REACH && next < tags.length; next += 1)
        for (const other of tags[next] ?? []) TALLY.add(bucketOf(mix(mix(tag, ANY), other)));
    }
  });
}

/** Marks that keep wide and narrow classes, and their pairs, apart from each other. */
const [WIDE, NARROW, WIDE_PAIR, NARROW_PAIR] = [3, 4, 5, 6];

function addClasses(words: readonly string[]): void {
  const classes = words.map(classOf);
  classes.forEach((here, at) => {
    if (!here) return;
    TALLY.add(classBucket(WIDE, here.wide));
    TALLY.add(classBucket(NARROW, here.narrow));
    for (let next = at + 1; next <= at + CLASS_REACH && next < classes.length; next += 1) {
      const other = classes[next];
      if (other) TALLY.add(classBucket(WIDE_PAIR, here.wide, other.wide));
    }
    const neighbor = classes[at + 1];
    if (neighbor) TALLY.add(classBucket(NARROW_PAIR, here.narrow, neighbor.narrow));
  });
}

/** Factor that spreads numbers widely, because the hash function works better with distant ones. */
const SPREAD = 0x9e3779b1;

const classBucket = (kind: number, ...numbers: readonly number[]): number =>
  bucketOf(numbers.reduce((hash, each) => mix(hash, imul(each + 1, SPREAD)), mix(START, kind)));

function addLetters(words: readonly string[]): void {
  const text = ` ${words.filter((word) => word !== SENTENCE_END).join(' ')} `;
  for (let start = 0; start + SHORTEST_GRAM <= text.length; start += 1) {
    const end = Math.min(text.length, start + LONGEST_GRAM);
    let hash = mix(START, ANY);
    for (let at = start; at < end; at += 1) {
      hash = mix(hash, text.charCodeAt(at));
      if (at - start >= SHORTEST_GRAM - 1) TALLY.add(bucketOf(hash));
    }
  }
}

/** Vector of a text in which each kind of feature has the same weight, however many features it has. */
export function vectorOf(kinds: readonly Counts[], rarity: Rarity): Vector {
  const size = kinds.reduce((sum, { buckets }) => sum + buckets.length, 0);
  const vector = { buckets: new Int32Array(size), values: new Float32Array(size) };
  let first = 0;
  for (const { buckets, counts } of kinds) {
    vector.buckets.set(buckets, first);
    weigh(vector.values.subarray(first, first + buckets.length), buckets, counts, rarity);
    first += buckets.length;
  }
  return vector;
}

/** Logarithms of the numbers of times that a feature usually occurs. */
const LOGARITHMS = Float64Array.from({ length: 64 }, (_none, count) => Math.log(Math.max(1, count)));

/** Writes the values of the features of one kind, whose counts may lie where their values are to be. */
export function weigh(
  values: Float32Array,
  buckets: Int32Array,
  counts: Int32Array | Float32Array,
  rarity: Rarity,
): void {
  let squares = 0;
  for (let at = 0; at < buckets.length; at += 1) {
    const count = counts[at] ?? 1;
    const value = (1 + (LOGARITHMS[count] ?? Math.log(count))) * rarity(buckets[at] ?? 0);
    values[at] = value;
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / length;
}

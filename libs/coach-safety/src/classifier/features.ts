import { SENTENCE_END } from '../normalise.js';
import { conceptsOf } from './concepts.js';

/** Number of buckets into which features are hashed. It must be a power of two. */
export const BUCKETS = 1 << 19;

const CONCEPT_REACH = 6;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;

/** Sparse vector of a text: indexes of its buckets and their values. */
export interface Vector {
  places: Int32Array;
  values: Float32Array;
}

/** Returns how rare the features in a bucket are. */
export type Rarity = (place: number) => number;

/** Buckets of a text's features of one kind, with the number of times that each occurs. */
export interface Counts {
  places: Int32Array;
  counts: Int32Array;
}

/**
 * Features of a text by kind: words with their neighbors, concepts with their pairs, and letter sequences.
 */
export const countsOf = (words: readonly string[]): Counts[] =>
  [wordPlaces(words), conceptPlaces(words), letterPlaces(words)].map(counted);

/** Constants of the hash function FNV-1a, which is fed character by character. */
const START = 0x811c9dc5;
const PRIME = 0x01000193;
const mix = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME);
const placeOf = (hash: number): number => (hash ^ (hash >>> 15)) & (BUCKETS - 1);
/** Characters that stand between the parts of a feature, and for a word that may be any. */
const [BETWEEN, ANY] = [1, 2];

function mixText(hash: number, text: string): number {
  let mixed = hash;
  for (let at = 0; at < text.length; at += 1) mixed = mix(mixed, text.charCodeAt(at));
  return mixed;
}

function wordPlaces(words: readonly string[]): number[] {
  const framed = ['^', ...words, '$'];
  const places: number[] = [];
  framed.forEach((word, at) => {
    const [next, third] = [framed[at + 1], framed[at + 2]];
    const one = mixText(START, word);
    places.push(placeOf(one));
    if (next === undefined) return;
    const two = mixText(mix(one, BETWEEN), next);
    places.push(placeOf(two));
    if (third === undefined) return;
    places.push(placeOf(mixText(mix(two, BETWEEN), third)), placeOf(mixText(mix(one, ANY), third)));
  });
  return places;
}

function conceptPlaces(words: readonly string[]): number[] {
  const tags = words.map(conceptsOf);
  const places: number[] = [];
  tags.forEach((here, at) => {
    for (const tag of here) {
      places.push(placeOf(mix(tag, BETWEEN)));
      for (let next = at + 1; next <= at + CONCEPT_REACH && next < tags.length; next += 1)
        for (const other of tags[next] ?? []) places.push(placeOf(mix(mix(tag, ANY), other)));
    }
  });
  return places;
}

function letterPlaces(words: readonly string[]): number[] {
  const text = ` ${words.filter((word) => word !== SENTENCE_END).join(' ')} `;
  const places: number[] = [];
  for (let start = 0; start + SHORTEST_GRAM <= text.length; start += 1) {
    const end = Math.min(text.length, start + LONGEST_GRAM);
    let hash = mix(START, ANY);
    for (let at = start; at < end; at += 1) {
      hash = mix(hash, text.charCodeAt(at));
      if (at - start >= SHORTEST_GRAM - 1) places.push(placeOf(hash));
    }
  }
  return places;
}

/** Tally by bucket, shared by all calls because it is large. It holds only zeros between calls. */
const TALLY = new Uint16Array(BUCKETS);

function counted(found: readonly number[]): Counts {
  const places = new Int32Array(found.length);
  let size = 0;
  for (const place of found) {
    const count = TALLY[place] ?? 0;
    if (count === 0) places[size++] = place;
    TALLY[place] = count + 1;
  }
  const counts = new Int32Array(size);
  for (let at = 0; at < size; at += 1) {
    const place = places[at] ?? 0;
    counts[at] = TALLY[place] ?? 0;
    TALLY[place] = 0;
  }
  return { places: places.subarray(0, size), counts };
}

/** Vector of a text in which each kind of feature has the same weight, however many features it has. */
export function vectorOf(kinds: readonly Counts[], rarity: Rarity): Vector {
  const size = kinds.reduce((sum, { places }) => sum + places.length, 0);
  const vector = { places: new Int32Array(size), values: new Float32Array(size) };
  let first = 0;
  for (const { places, counts } of kinds) {
    vector.places.set(places, first);
    weigh(vector.values.subarray(first, first + places.length), places, counts, rarity);
    first += places.length;
  }
  return vector;
}

/** Logarithms of the numbers of times that a feature usually occurs. */
const LOGARITHMS = Float64Array.from({ length: 64 }, (_none, count) => Math.log(Math.max(1, count)));

function weigh(values: Float32Array, places: Int32Array, counts: Int32Array, rarity: Rarity): void {
  let squares = 0;
  for (let at = 0; at < places.length; at += 1) {
    const count = counts[at] ?? 1;
    const value = (1 + (LOGARITHMS[count] ?? Math.log(count))) * rarity(places[at] ?? 0);
    values[at] = value;
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / length;
}

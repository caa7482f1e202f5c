import { SENTENCE_END, wordsOf } from '../normalize.js';

const LONGEST = 32;
const WINDOW = 24;
/** Number of words in half a sentence. A sentence that is not much longer is read only as a whole. */
const HALF = 12;
const NOT_MUCH_LONGER = 16;
/** Sentences with fewer words are also read together with a neighbor. */
const SHORT = 8;
/** Number of words from which a message is a story. */
const STORY = 50;
/** Number of sentences in a passage of a story. */
const PASSAGE = 3;

/** A piece of a message that is scored by itself. */
export type Unit = readonly string[];

/**
 * Units of a message: each sentence, short ones also with the next, long text without a stop in overlapping
 * windows, and half sentences, because a danger is often told in passing. Each sentence remains a unit of its
 * own, so that harmless text around it cannot dilute it.
 */
export function unitsIn(words: readonly string[]): Unit[] {
  const sentences = sentencesOf(words);
  const pairs = sentences.slice(1).flatMap((sentence, at) => {
    const before = sentences[at] ?? [];
    const isPair = Math.min(before.length, sentence.length) < SHORT;
    return isPair && before.length + sentence.length <= LONGEST ? [joined([before, sentence])] : [];
  });
  return [...sentences.flatMap(inReach), ...pairs, ...sentences.flatMap(halvesOf)];
}

/**
 * Passages of a story: each three sentences in a row. What two neighbors say together is lost in single
 * sentences and diluted in the whole. A shorter message has none.
 */
export function passagesIn(words: readonly string[]): Unit[] {
  if (words.length < STORY) return [];
  const sentences = sentencesOf(words);
  const starts = Math.max(1, sentences.length - PASSAGE + 1);
  return Array.from({ length: starts }, (_none, at) => joined(sentences.slice(at, at + PASSAGE)));
}

export const unitsOf = (text: string): Unit[] => unitsIn(wordsOf(text));

export function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const word of words)
    if (word === SENTENCE_END) sentences.push([]);
    else sentences.at(-1)?.push(word);
  return sentences.filter(({ length }) => length > 0);
}

const joined = (sentences: readonly (readonly string[])[]): Unit =>
  sentences.flatMap((sentence, at) => (at === 0 ? sentence : [SENTENCE_END, ...sentence]));

const inReach = (sentence: readonly string[]): Unit[] =>
  sentence.length <= LONGEST ? [sentence] : windowsOf(sentence, WINDOW);

const halvesOf = (sentence: readonly string[]): Unit[] =>
  sentence.length <= NOT_MUCH_LONGER ? [] : windowsOf(sentence, HALF);

/** Windows over a sentence. Each overlaps the one before by half. */
function windowsOf(sentence: readonly string[], length: number): Unit[] {
  const windows: Unit[] = [];
  for (let start = 0; start + length / 2 < sentence.length; start += length / 2)
    windows.push(sentence.slice(start, start + length));
  return windows;
}

/** Number of units that are not made of two others. */
export const sentenceCount = (units: readonly Unit[]): number =>
  units.filter((unit) => !unit.includes(SENTENCE_END)).length;

import { SENTENCE_END, wordsOf } from '../normalise.js';

const LONGEST = 32;
const WINDOW = 24;
/** A half sentence; in a sentence that is not much longer the whole says as much. */
const HALF = 12;
const NOT_MUCH_LONGER = 16;
/** A sentence this short is also read together with its neighbor. */
const SHORT = 8;

/** A piece of a message that is judged by itself. */
export type Unit = readonly string[];

/**
 * The message's sentences, each alone and short ones also with the next; what runs on without a stop, in overlapping
 * windows; and half sentences, since the danger is often told in passing. A sentence stays a unit whatever stands around
 * it, so nothing harmless can dilute it.
 */
export function unitsOf(text: string): Unit[] {
  const sentences = sentencesOf(wordsOf(text));
  const pairs = sentences.slice(1).flatMap((sentence, at) => {
    const before = sentences[at] ?? [];
    const isPair = Math.min(before.length, sentence.length) < SHORT;
    return isPair && before.length + sentence.length <= LONGEST
      ? [[...before, SENTENCE_END, ...sentence]]
      : [];
  });
  return [...sentences.flatMap(inReach), ...pairs, ...sentences.flatMap(halvesOf)];
}

function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const word of words)
    if (word === SENTENCE_END) sentences.push([]);
    else sentences.at(-1)?.push(word);
  return sentences.filter(({ length }) => length > 0);
}

const inReach = (sentence: readonly string[]): Unit[] =>
  sentence.length <= LONGEST ? [sentence] : windowsOf(sentence, WINDOW);

const halvesOf = (sentence: readonly string[]): Unit[] =>
  sentence.length <= NOT_MUCH_LONGER ? [] : windowsOf(sentence, HALF);

/** Each overlaps the one before by half. */
function windowsOf(sentence: readonly string[], length: number): Unit[] {
  const windows: Unit[] = [];
  for (let start = 0; start + length / 2 < sentence.length; start += length / 2)
    windows.push(sentence.slice(start, start + length));
  return windows;
}

/** How many of the units are not made of two others. */
export const sentenceCount = (units: readonly Unit[]): number =>
  units.filter((unit) => !unit.includes(SENTENCE_END)).length;

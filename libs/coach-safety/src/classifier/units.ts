import { SENTENCE_END, wordsOf } from '../normalise.js';

const LONGEST = 32;
const WINDOW = 24;
const STRIDE = 12;
/** A sentence this short is also read together with its neighbor. */
const SHORT = 8;

/** A piece of a message that is judged by itself. */
export type Unit = readonly string[];

/**
 * The message's sentences, each alone and short ones also with the next; what runs on without a stop, in overlapping
 * windows. A sentence stays a unit whatever stands around it, so nothing harmless can dilute it.
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
  return [...sentences.flatMap(windowsOf), ...pairs];
}

function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const word of words)
    if (word === SENTENCE_END) sentences.push([]);
    else sentences.at(-1)?.push(word);
  return sentences.filter(({ length }) => length > 0);
}

function windowsOf(sentence: readonly string[]): Unit[] {
  if (sentence.length <= LONGEST) return [sentence];
  const windows: Unit[] = [];
  for (let start = 0; start + STRIDE < sentence.length; start += STRIDE)
    windows.push(sentence.slice(start, start + WINDOW));
  return windows;
}

/** How many of the units are not made of two others. */
export const sentenceCount = (units: readonly Unit[]): number =>
  units.filter((unit) => !unit.includes(SENTENCE_END)).length;

import { messageOf, PhraseFinder } from '../../match.js';
import { isLifted, isNegatedBefore } from '../../negation.js';
import { SENTENCE_END, wordsOf } from '../../normalize.js';
import type { Phrase } from '../../phrases/phrase.js';

/** Phrases, English and Spanish together, that decide which text fits a message. */
export type Cues<Name extends string> = Readonly<Record<Name, readonly Phrase[]>>;

/**
 * Finds the named cues in a message, in the order of the record. A cue only chooses a text and never raises a
 * concern, so it may be broad. "He has never choked me" contains none, but "he doesn't choke me anymore"
 * does.
 * @param everyday phrases in which the words of a cue mean nothing
 */
export function cueFinder<Name extends string>(
  cues: Cues<Name>,
  everyday: readonly Phrase[] = [],
): (message: string) => readonly Name[] {
  const names = Object.keys(cues) as Name[];
  const finder = new PhraseFinder<Name | null>([
    ...names.flatMap((name) => cues[name].map((phrase) => [phrase, name] as const)),
    ...everyday.map((phrase) => [phrase, null] as const),
  ]);
  return (text) => {
    // The last sentence ends too, whether or not its stop is written, so a cue may say that nothing follows.
    const message = messageOf([...wordsOf(text), SENTENCE_END]);
    const { words, negators } = message;
    const found = finder.find(message);
    const harmless = found.filter(({ label }) => label === null);
    const held = found
      .filter(({ start, end }) => !harmless.some((each) => each.start < end && start < each.end))
      .filter(
        ({ start, end, negatedInside }) =>
          isLifted(words, end, false) ||
          !(negatedInside || isNegatedBefore(words, negators, verbStart(words, start))),
      )
      .map(({ label }) => label);
    return names.filter((name) => held.includes(name));
  };
}

const SPANISH_OBJECTS = new Set(['me', 'te', 'le', 'lo', 'la', 'se', 'nos']);

/**
 * Index at which the negator of a Spanish verb is expected. In "nunca me apretó", the object stands between
 * negator and verb.
 */
function verbStart(words: readonly string[], start: number): number {
  let from = start;
  while (SPANISH_OBJECTS.has(words[from - 1] ?? '')) from -= 1;
  return from;
}

import { messageOf, PhraseFinder } from '../../match.js';
import { isLifted, isNegatedBefore } from '../../negation.js';
import { wordsOf } from '../../normalise.js';
import type { Phrase } from '../../phrases/phrase.js';

/** Phrases, English and Spanish together, that tell which text fits a message. */
export type Cues<Name extends string> = Readonly<Record<Name, readonly Phrase[]>>;

/**
 * Which of the named cues a message holds, in the order of the record. A cue only picks a text and never raises a concern,
 * so it may be broad. "He has never choked me" holds none; "he doesn't choke me anymore" does.
 */
export function cueFinder<Name extends string>(cues: Cues<Name>): (message: string) => readonly Name[] {
  const names = Object.keys(cues) as Name[];
  const finder = new PhraseFinder<Name>(
    names.flatMap((name) => cues[name].map((phrase) => [phrase, name] as const)),
  );
  return (text) => {
    const message = messageOf(wordsOf(text));
    const { words, negators } = message;
    const held = finder
      .find(message)
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

/** In "nunca me apretó" the object stands between the negator and the verb. */
function verbStart(words: readonly string[], start: number): number {
  let from = start;
  while (SPANISH_OBJECTS.has(words[from - 1] ?? '')) from -= 1;
  return from;
}

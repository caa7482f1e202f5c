import { builtModel } from '../../classifier/built-model.js';
import { withoutLoudWords } from '../../loud-words.js';
import { type Match, type Message, messageOf, PhraseFinder } from '../../match.js';
import { isLifted, isNegatedBefore } from '../../negation.js';
import { SENTENCE_END, wordsOf } from '../../normalize.js';
import type { Phrase } from '../../phrases/phrase.js';
import { readingsOf } from '../../undisguise.js';

/** Phrases, English and Spanish together, that decide which text fits a message. */
export type Cues<Name extends string> = Readonly<Record<Name, readonly Phrase[]>>;

/**
 * Finds the named cues in a message, in the order of the record, also where its words are disguised. "He has
 * never choked me" contains none, but "he doesn't choke me anymore" does. Most cues choose among texts and
 * may be broad. Those named in `heeded-cues.ts` raise a doubt, those in `told-deeds.ts` a concern, and
 * `emergency-cues.ts` a call: keep these narrow.
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
  const found = new WeakMap<readonly Message[], readonly Name[]>();
  return (text) => {
    const messages = messagesIn(text);
    const known = found.get(messages);
    if (known) return known;
    const held = new Set(messages.flatMap((message) => heldIn(message, finder.find(message))));
    const inText = names.filter((name) => held.has(name));
    found.set(messages, inText);
    return inText;
  };
}

/** Names that nothing in the message takes back. */
function heldIn<Name>(
  { words, negators }: Message,
  found: readonly Match<Name | null>[],
): readonly (Name | null)[] {
  const harmless = found.filter(({ label }) => label === null);
  return found
    .filter(({ start, end }) => !harmless.some((each) => each.start < end && start < each.end))
    .filter(
      ({ start, end, negatedInside }) =>
        isLifted(words, end, false) ||
        !(negatedInside || isNegatedBefore(words, negators, verbStart(words, start))),
    )
    .map(({ label }) => label);
}

/**
 * Messages that are being read, because some thirty finders read each of them. They are forgotten once the
 * work at hand is done, so that nothing that people wrote stays in memory.
 */
const READ = new Map<string, readonly Message[]>();
/** As many as a long message has pairs of sentences. */
const MOST_READ = 120;

/**
 * All readings of a message, as phrases and the classifier read it: whoever writes “he ch0kes me” needs the
 * doctor as well. The last sentence ends too, whether or not its stop is written, so a cue may say that
 * nothing follows.
 */
function messagesIn(text: string): readonly Message[] {
  const read = READ.get(text);
  if (read) return read;
  const messages = readingsOf(withoutLoudWords(text), builtModel().vocabulary).map((reading) =>
    messageOf([...wordsOf(reading), SENTENCE_END]),
  );
  if (READ.size === 0) queueMicrotask(() => READ.clear());
  const [oldest] = READ.size < MOST_READ ? [] : READ.keys();
  if (oldest !== undefined) READ.delete(oldest);
  READ.set(text, messages);
  return messages;
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

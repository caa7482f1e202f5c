import { messageOf, PhraseFinder } from './match.js';
import { SENTENCE_END, squeeze, wordsOf } from './normalize.js';
import { DENIED_ACTS, DENIED_MORE, HARMLESS_INSTEAD, INSTEAD, MADE_SMALL } from './phrases/denied-acts.js';
import { NEGATES_NEXT, NEGATORS } from './phrases/negation.js';
import { hasDangerWord } from './replies/cues/danger-words.js';

type Label = 'denied' | 'more' | 'made-small' | 'harmless';
const FINDER = new PhraseFinder<Label>([
  ...DENIED_ACTS.map((phrase) => [phrase, 'denied'] as const),
  ...DENIED_MORE.map((phrase) => [phrase, 'more'] as const),
  ...MADE_SMALL.map((phrase) => [phrase, 'made-small'] as const),
  ...HARMLESS_INSTEAD.map((phrase) => [phrase, 'harmless'] as const),
]);
const TELLING_INSTEAD = new Set(INSTEAD.map(squeeze));
/**
 * Words before “just” with which it tells of a matter and of nobody’s deed: “it is just about names”, “we
 * just argue”.
 */
const OF_MATTERS = new Set(['it', 'its', 'is', 'this', 'that', 'we', 'es', 'era', 'fue']);
/** Words of which each denial has one. Most messages have none, and are read no further. */
const DENYING = new Set([...NEGATORS, ...NEGATES_NEXT, 'zero']);
/** Number of words around a denial in which it may be made small. */
const AROUND = 4;

/**
 * Which words say that there is no violence, no fear or no snooping: “he never hits or yells”, “nadie me
 * lastima ni me da miedo”. None where the same words make something small or leave a time open: “he hasn’t
 * hit me since May”, “at least he never hits me”.
 */
export function deniedActsIn(words: readonly string[]): readonly boolean[] {
  const denied = words.map(() => false);
  if (!words.some((word) => DENYING.has(word))) return denied;
  const found = FINDER.find(messageOf(words));
  for (const { label, start, end } of found) if (label === 'denied') denied.fill(true, start, end);
  if (!denied.includes(true)) return denied;
  const further = found
    .filter(({ label }) => label === 'more' || label === 'harmless')
    .toSorted((one, other) => one.start - other.start);
  for (const { start, end } of further) if (denied[start - 1] === true) denied.fill(true, start, end);
  const isNear = (at: number): boolean =>
    denied.slice(Math.max(0, at - AROUND), at + AROUND + 1).includes(true);
  const isMadeSmall = found.some(({ label, start }) => label === 'made-small' && isNear(start));
  return isMadeSmall ? words.map(() => false) : denied;
}

/**
 * What a message says besides the violence, fear and snooping that it denies, or null if it denies none or
 * tells of other danger. The words of a denial are those of the danger, so their score says nothing.
 */
export function besideDenied(text: string): string | null {
  const words = wordsOf(text);
  const denied = deniedActsIn(words);
  if (!denied.includes(true)) return null;
  const beside = words.filter((_word, at) => !denied[at]);
  if (beside.some((word, at) => TELLING_INSTEAD.has(word) && !OF_MATTERS.has(beside[at - 1] ?? '')))
    return null;
  const told = beside.join(' ');
  return hasDangerWord(told) ? null : told.replaceAll(` ${SENTENCE_END}`, SENTENCE_END);
}

import type { Match } from './match.js';
import { CHILD_NOUNS, CURRENT_NOUNS, FORMER_NOUNS } from './phrases/persons.js';

const PRONOUNS: ReadonlySet<string> = new Set(['he', 'she']);
const WRITER: ReadonlySet<string> = new Set(['i', 'me', 'my', 'myself', 'us', 'we']);
/** Number of words before a "he" in which its person is looked for. */
const REACH = 60;

type Doer = 'former' | 'child' | 'other';

/**
 * Person who does what the phrase says: named in it, or named before as the one that its "he" or "she" refers
 * to.
 */
export function doerOf(words: readonly string[], { start, end }: Match<unknown>): Doer {
  const [first] = words.slice(start, end).filter((word) => FORMER_NOUNS.has(word) || CURRENT_NOUNS.has(word));
  if (first !== undefined) return FORMER_NOUNS.has(first) ? 'former' : 'other';
  const before = words[start - 1] ?? '';
  if (CHILD_NOUNS.has(before)) return 'child';
  if (PRONOUNS.has(words[start] ?? '')) return namedBefore(words, start);
  return PRONOUNS.has(before) ? namedBefore(words, start - 1) : 'other';
}

/**
 * Person named before the phrase. A current partner named anywhere takes precedence, because that reading
 * must not be missed.
 */
function namedBefore(words: readonly string[], start: number): Doer {
  const before = words.slice(Math.max(0, start - REACH), start);
  if (before.some((word) => CURRENT_NOUNS.has(word))) return 'other';
  const nearest = before.findLast((word) => FORMER_NOUNS.has(word) || CHILD_NOUNS.has(word));
  if (nearest === undefined) return 'other';
  return FORMER_NOUNS.has(nearest) ? 'former' : 'child';
}

export const namesWriter = (words: readonly string[], { start, end }: Match<unknown>): boolean =>
  words.slice(start, end).some((word) => WRITER.has(word));

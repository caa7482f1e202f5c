import { SENTENCE_END } from './normalize.js';
import {
  BRIDGES,
  NEGATES_NEXT,
  NEGATION_LIFTERS,
  NEGATORS,
  NOT_A_NEGATION_AFTER,
  NOT_A_NEGATION_BEFORE,
} from './phrases/negation.js';

const FURTHEST_BEFORE = 5;
const FURTHEST_BEHIND = 4;

/** Whether each word negates. Words as in "not only", "why not" and "can't stop" do not. */
export function negatorsIn(words: readonly string[]): boolean[] {
  return words.map(
    (word, at) =>
      NEGATORS.has(word) &&
      !NOT_A_NEGATION_BEFORE.has(words[at + 1] ?? '') &&
      !NOT_A_NEGATION_AFTER.has(words[at - 1] ?? '') &&
      !(word === 'no' && STARTS_CLAUSE.has(words[at + 1] ?? '')),
  );
}

/** A "no" before one of these answers a question and does not negate, as in "No, he hit me". */
const STARTS_CLAUSE = new Set([
  'i',
  'he',
  'she',
  'they',
  'we',
  'my',
  'it',
  'you',
  'the',
  'this',
  SENTENCE_END,
]);

/** Whether a negator comes before `start`, with only bridging words between them. */
export function isNegatedBefore(
  words: readonly string[],
  negators: readonly boolean[],
  start: number,
): boolean {
  for (let at = start - 1; at >= 0 && at >= start - FURTHEST_BEFORE; at -= 1) {
    if (negators[at] || NEGATES_NEXT.has(words[at] ?? '')) return true;
    if (!BRIDGES.has(words[at] ?? '')) return false;
  }
  return false;
}

/**
 * Whether a negation is lifted by the words after it: "doesn't hit me any more" and "hasn't hit me yet" mean
 * that it happened or may happen.
 */
export function isLifted(words: readonly string[], end: number, alsoByBut: boolean): boolean {
  for (let at = end; at < end + FURTHEST_BEHIND; at += 1) {
    const word = words[at];
    if (word === undefined || word === SENTENCE_END) return false;
    if (NEGATION_LIFTERS.has(word) || (alsoByBut && word === 'but')) return true;
  }
  return false;
}

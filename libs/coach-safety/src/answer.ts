import { messageOf, PhraseFinder } from './match.js';
import { SENTENCE_END, squeeze, wordsOf } from './normalise.js';
import { HALF_YES, NO, NO_WORDS, NOT_A_NO_BEFORE, YES, YES_WORDS } from './phrases/answers.js';

/** How a message answers the question whether its writer is thinking about suicide. */
export type Answer = 'yes' | 'no' | 'neither';

const SHORT = 5;
const FINDER = new PhraseFinder<'yes' | 'half-yes' | 'no'>([
  ...YES.map((phrase) => [phrase, 'yes'] as const),
  ...HALF_YES.map((phrase) => [phrase, 'half-yes'] as const),
  ...NO.map((phrase) => [phrase, 'no'] as const),
]);
const YES_FIRST = new Set(YES_WORDS.map(squeeze));
const NO_FIRST = new Set(NO_WORDS.map(squeeze));
const NOT_A_NO = new Set(NOT_A_NO_BEFORE.map(squeeze));

/** A yes outweighs a no, because missing a yes is the worse mistake. */
export function answerIn(text: string): Answer {
  const words = wordsOf(text).filter((word) => word !== SENTENCE_END);
  const said = new Set(FINDER.find(messageOf(words)).map(({ label }) => label));
  if (YES_FIRST.has(words[0] ?? '') || said.has('yes')) return 'yes';
  if (startsWithNo(words) || said.has('no')) return 'no';
  return said.has('half-yes') && words.length <= SHORT ? 'yes' : 'neither';
}

const startsWithNo = (words: readonly string[]): boolean =>
  NO_FIRST.has(words[0] ?? '') && !NOT_A_NO.has(words[1] ?? '');

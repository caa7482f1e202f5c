import type { AnswerLanguage } from './answers/answer.js';
import { type Decline, DECLINES } from './phrases/declines.js';
import { MINORS } from './phrases/minors.js';
import { lettersAndDigits, unaccented } from './terms.js';

/** Request in a message with which the coach does not help, if there is one. */
export function declineFor(message: string): Decline | undefined {
  const text = lettersAndDigits(message);
  return DECLINES.find(
    ({ patterns, unless }) => patterns.some((pattern) => pattern.test(text)) && !unless?.test(text),
  );
}

/**
 * Whether the writer of these messages is under 18. Only an age or a grade that they state as their own counts for itself;
 * an adult who is turned away gets nothing, so everything else is outweighed by a spouse, children or work of their own.
 */
export function isUnder18(written: readonly string[], language: AnswerLanguage): boolean {
  const { stated, hinted, adult, notAnAge } = MINORS[language];
  const texts = written.map((message) => lettersAndDigits(unaccented(message)));
  const ofAge = texts.filter((text) => !notAnAge.test(text));
  if (ofAge.some((text) => stated.test(text))) return true;
  return ofAge.some((text) => hinted.test(text)) && !texts.some((text) => adult.test(text));
}

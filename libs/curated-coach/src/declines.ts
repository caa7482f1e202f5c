import { type Decline, DECLINES, NOT_AN_AGE, UNDER_18 } from './phrases/declines.js';
import { plain } from './terms.js';

/** Request in a message with which the coach does not help, if there is one. */
export function declineFor(message: string): Decline | undefined {
  const text = plain(message);
  return DECLINES.find(
    ({ patterns, unless }) => patterns.some((pattern) => pattern.test(text)) && !unless?.test(text),
  );
}

/** Whether the writer says that they are under 18. */
export function isUnder18(message: string): boolean {
  const text = plain(message);
  return !NOT_AN_AGE.test(text) && UNDER_18.some((pattern) => pattern.test(text));
}

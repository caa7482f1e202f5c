import { type Decline, DECLINES, NOT_AN_AGE, UNDER_18 } from './phrases/declines.js';
import { plain } from './terms.js';

/** What a message asks for that the coach does not help with. */
export function declineFor(message: string): Decline | undefined {
  const text = plain(message);
  return DECLINES.find(
    ({ patterns, unless }) => patterns.some((pattern) => pattern.test(text)) && !unless?.test(text),
  );
}

/** Whether somebody says of themselves that they are under 18. */
export function isUnder18(message: string): boolean {
  const text = plain(message);
  return !NOT_AN_AGE.test(text) && UNDER_18.some((pattern) => pattern.test(text));
}

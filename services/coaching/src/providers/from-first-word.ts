import { isVisible } from '@anew/contracts/trimmed';

/** Tags around the thoughts with which some local servers begin a reply. */
const OPENING = '<think>';
const CLOSING = '</think>';

/** The reply in `held`, or an empty text while there is nothing of it to be seen. */
function begunIn(held: string): string {
  const text = held.trimStart();
  if (OPENING.startsWith(text)) return '';
  const end = text.indexOf(CLOSING);
  if (text.startsWith(OPENING) && end < 0) return '';
  const reply = text.startsWith(OPENING) ? text.slice(end + CLOSING.length).trimStart() : text;
  return isVisible(reply) ? reply : '';
}

/**
 * Holds pieces back until something can be seen. A reply of blanks alone would be an empty bubble, and Anthropic refuses
 * every later request of a conversation that has one. What a model thinks before its reply is not meant for the person.
 */
export async function* fromFirstWord(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let hasBegun = false;
  for await (const piece of pieces) {
    if (!hasBegun) held += piece;
    const shown: string = hasBegun ? piece : begunIn(held);
    hasBegun ||= shown !== '';
    if (shown !== '') yield shown;
  }
}

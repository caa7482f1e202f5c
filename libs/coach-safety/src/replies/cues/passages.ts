/** Number of words up to which a message is about one thing. */
const ONE_MATTER = 60;

/**
 * The message, or in a story each two sentences in a row: words that stand far apart in it have nothing to do
 * with each other.
 */
export function passagesOf(message: string): readonly string[] {
  if (message.split(/\s+/).length <= ONE_MATTER) return [message];
  return sentencePairsOf(message);
}

/** Each two sentences in a row, or the only one. */
export function sentencePairsOf(message: string): readonly string[] {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/).filter((each) => each !== '');
  if (sentences.length < 2) return [message];
  return sentences.slice(1).map((sentence, at) => `${sentences[at] ?? ''} ${sentence}`);
}

/** A fragment, such as “Todas.” or “Like 30.”, belongs to the sentence before it. */
const BEFORE_FRAGMENT = /(?<![.!?])[.!?]+\s+(?=\S+(?: \S+){0,2}(?:[.!?\n]|$))/gu;

/** The message with each fragment in the sentence that it belongs to. */
export const withFragmentsJoined = (message: string): string => message.replace(BEFORE_FRAGMENT, ', ');

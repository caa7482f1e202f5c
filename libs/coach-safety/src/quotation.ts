const LONGEST_QUOTE = 90;
/** The matter is quoted at greater length, because it is what the person came for. */
const LONGEST_MATTER = 140;
const QUESTION = /(?<=^|[.!?…]\s+)[^.!?…]+\?/g;

/** Words of a message that is short enough to be quoted, or null. */
export function quotable(message: string): string | null {
  const quote = plain(message).replace(/[.!?]+$/, '');
  return quote.length <= LONGEST_QUOTE ? quotableWords(quote) : null;
}

/** A short message, or the last question of a longer one, or null. The question keeps its mark. */
export function matterIn(message: string): string | null {
  const whole = plain(message);
  const words = whole.length <= LONGEST_MATTER ? whole.replace(/[.!]+$/, '') : whole.match(QUESTION)?.at(-1);
  return words !== undefined && words.length <= LONGEST_MATTER ? quotableWords(words) : null;
}

const plain = (message: string): string =>
  message
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[“”«»"]/g, '’');

const quotableWords = (quote: string): string | null =>
  quote.includes(' ') && !/[*_[\]<>`]/.test(quote) ? quote : null;

/** Names, numbers and labels that a reader only needs to recognize. */
const HOTLINES =
  /National Domestic Violence Hotline|National Maternal Mental Health Hotline|StrongHearts Native Helpline|The Trevor Project|Trans Lifeline|Childhelp|SAMHSA|National Alliance for Eating Disorders|LGBTQ\+|1-8\d\d-[\w-]+|\(\)|\b\d{3,}\b/g;

/**
 * Flesch-Kincaid grade of an English text. A sentence ends with its stop, and a line or list entry with its
 * end.
 */
export function readingGrade(text: string): number {
  const sentences = text
    .replace(HOTLINES, '')
    .replace(/[*“”()]/g, '')
    .split(/[.!?]+(?:\s|$)|\n+/)
    .map((sentence) => sentence.toLowerCase().match(/[a-z’]+/g) ?? [])
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Number of vowel groups without a silent "e". It is right for most words and otherwise rather too high. */
function syllablesIn(word: string): number {
  const plain = word
    .replace(/’.*$/, '')
    .replace(/(?:[^aeiouscxzgh]es|[^aeioudt]ed|[^aeioul]e)$/, (end) => end.charAt(0));
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1);
}

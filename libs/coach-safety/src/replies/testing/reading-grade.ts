/** Names, numbers and labels that a reader must only recognize. */
const HOTLINES =
  /National Domestic Violence Hotline|National Maternal Mental Health Hotline|StrongHearts Native Helpline|The Trevor Project|Trans Lifeline|Childhelp|SAMHSA|National Alliance for Eating Disorders|LGBTQ\+|1-8\d\d-[\w-]+|\(\)|\b\d{3,}\b/g;

/** The Flesch-Kincaid grade of an English text: a sentence ends with its stop, a line or a list entry with itself. */
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

/** Groups of vowels, without a silent "e"; right for most words, and too many rather than too few. */
function syllablesIn(word: string): number {
  const plain = word
    .replace(/’.*$/, '')
    .replace(/(?:[^aeiouscxzgh]es|[^aeioudt]ed|[^aeioul]e)$/, (end) => end.charAt(0));
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1);
}

/**
 * Reduces a text to lower case, letters and digits, and single spaces. Two texts count as the same if the
 * results are equal.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export function words(text: string): string[] {
  const normalized = normalize(text);
  return normalized === '' ? [] : normalized.split(' ');
}

/** Sequences of three letters in each distinct word, including its borders: "we" gives " we" and "we ". */
export function trigrams(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of new Set(words(text))) {
    const padded = ` ${word} `;
    for (let start = 0; start + 3 <= padded.length; start++) found.add(padded.slice(start, start + 3));
  }
  return found;
}

/** Jaccard index: the number of shared members divided by that of all members. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const member of a) if (b.has(member)) shared++;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** Similarity from which two texts of the catalogue say the same. */
export const NEAR_DUPLICATE = 0.6;

export function similarity(a: string, b: string): number {
  return jaccard(trigrams(a), trigrams(b));
}

interface SimilarPair {
  a: string;
  b: string;
  similarity: number;
}

/** Pairs whose similarity is at least `threshold`, the most similar first. */
export function nearDuplicates(texts: readonly string[], threshold: number): SimilarPair[] {
  const sets = texts.map((text) => ({ text, grams: trigrams(text) }));
  const pairs: SimilarPair[] = [];
  sets.forEach((first, index) => {
    for (const second of sets.slice(index + 1)) {
      const value = jaccard(first.grams, second.grams);
      if (value >= threshold) pairs.push({ a: first.text, b: second.text, similarity: value });
    }
  });
  return pairs.sort((x, y) => y.similarity - x.similarity);
}

/**
 * Number of vowel groups without a silent ending. The estimate is right within a few percent over a whole
 * catalogue.
 */
export function syllables(word: string): number {
  const letters = normalize(word).replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|(?<![td])ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

export function sentences(text: string): number {
  return text.split(/[.!?…]+[”’)]*(?:\s|$)/).filter((part) => words(part).length > 0).length;
}

/** Flesch–Kincaid grade level (Kincaid 1975): the school year in which children read the text with ease. */
export function gradeLevel(text: string): number {
  const all = words(text);
  if (all.length === 0) return 0;
  const spoken = all.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (all.length / sentences(text)) + 11.8 * (spoken / all.length) - 15.59;
}

export function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

import { wordsOf } from '../normalize.js';
import type { Sentence } from './sentences.js';

const AT_LEAST = 2;

/** Words of the sentences, the most frequent first. */
export function vocabularyOf(sentences: readonly Sentence[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of sentences)
    for (const word of wordsOf(text))
      if (/^[a-z]+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= AT_LEAST)
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([word]) => word);
}

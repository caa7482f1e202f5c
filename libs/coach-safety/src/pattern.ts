import { wordsOf } from './normalise.js';
import { LISTS } from './phrases/lists.js';

const GAPS: Readonly<Record<string, number>> = { '..': 3, '...': 7 };

/** One element of a pattern: a gap of up to `most` words, or one of several wordings. */
export type PhraseElement =
  | { kind: 'gap'; most: number }
  | { kind: 'wordings'; source: string; wordings: readonly (readonly string[])[]; optional: boolean };

/** Parses a phrase in the notation that phrases/phrase.ts describes. */
export function parsePhrase(phrase: string): PhraseElement[] {
  return phrase.split(' ').map(parseElement);
}

function parseElement(item: string): PhraseElement {
  const most = GAPS[item];
  if (most !== undefined) return { kind: 'gap', most };
  const optional = item.endsWith('?');
  const source = optional ? item.slice(0, -1) : item;
  const wordings = source.split('|').flatMap(wordingsOf);
  if (wordings.some((words) => words.length === 0)) throw new Error(`Nothing is left of ${item}`);
  return { kind: 'wordings', source, wordings, optional };
}

function wordingsOf(alternative: string): string[][] {
  if (!alternative.startsWith('@')) return [wordsOf(alternative.replaceAll('_', ' '))];
  const list = LISTS[alternative.slice(1)];
  if (!list) throw new Error(`There is no list called ${alternative}`);
  return list.map(wordsOf);
}

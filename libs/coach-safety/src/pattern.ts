import { wordsOf } from './normalize.js';
import { LISTS } from './phrases/lists.js';

const GAPS: Readonly<Record<string, number>> = { '..': 3, '...': 7 };

/** One element of a pattern: a gap of up to `most` words, or one of the wordings that `source` means. */
export type PhraseElement =
  | { kind: 'gap'; most: number }
  | { kind: 'wordings'; source: string; optional: boolean };

/** Parses a phrase in the notation that phrases/phrase.ts describes. */
export function parsePhrase(phrase: string): PhraseElement[] {
  return phrase.split(' ').map(parseElement);
}

function parseElement(item: string): PhraseElement {
  const most = GAPS[item];
  if (most !== undefined) return { kind: 'gap', most };
  const optional = item.endsWith('?');
  return { kind: 'wordings', source: optional ? item.slice(0, -1) : item, optional };
}

/** The words of each wording of an element. */
export function wordingsOf(source: string): string[][] {
  const wordings = source.split('|').flatMap(alternativesOf);
  if (wordings.some((words) => words.length === 0)) throw new Error(`Nothing is left of ${source}`);
  return wordings;
}

function alternativesOf(alternative: string): string[][] {
  if (!alternative.startsWith('@')) return [wordsOf(alternative.replaceAll('_', ' '))];
  const list = LISTS[alternative.slice(1)];
  if (!list) throw new Error(`There is no list called ${alternative}`);
  return list.map(wordsOf);
}

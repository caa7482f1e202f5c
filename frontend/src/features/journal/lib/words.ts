import * as words from '@anew/words/journal';

const WORDS_A_MINUTE = 200;

export function minutesToRead(content: string): number {
  return Math.ceil(content.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE);
}

/** @param isPart whether there are entries that have not been read yet */
export function foundWith(typed: string, count: number, isPart: boolean): string {
  return isPart ? words.foundSoFar({ count, typed }) : words.found({ count, typed });
}

/** Without accents and curly apostrophes, which one device writes by itself and another does not. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLocaleLowerCase();

export const contains = (content: string, query: string): boolean =>
  plain(content).includes(plain(query.trim()));

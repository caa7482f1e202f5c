import * as words from '@anew/words/journal';

/** @param isPart whether there are entries that have not been read yet */
export function foundWith(typed: string, count: number, isPart: boolean): string {
  return isPart ? words.foundSoFar({ count, typed }) : words.found({ count, typed });
}

/** Without accents and curly apostrophes, which one device writes by itself and another does not. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLocaleLowerCase();

export const contains = (content: string, query: string): boolean =>
  plain(content).includes(plain(query.trim()));

import { isLiteralElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { parseWord, partsOf } from './word.mjs';

const LETTERS = 'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoôpþqǫrŕsštŧuûvṽwŵxẋyýzž';
const ACCENTED = new Map(
  Array.from({ length: LETTERS.length / 2 }, (_, index) => [LETTERS[index * 2], LETTERS[index * 2 + 1]]),
);

/**
 * Accented, and a third longer, as words in most other languages are.
 *
 * @param {string} text
 */
function stretched(text) {
  const accented = [...text].map((letter) => {
    const other = ACCENTED.get(letter.toLowerCase());
    if (other === undefined) return letter;
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });
  const letters = text.replace(/\s/g, '').length;
  return accented.join('') + '~'.repeat(Math.ceil(letters * 0.3));
}

/** @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements */
function pseudo(elements) {
  for (const element of elements) {
    if (isLiteralElement(element)) element.value = stretched(element.value);
    for (const part of partsOf(element)) pseudo(part);
  }
  return elements;
}

/**
 * The pseudo-language's words of an area: what stands on a screen without brackets is in no catalogue.
 *
 * @param {{ area: string, words: Record<string, string> }} area
 */
export function pseudoArea({ area, words }) {
  const made = Object.entries(words).map(([key, text]) => [
    key,
    `⟦${printAST(pseudo(parseWord(key, text)))}⟧`,
  ]);
  return { area, words: Object.fromEntries(made) };
}

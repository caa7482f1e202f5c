import { readFileSync } from 'node:fs';

/** Numbers of the classes of a word: of a few hundred wide ones, and of about a thousand narrow ones. */
interface WordClass {
  wide: number;
  narrow: number;
}

/** The build copies it from `data/`, and the path is the same from source and from compiled code. */
const FILE = new URL('../../dist/word-classes.txt', import.meta.url);

let read: ReadonlyMap<string, WordClass> | undefined;

/**
 * Class of a word: words that occur in the same surroundings in a large amount of English text. So what is
 * learned with one word also serves others that nobody wrote. Rare words, and most Spanish ones, have none.
 */
export function classOf(word: string): WordClass | undefined {
  read ??= classesIn(readFileSync(FILE, 'utf8'));
  return read.get(word);
}

/** Each line has the numbers of a wide and a narrow class, and the words that belong to both. */
function classesIn(text: string): ReadonlyMap<string, WordClass> {
  return new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [wide, narrow, ...words] = line.split(' ');
        const wordClass = { wide: Number(wide), narrow: Number(narrow) };
        return words.map((word) => [word, wordClass] as const);
      }),
  );
}

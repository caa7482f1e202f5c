import { STOPWORDS } from './phrases/stopwords.js';
import { ABBREVIATIONS, SYNONYMS } from './phrases/synonyms.js';

const CANONICAL = new Map(
  Object.entries(SYNONYMS).flatMap(([word, variants]) =>
    variants.map((variant) => [lettersAndDigits(variant), word]),
  ),
);
/** The longest comes first, so that “step son” is not read as “son”. */
const VARIANTS = new RegExp(
  `\\b(${[...CANONICAL.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'g',
);
/** A possessive such as “My husband’s ex” is searched as “his ex”. */
const POSSESSIVE =
  /(?<!\b(?:late|dead|first|ex|former) )\b(my )?(wifes|husbands|partners|spouses|hubbys) (?=\w)/g;
const SHORTHAND = new RegExp(`\\b(${Object.keys(ABBREVIATIONS).join('|')})\\b`, 'g');

/** Text in lower case, without apostrophes and punctuation. */
export function lettersAndDigits(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Text in lower case, without accents and with straight apostrophes. No letter moves, so that places in both are the same. */
export const bare = (text: string): string => unaccented(text.toLowerCase()).replace(/[’‘]/g, "'");

export const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Words of a text that express its subject, with synonyms unified and endings removed. */
export const termsOf = (text: string): string[] =>
  unifiedWordsOf(text)
    .filter((word) => word.length > 1 && !STOPWORDS.has(word))
    .map(termFor);

/** The same with the words that say little by themselves, for comparisons in which rare words weigh more. */
export const allTermsOf = (text: string): string[] =>
  unifiedWordsOf(text)
    .filter((word) => word.length > 1)
    .map(termFor);

function unifiedWordsOf(text: string): string[] {
  const spelledOut = text.replace(SHORTHAND, (short) => ABBREVIATIONS[short] ?? short);
  return lettersAndDigits(spelledOut)
    .replace(POSSESSIVE, 'his ')
    .replace(VARIANTS, (variant) => CANONICAL.get(variant) ?? variant)
    .split(' ');
}

function termFor(word: string): string {
  const stemmed = stem(word);
  return BY_STEM.get(stemmed) ?? stemmed;
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|us|is)$/, '$1'],
  [/s$/, ''],
];

/** Removes English endings roughly. It only has to do the same on both sides of a search. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  const [pattern, ending] = ENDINGS.find(([candidate]) => candidate.test(word)) ?? [/$/, ''];
  return word
    .replace(pattern, ending)
    .replace(/(?<=\w{3})(ing|ed|ly|ness|ment)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=\w{3})e$/, '')
    .replace(/(?<=\w{2})y$/, 'i');
}

/** Synonyms by their stem, so that “kissed” and “kisses” need not be listed beside “kiss”. */
const BY_STEM: ReadonlyMap<string, string> = new Map(
  [...CANONICAL]
    .filter(([variant]) => !variant.includes(' '))
    .map(([variant, word]) => [stem(variant), stem(word)]),
);

import { EMOJI, MASKED_WORDS, SPELLINGS } from './phrases/spellings.js';

/** Separator between two sentences in a list of words. */
export const SENTENCE_END = '.';

const LONGEST_MASKED = 14;
const LETTERS_BEHIND: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
  '|': 'il',
  '+': 't',
};
const PLAIN = /^[\t\r\n -~]*$/;
const ANY_LETTER = new Set(['*', '#']);
const ENDINGS: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', l: 'wil', d: 'would' };
const SAYS_IS = new Set(['he', 'she', 'it', 'that', 'there', 'what', 'who', 'where', 'here', 'everything']);

/**
 * Reduces repeated letters to one, so that "kiiill", "hiting" and "hitting" are the same in messages and
 * phrases.
 */
export function squeeze(word: string): string {
  // Most words have no such letters, and each word of a message comes here several times.
  for (let at = 1; at < word.length; at += 1)
    if (word.charCodeAt(at) === word.charCodeAt(at - 1)) return word.replace(/([a-z])\1+/g, '$1');
  return word;
}

const MASKED = MASKED_WORDS.map((word) => ({ word, squeezed: squeeze(word) }));
const MASKED_SQUEEZED = new Set(MASKED.map(({ squeezed }) => squeezed));
/** Beginnings of all lengths, so that letters which are no disguised word are left after the first few. */
const MASKED_BEGINNINGS = new Set(
  [...MASKED_SQUEEZED].flatMap((word) => [...word].map((_letter, at) => word.slice(0, at + 1))),
);
const RESPELT = new Map(
  Object.entries(SPELLINGS).map(([written, meant]) => [
    written.split(' ').map(squeeze).join(' '),
    meant.split(' ').filter(Boolean).map(squeeze),
  ]),
);
const FIRST_OF_PAIR = new Set([...RESPELT.keys()].filter((key) => key.includes(' ')).map(firstWord));

function firstWord(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

/** Words of a message in one spelling, with its sentences separated. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const chunk of plainText(text).split(/\s+/)) words.push(...knownWordsOf(chunk));
  return joinPairs(joinSpeltOut(words));
}

const KNOWN = new Map<string, readonly string[]>();
/** Size of the cache of chunks. Without a limit it would grow forever, because people make up words. */
const MOST_KNOWN = 20_000;
const LONGEST_KNOWN = 20;

/** A message is read several times, and most of its chunks are frequent words. */
function knownWordsOf(chunk: string): readonly string[] {
  const known = KNOWN.get(chunk);
  if (known) return known;
  const words = wordsOfChunk(chunk);
  if (KNOWN.size < MOST_KNOWN && chunk.length <= LONGEST_KNOWN) KNOWN.set(chunk, words);
  return words;
}

function plainText(text: string): string {
  const quoted = text.replace(/[‘’ʼ`´]/g, "'");
  const latin = PLAIN.test(quoted) ? quoted : toLatin(quoted);
  return latin.toLowerCase().replace(/[\r\n]+/g, ' . ');
}

/** Removes accents, hidden characters and decorative alphabets. */
function toLatin(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}/gu, (emoji) => ` ${EMOJI[emoji] ?? ''} `)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '');
}

function wordsOfChunk(chunk: string): string[] {
  if (/^[a-z]+$/.test(chunk)) return respell(chunk);
  const unmasked = unmask(chunk);
  if (unmasked !== null) return /[.!?;]$/.test(chunk) ? [unmasked, SENTENCE_END] : [unmasked];
  const parts = chunk.match(/[\p{L}\p{N}']+|[.!?;]+/gu) ?? [];
  return parts.flatMap((part) => (/^[.!?;]/.test(part) ? [SENTENCE_END] : respell(part)));
}

/** Finds the word behind "k1ll", "su*cide" or "d.i.e", if it is one that people disguise. */
function unmask(chunk: string): string | null {
  const core = chunk.replace(/^["'(,.-]+/, '').replace(/["'),.!?;:]+$/, '');
  if (core.length > LONGEST_MASKED || !/[^\p{L}']/u.test(core) || !/\p{L}.*\p{L}/u.test(core)) return null;
  const joined = squeeze(core.replace(/[._-]/g, ''));
  const found = MASKED.find(
    ({ word, squeezed }) => joined === squeezed || isBehind(core, word) || isBehind(squeeze(core), squeezed),
  );
  return found?.squeezed ?? null;
}

function isBehind(mask: string, word: string): boolean {
  if (mask.length !== word.length) return false;
  return [...word].every((letter, index) => {
    const sign = mask.charAt(index);
    return sign === letter || ANY_LETTER.has(sign) || (LETTERS_BEHIND[sign]?.includes(letter) ?? false);
  });
}

function respell(part: string): string[] {
  const word = squeeze(part.replace(/^'+/, '').replace(/'+$/, ''));
  if (/^\d{1,2}yo$/.test(word)) return ['year', 'old'];
  return RESPELT.get(word) ?? (word.includes("'") ? expand(word) : word === '' ? [] : [word]);
}

function expand(word: string): string[] {
  const [stem = '', ending = ''] = word.split("'");
  if (ending === 't' && stem.endsWith('n')) return [stem.slice(0, -1), 'not'];
  if (ending === 's') return SAYS_IS.has(stem) ? [stem, 'is'] : [stem];
  const expanded = ENDINGS[ending];
  return expanded === undefined ? [word.replaceAll("'", '')] : [stem, expanded];
}

/** Joins letters that are written apart: "k i l l" is one word. */
function joinSpeltOut(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = speltOutLength(words, at);
    joined.push(length === 1 ? (words[at] ?? '') : squeeze(words.slice(at, at + length).join('')));
    at += length;
  }
  return joined;
}

function speltOutLength(words: readonly string[], at: number): number {
  let longest = 1;
  let written = '';
  for (let length = 1; length <= LONGEST_MASKED; length += 1) {
    const letter = words[at + length - 1] ?? '';
    if (!isLetter(letter)) break;
    written = squeeze(written + letter);
    if (!MASKED_BEGINNINGS.has(written)) break;
    if (length >= 3 && MASKED_SQUEEZED.has(written)) longest = length;
  }
  return longest;
}

const isLetter = (word: string): boolean => word.length <= 2 && /^\p{L}$/u.test(word);

function joinPairs(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const pair = FIRST_OF_PAIR.has(word) ? RESPELT.get(`${word} ${words[at + 1] ?? ''}`) : undefined;
    if (pair) {
      joined.push(...pair);
      at += 1;
    } else joined.push(word);
  }
  return joined;
}

import { squeeze, wordsOf } from './normalize.js';

/**
 * Words that the classifier has learned, the most frequent first. They show whether a sequence of letters is
 * a word.
 */
export class Vocabulary {
  private readonly ranks: ReadonlyMap<string, number>;

  constructor(words: readonly string[]) {
    this.ranks = new Map([...words, ...SLANG].map((word, rank) => [word, rank]));
  }

  has(word: string): boolean {
    return this.ranks.has(squeeze(word));
  }

  /** Measure of how unlikely a word is, or undefined if it is not a word. */
  cost(word: string): number | undefined {
    if (word.length === 1 && !ONE_LETTER.has(word)) return undefined;
    const rank = this.ranks.get(squeeze(word));
    return rank === undefined ? undefined : Math.log(rank + 20);
  }
}

/** Abbreviations that the normalizer writes out, so that no list of words contains them. */
const SLANG = ['kys', 'kms'];
const ONE_LETTER = new Set(['i', 'a', 'y', 'o', 'u']);
/** Letters of other scripts that look like Latin ones. People who are watched or ashamed write with them. */
const LOOKALIKES = lookalikes(
  'аa вb сc ԁd еe ёe һh іi їi јj кk ӏl мm нh оo рp ѕs тt уy хx ѵv ԝw αa βb εe ηn ιi κk νv οo ρp τt υu χx ɑa ɡg ɩi ʟl øo łl ıi ƅb ʏy ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz',
);
const SIGNS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  $: 's',
  '@': 'a',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
};
const SIGNS_IN = /[01345780$@!|+€]/g;
const HAS_SIGN = /[01345780$@!|+€]/;
/** Limit after decoding, because one character may stand for twenty. */
const MOST_CHARACTERS = 8_000;
const FEWEST_LETTERS = 4;
const LONGEST_RUN = 60;
const SHORTEST_RUN = 7;
const SHORTEST_OF_TWO = 3;

function lookalikes(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map((pair) => [[...pair][0] ?? '', [...pair][1] ?? '']));
}

/**
 * Possible readings of a message: as it is, and with its disguises undone, also across line ends. No reading
 * overrides the findings of another, so a disguise never makes a message look more harmless.
 */
export function readingsOf(text: string, vocabulary: Vocabulary): string[] {
  const plain = undisguised(text, vocabulary);
  const hasLines = /[\r\n]/.test(text.trim());
  const inOneLine = hasLines ? [undisguised(text.replace(/\s*[\r\n]+\s*/g, ' ').trim(), vocabulary)] : [];
  if (plain === text && !hasLines) return [text];
  return [
    ...new Map([text, plain, ...inOneLine].reverse().map((each) => [wordsOf(each).join(' '), each])).values(),
  ];
}

function undisguised(text: string, vocabulary: Vocabulary): string {
  return joinLetters(withoutLookalikes(text), vocabulary).replace(/\S+/g, (chunk) =>
    wordsIn(chunk, vocabulary),
  );
}

/** Text without any letter of another script, an accent or a hidden character, as most messages are. */
const ASCII = /^[\t\r\n -~]*$/;

function withoutLookalikes(text: string): string {
  if (ASCII.test(text)) return text.slice(0, MOST_CHARACTERS);
  const compatible = text
    .normalize('NFKD')
    .slice(0, MOST_CHARACTERS)
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164]/gu, '');
  return compatible.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const ours = [...word.toLowerCase()].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
    return /^[a-z\u00e0-\u00ff]+$/.test(ours) ? keepCase(word, ours) : word;
  });
}

const keepCase = (word: string, ours: string): string => (word.toLowerCase() === ours ? word : ours);

/**
 * Joins single letters as in "s..u..i..c..i..d..e", "k i l l", "d-i-e" and "d.ii.e". A repeated letter counts
 * once.
 */
function joinLetters(text: string, vocabulary: Vocabulary): string {
  return text.replace(
    /(?<![\p{L}\p{N}'’])([\p{L}\d$@!])\1*(?:[^\p{L}\p{N}\n]{1,4}([\p{L}\d$@!])\2*(?![\p{L}\p{N}'’])){2,}/giu,
    (run) => {
      const letters = run.replace(/[^\p{L}\d$@!]/gu, '');
      const word = decoded(letters, vocabulary);
      if (letters.length < FEWEST_LETTERS && !vocabulary.has(word)) return run;
      return vocabulary.has(word) ? word : (split(word, vocabulary, FEWEST_LETTERS) ?? run);
    },
  );
}

/** Words in a sequence of characters without a space. */
function wordsIn(chunk: string, vocabulary: Vocabulary): string {
  // Most words are plain, and each message comes here several times.
  if (/^[a-z]+$/.test(chunk) && vocabulary.has(chunk)) return chunk;
  const core = chunk.replace(/^[^\p{L}\p{N}$@]+/u, '').replace(/[^\p{L}\p{N}$@]+$/u, '');
  const end = /[.!?;]$/.test(chunk) ? '.' : '';
  if (core === '') return chunk;
  const parts = core.split(/[._\-*~/\\|+,:;]+/).filter(Boolean);
  if (parts.length >= 3) return parts.map((part) => wordOrWords(part, vocabulary)).join(' ') + end;
  const meant = wordOrWords(core, vocabulary);
  return meant === core.toLowerCase() ? chunk : meant + end;
}

function wordOrWords(part: string, vocabulary: Vocabulary): string {
  const word = decoded(part, vocabulary);
  if (vocabulary.has(word) || !/^\p{L}+$/u.test(word)) return word;
  return split(word, vocabulary) ?? word;
}

/** Decodes digits and signs within a word: "mys3lf" is "myself". */
function decoded(part: string, vocabulary: Vocabulary): string {
  const lower = part.toLowerCase();
  if (!HAS_SIGN.test(lower)) return lower;
  if (!/\p{L}/u.test(lower)) return part;
  const meant = lower.replace(SIGNS_IN, (sign) => SIGNS[sign] ?? sign);
  if (vocabulary.has(meant)) return meant;
  const withL = lower.replace(/1/g, 'l').replace(SIGNS_IN, (sign) => SIGNS[sign] ?? sign);
  if (vocabulary.has(withL)) return withL;
  return split(meant, vocabulary) ?? part;
}

/** Splits text without spaces into the most likely known words: "iwanttodie" is four words. */
function split(run: string, vocabulary: Vocabulary, shortest = SHORTEST_RUN): string | undefined {
  if (run.length < shortest || run.length > LONGEST_RUN) return undefined;
  const best: ({ cost: number; words: readonly string[] } | undefined)[] = [{ cost: 0, words: [] }];
  for (let end = 1; end <= run.length; end += 1)
    for (let start = Math.max(0, end - 16); start < end; start += 1) {
      const before = best[start];
      const cost = before && vocabulary.cost(run.slice(start, end));
      if (!before || cost === undefined) continue;
      const sum = before.cost + cost;
      if (sum < (best[end]?.cost ?? Infinity))
        best[end] = { cost: sum, words: [...before.words, run.slice(start, end)] };
    }
  const words = best[run.length]?.words ?? [];
  if (words.length < 2) return undefined;
  const isBroken = words.some(({ length }) => length < SHORTEST_OF_TWO);
  if (shortest === SHORTEST_RUN && words.length === 2 && isBroken) return undefined;
  return words.join(' ');
}

import type { AskingCues } from '../phrases/asking-back/asking-back.js';
import { countWords } from '../sentences.js';
import { bare } from '../terms.js';

const FEWEST_WORDS = 4;
const MOST_WORDS = 18;
/** Share of a message above which a quotation would only repeat it. */
const MOST_OF_MESSAGE = 0.85;
/** Worth of a clause from which it says how it is for the person. */
const TELLING = 3;

/** Something that a person asks for, in their own words. */
export interface Request {
  text: string;
  isQuestion: boolean;
}

type WordCues = Pick<
  AskingCues,
  | 'asks'
  | 'asksPlainly'
  | 'wants'
  | 'breaks'
  | 'reported'
  | 'empty'
  | 'felt'
  | 'against'
  | 'own'
  | 'never'
  | 'toCoach'
>;

/** All that a message asks for, in its order. Some of it may be too long or too raw to be quoted. */
export const requestsIn = (message: string, cues: WordCues): Request[] =>
  sentencesOf(message).flatMap((sentence) => [...questionsOf(sentence, cues), ...wishesOf(sentence, cues)]);

/** Words of a message that stand well in a reply, word for word: what it asks for, or else how it is for the person. */
export function ownWordsIn(message: string, cues: WordCues): Request | undefined {
  const most = Math.min(MOST_WORDS, MOST_OF_MESSAGE * countWords(message));
  const fits = (text: string): boolean => {
    const words = countWords(text);
    return words >= FEWEST_WORDS && words <= most && isSayable(text, cues) && !cues.empty.test(bare(text));
  };
  const request = requestsIn(message, cues).findLast(({ text }) => fits(text));
  if (request) return request;
  const said = tellingClause(message, cues, fits);
  return said === undefined ? undefined : { text: said, isQuestion: false };
}

/** The clause in which most is said about the person, the last of several. */
function tellingClause(message: string, cues: WordCues, fits: (text: string) => boolean): string | undefined {
  const [best] = sentencesOf(message)
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap((sentence) => [sentence, ...sentence.split(/, (?:and|but|so|y|pero|así que) |; | — /)])
    .map((text, at) => ({ text: withoutEnd(text), at }))
    .filter(({ text }) => fits(text) && speaksAlone(text, cues))
    .map((clause) => ({ ...clause, worth: worthOf(clause.text, cues) }))
    .filter(({ worth }) => worth >= TELLING)
    .sort((one, other) => other.worth - one.worth || other.at - one.at);
  return best?.text;
}

function worthOf(text: string, { felt, against, own }: WordCues): number {
  // A “but” at the beginning stands against another clause.
  const said = bare(text).replace(/^(but|and|so|pero|y) /, '');
  return (felt.test(said) ? 2 : 0) + (against.test(said) ? 2 : 0) + (own.test(said) ? 1 : 0);
}

/** Words below which a question must begin like one, and a wish is quoted with what stands before it. */
const FEWEST_SAID = 6;
/** Letters before a question in which it may be said whose it is. */
const NEAR = 24;

/** The question of a sentence, from each place where it begins to ask. The longest comes last. */
function questionsOf(sentence: string, cues: WordCues): Request[] {
  const { asks, asksPlainly, reported, breaks } = cues;
  if (sentence.startsWith('‘')) return [];
  const text = bare(sentence);
  const isMarked = sentence.endsWith('?');
  const found = [...text.matchAll(beginning(asks))].map(({ index }) => index);
  const isLoose = isMarked && found.length === 0 && countWords(text) >= FEWEST_SAID && !reported.test(text);
  return (isLoose ? [0] : found)
    .filter((at) => !isReported(text, at, reported))
    .filter((at) => isMarked || asksPlainly.test(text.slice(at)))
    .toReversed()
    .map((at) => ({ text: shortened(withOpening(sentence, at), breaks), isQuestion: true }));
}

/** Whether it says right before some place whose words follow there. */
const isReported = (text: string, at: number, reported: RegExp): boolean =>
  reported.test(text.slice(Math.max(0, at - NEAR), at));

/** Matches where a sentence, or a part of it, begins in some way. */
const beginning = ({ source }: RegExp): RegExp =>
  new RegExp(`(?<=^¿?|[,;:—¿(] ?|\\b(?:and|but|so|or|then|y|pero|o) )${source}`, 'g');

/** A text up to the last place at which it is short enough for a quotation, or all of it if there is none. */
function shortened(text: string, breaks: RegExp): string {
  const ends = [...text.matchAll(breaks)].map(({ index }) => index).toReversed();
  const parts = [text, ...ends.map((end) => withoutEnd(text.slice(0, end)))];
  return parts.find((part) => countWords(part) <= MOST_WORDS) ?? text;
}

/** The rest of a sentence, with the mark with which a question opens in Spanish. */
const withOpening = (sentence: string, at: number): string =>
  sentence.charAt(at - 1) === '¿' ? sentence.slice(at - 1) : sentence.slice(at);

/** Wishes of a sentence, each from where it begins. */
function wishesOf(sentence: string, { wants, breaks, reported }: WordCues): Request[] {
  if (sentence.endsWith('?')) return [];
  const text = bare(sentence);
  return [...text.matchAll(new RegExp(wants, 'g'))]
    .map(({ index }) => index)
    .filter((at) => !isReported(text, at, reported))
    .map((at) => {
      const wish = withoutEnd(shortened(sentence.slice(at), breaks));
      const isBare = countWords(wish) < FEWEST_SAID && countWords(sentence) <= MOST_WORDS;
      return { text: isBare ? withoutEnd(sentence) : wish, isQuestion: false };
    });
}

/** Abbreviations, after which a period ends no sentence. */
const SHORTENED = /(?<!\b(?:mr|mrs|ms|dr|sr|sra|st|vs|etc|no|a\.m|p\.m))(?<=[.?!…])['’”"]?\s+|\n+/i;

/** Sentences of a message as people type them, also without capitals. Its own quotations can stand in a quotation. */
export const sentencesOf = (message: string): string[] =>
  message
    .normalize('NFC')
    .replace(/["“]([^"“”]*)["”]/g, '‘$1’')
    .split(SHORTENED)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');

const withoutEnd = (text: string): string => text.trim().replace(/[.!…,;:]+(’?)$/, '$1');

/** What could not stand in a reply: markup, addresses, and half of a quotation. */
const UNQUOTABLE = /[*_[\]<>`#@/:()“”"]|\bhttp|^[^‘]*[a-z,.!?]’(?!\w)|‘[^’]*$|\b[A-Z]{5,}/;

const isSayable = (text: string, { never }: WordCues): boolean =>
  !UNQUOTABLE.test(text) && !never.test(bare(text));

/** Whether words that ask nothing can be quoted: they do not turn to the coach. */
const speaksAlone = (text: string, { toCoach }: WordCues): boolean => !toCoach.test(bare(text));

import type { AskingCues } from '../phrases/asking-back/asking-back.js';
import { countWords } from '../sentences.js';
import { bare } from '../terms.js';

const FEWEST_WORDS = 4;
/** Words of the longest quotation. A shorter message is quoted whole if nothing else of it can be. */
const MOST_WORDS = 30;
/** Worth of a sentence from which it says how it is for the person. */
const TELLING = 3;
/** Words of a message whose sentences all say what it is about, more or less. */
const SHORT = 40;
const TELLING_IN_SHORT = 2;
/** Worth of a word of what the story is about. */
const WORTH_OF_SUBJECT = 2;
/** Words up to which a question may say nothing without the sentence before: “How do I put that?” */
const MOST_POINTING = 8;

/** Something that a person asks for or tells, in their own words. */
export interface Request {
  text: string;
  isQuestion: boolean;
}

type WordCues = Pick<
  AskingCues,
  | 'asks'
  | 'asksPlainly'
  | 'wants'
  | 'reported'
  | 'pointsBack'
  | 'mayEnd'
  | 'empty'
  | 'felt'
  | 'against'
  | 'own'
  | 'never'
  | 'toCoach'
  | 'grants'
>;

/** All that a message asks for, in its order. Some of it may be too long or too raw to be quoted. */
export const requestsIn = (message: string, cues: WordCues): Request[] =>
  typedSentencesOf(message).flatMap((sentence) => requestsOf(sentence, cues));

const requestsOf = (sentence: string, cues: WordCues): Request[] => [
  ...questionsOf(sentence, cues),
  ...wishesOf(sentence, cues),
];

/**
 * Words of a message that stand well in a reply: its question, or else all of a short message, or what it wishes for, or
 * how it is for the person. Whole sentences are quoted, because what hurts often stands at their end.
 * @param subject words of what a story is about. A sentence with one of them carries more of it than a remark beside it
 */
export function ownWordsIn(
  message: string,
  cues: WordCues,
  subject: readonly RegExp[] = [],
): Request | undefined {
  const sentences = typedSentencesOf(message);
  const fits = (text: string): boolean => fitsInto(text, cues);
  const requests = sentences.flatMap((sentence, at) => askedIn(sentence, sentences[at - 1], cues) ?? []);
  const question = requests.findLast(({ isQuestion }) => isQuestion);
  if (question) return question;
  const whole = sentences.join(' ');
  if (fits(whole) && speaksAlone(whole, cues)) return { text: whole, isQuestion: whole.endsWith('?') };
  const said =
    requests.at(-1)?.text ??
    tellingSentence(sentences.filter(fits), cues, countWords(whole) <= SHORT, subject);
  return said === undefined ? undefined : { text: said, isQuestion: false };
}

function fitsInto(text: string, cues: WordCues): boolean {
  const words = countWords(text);
  return (
    words >= FEWEST_WORDS && words <= MOST_WORDS && isSayable(text, cues) && !cues.empty.test(bare(text))
  );
}

/** What a sentence asks for: all of it, or, where that is too long, from where it begins to ask. */
function askedIn(sentence: string, before: string | undefined, cues: WordCues): Request | undefined {
  const requests = requestsOf(sentence, cues).filter(({ text }) => !cues.empty.test(bare(text)));
  const last = requests.at(-1);
  if (!last) return undefined;
  const pointsBack = countWords(sentence) <= MOST_POINTING && cues.pointsBack.test(bare(sentence));
  const withBefore = pointsBack && before ? [`${before} ${sentence}`] : [];
  const texts = [...withBefore, sentence, last.text, ...beginningsOf(last.text, cues)];
  const text = texts.find((each) => fitsInto(each, cues));
  return text === undefined ? undefined : { text, isQuestion: requests.some((each) => each.isQuestion) };
}

/** The parts of a question that say what it is about, the longest first, where the rest cannot be quoted. */
const beginningsOf = (text: string, { mayEnd }: WordCues): string[] =>
  [...text.matchAll(mayEnd)].map(({ index }) => text.slice(0, index)).toReversed();

/** Beginnings of a sentence that only goes on with the one before. */
const GOES_ON = /^(and |so )?then\b|^(y )?(luego|entonces)\b/i;

/** The sentence in which most is said about the person, the last of several. In a short message, less will do. */
function tellingSentence(
  sentences: readonly string[],
  cues: WordCues,
  isShort: boolean,
  subject: readonly RegExp[],
): string | undefined {
  const [best] = sentences
    .filter((sentence) => !sentence.endsWith('?') && speaksAlone(sentence, cues) && !GOES_ON.test(sentence))
    .filter((sentence) => isShort || !isGranted(sentence, cues))
    .map((text, at) => ({
      text,
      at,
      worth: worthOf(text, cues) + (subject.some((sign) => sign.test(bare(text))) ? WORTH_OF_SUBJECT : 0),
    }))
    .filter(({ worth }) => worth >= (isShort ? TELLING_IN_SHORT : TELLING))
    .sort((one, other) => other.worth - one.worth || other.at - one.at);
  return best?.text;
}

/** Whether a sentence only grants something and says no more, such as “I love these kids.” */
const isGranted = (sentence: string, { grants, against }: WordCues): boolean => {
  const text = bare(sentence);
  return grants.test(text) && !against.test(text);
};

function worthOf(text: string, { felt, against, own }: WordCues): number {
  // A “but” at the beginning stands against another sentence.
  const said = bare(text).replace(/^(but|and|so|pero|y) /, '');
  return (felt.test(said) ? 2 : 0) + (against.test(said) ? 2 : 0) + (own.test(said) ? 1 : 0);
}

/** Words below which a question must begin like one. */
const FEWEST_SAID = 6;
/** Letters before a question in which it may be said whose it is. */
const NEAR = 24;

/** The question of a sentence, from each place where it begins to ask. The longest comes last. */
function questionsOf(sentence: string, cues: WordCues): Request[] {
  const { asks, asksPlainly, reported } = cues;
  if (sentence.startsWith('‘')) return [];
  const text = bare(sentence);
  const isMarked = sentence.endsWith('?');
  const found = [...text.matchAll(startOf(asks))].map(({ index }) => index);
  const isLoose = isMarked && found.length === 0 && countWords(text) >= FEWEST_SAID && !reported.test(text);
  return (isLoose ? [0] : found)
    .filter((at) => !isReported(text, at, reported))
    .filter((at) => isMarked || asksPlainly.test(text.slice(at)))
    .toReversed()
    .map((at) => ({ text: withOpening(sentence, at), isQuestion: true }));
}

/** Whether it says right before some place whose words follow there. */
const isReported = (text: string, at: number, reported: RegExp): boolean =>
  reported.test(text.slice(Math.max(0, at - NEAR), at));

/** Matches where a sentence, or a part of it, begins in some way. */
const startOf = ({ source }: RegExp): RegExp =>
  new RegExp(`(?<=^¿?|[,;:—¿(] ?|\\b(?:and|but|so|or|then|y|pero|o) )${source}`, 'g');

/** The rest of a sentence, with the mark with which a question opens in Spanish. */
const withOpening = (sentence: string, at: number): string =>
  sentence.charAt(at - 1) === '¿' ? sentence.slice(at - 1) : sentence.slice(at);

/** Wishes of a sentence, each from where it begins. */
function wishesOf(sentence: string, { wants, reported }: WordCues): Request[] {
  if (sentence.endsWith('?')) return [];
  const text = bare(sentence);
  return [...text.matchAll(new RegExp(wants, 'g'))]
    .map(({ index }) => index)
    .filter((at) => !isReported(text, at, reported))
    .map((at) => ({ text: sentence.slice(withoutCutting(text, at)), isQuestion: false }));
}

/** Words that turn a wish into its opposite. */
const NEGATION =
  /\b(tampoco|no|ya no|nunca|jamas|ni|sin|not|never|neither|nor)( (yo|me|lo|la|even|really|ever|just))* $/;

/** Where a wish begins, with a “no” that stands before it: “I do not want a fight” must not be quoted as the opposite. */
const withoutCutting = (text: string, at: number): number => NEGATION.exec(text.slice(0, at))?.index ?? at;

/** Abbreviations, after which a period ends no sentence. */
const SHORTENED = /(?<!\b(?:mr|mrs|ms|dr|sr|sra|st|vs|etc|no|a\.m|p\.m|y\.o)\.)(?<=[.?!…]['’”"]?)\s+|\n+/i;

/** Laughter that is put in out of habit. */
const LAUGHTER = /(?:^|\s+),?\s*\b(lol|lmao|(ha|ja|je){2,}\w*)\b/gi;

/** Sentences of a message as people type them, also without capitals. Its own quotations can stand in a quotation. */
export const typedSentencesOf = (message: string): string[] =>
  message
    .normalize('NFC')
    .replace(/["“]([^"“”]*)["”]/g, '‘$1’')
    .replace(LAUGHTER, '')
    .split(SHORTENED)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** What could not stand in a reply: markup, addresses, and half of a quotation. */
const UNQUOTABLE = /[*_[\]<>`#@/:()“”"]|\bhttp|^[^‘]*[a-z,.!?]’(?!\w)|‘[^’]*$|\b[A-Z]{5,}/;

const isSayable = (text: string, { never }: WordCues): boolean =>
  !UNQUOTABLE.test(text) && !never.test(bare(text));

/** Whether words that ask nothing can be quoted: they do not turn to the coach. */
const speaksAlone = (text: string, { toCoach }: WordCues): boolean => !toCoach.test(bare(text));

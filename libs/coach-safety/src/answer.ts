import { deniedActsIn } from './denied-acts.js';
import { type Match, messageOf, PhraseFinder } from './match.js';
import { SENTENCE_END, squeeze, wordsOf } from './normalize.js';
import {
  BARE_ANSWERS,
  BESIDE_NO,
  BESIDE_ORDINALS,
  BY_NOW,
  DONE,
  HABITS,
  HABITS_ASKED_ABOUT,
  HALF_YES,
  LEAVE_TAKING,
  NO,
  NO_WORDS,
  NOT_A_NO_BEFORE,
  NOT_A_YES_BEFORE,
  NOT_WELL,
  OF_COURSE_NOT,
  ONLY_NO,
  ORDINALS,
  SPANISH_BARE_MAYBE,
  SPANISH_YES_WORDS,
  YES,
  YES_WORDS,
} from './phrases/answers.js';
import { FILLERS, JOKES, NO_DENIAL, NO_PLAIN_NO } from './phrases/jokes.js';

/** How a message answers a direct question about danger. */
export type Answer = 'yes' | 'maybe' | 'no' | 'neither';

export const isYesOrMaybe = (answer: Answer | null): boolean => answer === 'yes' || answer === 'maybe';

const SHORT = 5;
type Label = 'yes' | 'half-yes' | 'habit' | 'no' | 'only-no' | 'by-now' | 'done';
const FINDER = new PhraseFinder<Label>([
  ...YES.map((phrase) => [phrase, 'yes'] as const),
  ...HALF_YES.map((phrase) => [phrase, 'half-yes'] as const),
  ...HABITS.map((phrase) => [phrase, 'habit'] as const),
  ...[...NO, ...JOKES].map((phrase) => [phrase, 'no'] as const),
  ...[...ONLY_NO, ...JOKES].map((phrase) => [phrase, 'only-no'] as const),
  ...BY_NOW.map((phrase) => [phrase, 'by-now'] as const),
  ...DONE.map((phrase) => [phrase, 'done'] as const),
]);
const YES_FIRST = new Set(YES_WORDS.map(squeeze));
const SPANISH_YES_FIRST = new Set(SPANISH_YES_WORDS.map(squeeze));
const NO_FIRST = new Set(NO_WORDS.map(squeeze));
const NOT_A_NO = new Set(NOT_A_NO_BEFORE.map(squeeze));
const NOT_A_YES = new Set(NOT_A_YES_BEFORE.map(squeeze));
const ASKED_ABOUT = new Set(HABITS_ASKED_ABOUT.map(squeeze));
const FILLING = new Set(FILLERS.map(squeeze));
const NO_PLAIN = new Set(NO_PLAIN_NO.map(squeeze));
const BESIDE = new Set([...BESIDE_NO, ...BESIDE_NO.map(squeeze)]);
const SPANISH_MAYBE = new Set(SPANISH_BARE_MAYBE.map(squeezed));
const BARE = new Set([
  ...SPANISH_MAYBE,
  ...[...YES_WORDS, ...SPANISH_YES_WORDS, ...NO_WORDS, ...BARE_ANSWERS].map(squeezed),
]);
const PICKING = new Set(ORDINALS.map(squeeze));
const BESIDE_PICKING = new Set(BESIDE_ORDINALS.map(squeeze));

const AGE =
  '\\d{1,2}(?: and a half)?(?: ?(?:yo|yrs?|y\\/o|years?(?: old)?|mos?|months? old|anos|años|añitos|meses))?';
const WHO =
  "(?:(?:so|oh|and|yeah|they|he|she|it|the (?:boy|girl|kid|kids|baby|oldest|youngest|little one|twins|other)|one|ella|el|él|ellos|ellas|la|los|las|mayor|menor|niña|niño)[’']?(?:s|re)? |(?:is|are|just|only|about|almost|turned|turning|tiene|tienen|va a cumplir|cumple|cumplió|y|casi|apenas) )*";
/** “hes 5”, “ella 6 y él 9”: an age says nothing about danger. */
const BARE_AGE = new RegExp(`^\\W*${WHO}${AGE}(?:(?: ?[,&/] ?| and | y )${WHO}${AGE})*[\\s.!]*$`, 'iu');

/**
 * Whether a message says only yes, no or maybe, or an age, or picks one of several things, like "the last one". What it
 * means lies in the message that it answers, and the few words by themselves say nothing about danger.
 */
export function isBareAnswer(text: string): boolean {
  if (BARE_AGE.test(text)) return true;
  const words = saidIn(text);
  const picks = words.filter((word) => PICKING.has(word));
  const isPick = picks.length > 0 && words.every((word) => PICKING.has(word) || BESIDE_PICKING.has(word));
  return isPick || BARE.has(words.join(' '));
}

/**
 * Whether a message denies what was asked and says no more, as in “No, I’m not going to kill myself” or “lol
 * no, it’s not that deep”. Its words are those of the question, so they are no sign of danger.
 */
export const isOnlyNo = (text: string): boolean => !isNoDenial(text) && areOnlyNo(saidIn(text));

const isNoDenial = (text: string): boolean =>
  [NOT_WELL, NO_DENIAL, LEAVE_TAKING].some((pattern) => pattern.test(text));

/** What a message that denies says besides, or null if it denies nothing or not plainly. */
export function besideNo(text: string): string | null {
  const words = saidIn(text);
  if (answerIn(text) !== 'no' || words.some((word) => NO_PLAIN.has(word))) return null;
  const isDenial = denialsIn(words);
  if (!words.some((_word, at) => isDenial(at))) return null;
  const beside = words.filter((word, at) => !isDenial(at) && !BESIDE.has(word));
  return beside.every((word) => FILLING.has(word)) ? '' : beside.join(' ');
}

/** Whether a message denies what was asked, whatever it says besides. */
export const denies = (message: string): boolean => isOnlyNo(message) || besideNo(message) !== null;

/** Tells of each word whether it belongs to a denial. */
function denialsIn(words: readonly string[]): (at: number) => boolean {
  const denials = FINDER.find(messageOf(words)).filter((match) => isDenialIn(words, match));
  const acts = deniedActsIn(words);
  return (at) =>
    isNoAt(words, at) || acts[at] === true || denials.some(({ start, end }) => start <= at && at < end);
}

const isNoAt = (words: readonly string[], at: number): boolean =>
  NO_FIRST.has(words[at] ?? '') && !NOT_A_NO.has(words[at + 1] ?? '');

function areOnlyNo(said: readonly string[]): boolean {
  const words = withoutYes(said);
  const isDenial = denialsIn(words);
  return (
    words.some((_word, at) => isDenial(at)) && words.every((word, at) => isDenial(at) || BESIDE.has(word))
  );
}

/** The "yeah" of "yeah no" and the "sí" of "sí, estoy bien" agree with nothing. "Ya no" is "no longer". */
function withoutYes(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words;
  return YES_FIRST.has(first) || (first === 'si' && !NO_FIRST.has(second)) ? words.slice(1) : words;
}

/** Whether it denies as it stands there. "He's not" does, but not in "he's not okay". */
const isDenialIn = (words: readonly string[], { label, end }: Match<Label>): boolean =>
  label === 'only-no' &&
  (words[end - 1] !== 'not' || words.slice(end).every((word) => NO_FIRST.has(word) || BESIDE.has(word)));

/** A yes outweighs a no, because missing a yes is the worse mistake. */
export function answerIn(text: string): Answer {
  const words = saidIn(text);
  if (SPANISH_MAYBE.has(words.join(' '))) return 'maybe';
  if (isNoDenial(text)) return 'neither';
  if (areOnlyNo(words) || startsWith(words, OF_COURSE_NOT)) return 'no';
  const found = FINDER.find(messageOf(words)).filter((match) => !isYesDenied(match, words));
  const said = new Set(found.map(({ label }) => label));
  if (said.has('yes')) return 'yes';
  const isByNow = found.some(({ label, start }) => label === 'by-now' && start === 0);
  if (isByNow && !said.has('done')) return 'neither';
  const first = firstWord(words);
  if (first !== 'neither') return first;
  if (said.has('no')) return 'no';
  const isHabit = found.some(({ label, end }) => label === 'habit' && isOtherHabit(words[end]));
  return said.has('half-yes') && !isHabit && words.length <= SHORT ? 'maybe' : 'neither';
}

const isOtherHabit = (next: string | undefined): boolean => next !== undefined && !ASKED_ABOUT.has(next);

/** The normalizer takes “jk” for laughter. */
const JK = /(?<!\p{L})j\/?k(?!\p{L})/giu;

const saidIn = (text: string): string[] =>
  wordsOf(text.replace(JK, 'kidding')).filter((word) => word !== SENTENCE_END);

/**
 * Whether it is the "thinking about it" of "I'm not thinking about it". "I can't stop thinking about it" is a
 * yes.
 */
const isYesDenied = ({ label, start }: Match<Label>, words: readonly string[]): boolean =>
  label === 'yes' && (words[start - 1] === 'not' || words[start - 1] === 'never');

function firstWord([first = '', second = '', ...more]: readonly string[]): Answer {
  if (NO_FIRST.has(first)) return NOT_A_NO.has(second) ? 'neither' : 'no';
  const isSpanish = SPANISH_YES_FIRST.has(first);
  if (!isSpanish && !YES_FIRST.has(first)) return 'neither';
  // "Si" is also "if", "ya" also "already", and "yeah, no" is half a no.
  const goesOn = NO_FIRST.has(second) || NOT_A_YES.has(second);
  const isPlain = !goesOn && (!isSpanish || more.length + 2 <= SHORT);
  return isPlain ? 'yes' : 'maybe';
}

const startsWith = (words: readonly string[], beginning: readonly string[]): boolean =>
  beginning.every((word, index) => words[index] === squeeze(word));

function squeezed(text: string): string {
  return text.split(' ').map(squeeze).join(' ');
}

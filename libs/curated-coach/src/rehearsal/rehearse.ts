import type {
  Landing,
  LandingKind,
  Reading,
  RehearsalRecipient,
  RehearsalSource,
} from '@anew/contracts/coaching/rehearsal';
import { type Barb, barbsIn } from './barbs.js';
import { isFaithful } from './faithful.js';
import { shortened } from './shorten.js';
import { countTypedWords, lowered, sentencesIn, shoutedIn } from './typed-text.js';
import { ADVICE, AFTER_A_NIGHT, NOT_SAFE, WHY } from './words.js';

export interface RehearsedMessage {
  message: string;
  recipient: RehearsalRecipient;
  /** Hour of the writer's clock, from 0 to 23. */
  hour: number;
}

const LATE_FROM = 22;
const LATE_UNTIL = 6;
const MANY_QUESTIONS = 3;
/** Words from which a message is long. Between two homes, short messages keep the peace. */
const LONG: Readonly<Record<RehearsalRecipient, number>> = { ex: 80, 'co-parent': 80, partner: 150 };
const LONGEST_QUOTE = 120;
const MOST_QUOTES = 3;

const KINDS = Object.keys(WHY) as LandingKind[];

const isLate = (hour: number): boolean => hour >= LATE_FROM || hour < LATE_UNTIL;

const quoteOf = (sentence: string): string =>
  sentence.length <= LONGEST_QUOTE
    ? sentence
    : `${sentence.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …`;

function isShouted(sentence: string): boolean {
  return shoutedIn(sentence).length > 0 || /[!?]*!{2,}|\?!|!\?|\?{2,}/.test(sentence);
}

/** What in the message may land badly, by its kind, with the words that do it. */
function landingsIn({ message, recipient, hour }: RehearsedMessage): Landing[] {
  const sentences = sentencesIn(message);
  const withBarb = (barb: Barb): string[] => sentences.filter((each) => barbsIn(each).includes(barb));
  const questions = sentences.filter((each) => each.includes('?'));
  const words = countTypedWords(message);
  const found: Readonly<Record<LandingKind, { quotes?: string[]; count?: number }>> = {
    warning: { quotes: withBarb('warning') },
    children: { quotes: withBarb('children') },
    blame: { quotes: withBarb('blame') },
    sarcasm: { quotes: withBarb('sarcasm') },
    absolutes: { quotes: withBarb('absolutes') },
    history: { quotes: withBarb('history') },
    shouting: { quotes: sentences.filter(isShouted) },
    questions: { count: questions.length >= MANY_QUESTIONS ? questions.length : 0 },
    length: { count: words > LONG[recipient] ? words : 0 },
    late: { count: isLate(hour) ? 1 : 0 },
  };
  return KINDS.flatMap((kind) => {
    const { quotes = [], count = 0 } = found[kind];
    if (quotes.length === 0 && count === 0) return [];
    return [{ kind, why: WHY[kind](count), quotes: quotes.slice(0, MOST_QUOTES).map(quoteOf) }];
  });
}

function adviceOn(landings: readonly Landing[], shorter: string): string {
  const kinds = landings.map(({ kind }) => kind);
  if (kinds.length === 0) return ADVICE.asItIs;
  if (kinds.includes('warning')) return ADVICE.court;
  if (shorter === '') return kinds.includes('children') ? ADVICE.withoutTheChild : ADVICE.nothingLeft;
  if (!kinds.includes('late')) return ADVICE.shorter;
  return kinds.length === 1 ? ADVICE.waits : ADVICE.night;
}

/** What a model has made of a message. Nothing of it has been checked. */
export interface Written {
  source: RehearsalSource;
  landings: readonly Landing[];
  shorter: string;
  morning: string;
}

const NOTHING_WRITTEN: Written = { source: 'rules', landings: [], shorter: '', morning: '' };

/** What both have found, in the order in which it is shown. What the rules find stays, whatever the model says. */
function landingsOf(rehearsed: RehearsedMessage, written: Written): Landing[] {
  const found = [...written.landings, ...landingsIn(rehearsed)];
  return KINDS.flatMap((kind) => found.find((each) => each.kind === kind) ?? []);
}

/** Whether nothing that the model found to sting is left in a text. Words that were shouted may be said. */
const isClean = (text: string, { landings }: Written): boolean =>
  landings.every(
    ({ kind, quotes }) =>
      kind === 'shouting' || quotes.every((quote) => !lowered(text).includes(lowered(quote))),
  );

/**
 * Reads a message as the one to whom it goes may read it. The safety check must have run over it before, and found
 * nothing.
 * @param written what a model has made of it; its versions count if they say nothing that the message does not
 * @param isSafe whether the safety check finds nothing in a text
 */
export function rehearse(
  rehearsed: RehearsedMessage,
  written = NOTHING_WRITTEN,
  isSafe = (_: string) => true,
): Reading {
  const { message, recipient } = rehearsed;
  const landings = landingsOf(rehearsed, written);
  const { shorter, withFeelings } = shortened(message, recipient, LONG[recipient]);
  const firstOf = (ofModel: string, ofRules: string): string => {
    const isGood = isFaithful(ofModel, message) && isSafe(ofModel);
    return (isGood ? [ofModel, ofRules] : [ofRules]).find((each) => isClean(each, written)) ?? '';
  };
  const tonight = firstOf(written.shorter, shorter);
  const morning = firstOf(written.morning, withFeelings);
  const isCalm = landings.every(({ kind }) => kind === 'late');
  return {
    kind: 'reading',
    source: written.source,
    landings,
    advice: adviceOn(landings, morning),
    shorter: isCalm || tonight === '' ? null : tonight,
    sleepOn: isCalm || morning === '' ? null : `${AFTER_A_NIGHT[recipient]} ${morning}`,
    notSafe: NOT_SAFE,
  };
}

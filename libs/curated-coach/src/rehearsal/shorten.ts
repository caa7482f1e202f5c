import type { RehearsalRecipient } from '@anew/contracts/coaching/rehearsal';
import { barbsIn } from './barbs.js';
import { countTypedWords, lowered, quieted, sentencesIn } from './typed-text.js';

/** A part of a letter that can stand alone, without its barbs. */
interface Kept {
  text: string;
  isFeeling: boolean;
}

/** Words that only sting: the sentence says the same without them. */
const STINGS =
  /,? ?\b(?:as usual|as always|like (?:always|usual)|for once|obviously|of course|clearly|once again|yet again|for the (?:millionth|hundredth|thousandth) time|in case you (?:care|haven['’]t noticed))\b,?/gi;
/** Words that make a thing or a habit worse than it is. Without them, the fact is left. */
const LOADED =
  /\b(?:always|constantly|every single time|stupid|dumb|damn|goddamn|freaking|ridiculous|so-called)\b ?/gi;
const BEFORE_A_REQUEST =
  /^(?:ok|okay|so|and|but|well|look|listen|seriously|honestly|wow|ugh|oh|yeah|fine),? /i;

/** Anger of the writer's own, without a fact or a wish. */
const VENTING =
  /\b(?:sick (?:and tired )?of|fed up|had (?:it|enough)|i(?:'m| am) (?:so |just )?(?:done|over it|over this)|can't (?:believe|stand|take|even|deal)|cannot (?:believe|stand|take)|i give up|i quit|unbelievable|ridiculous|a joke|disgusting|enough is enough|i don't care|i hate (?:this|it|that)|bad guy|drives? me (?:crazy|nuts)|what(?:'s| is) the point|forget it|never mind|wtf|omg|everything myself|\bwow\b|do(?:ing)? everything|why (?:am|do|is it) i\b|why am i)\b/;
const FEELING =
  /\b(?:i (?:feel|felt|miss|missed|love|worry|worried|hurt|cried|wish)|i(?:'m| am| was| have been|'ve been) (?:\w+ )?(?:hurt|sad|tired|lonely|alone|scared|afraid|worried|angry|mad|upset|exhausted|overwhelmed|frustrated|disappointed|anxious|left out|ashamed|nervous|stressed|heartbroken)|it hurts?|that hurts?|hurt (?:me|my feelings)|broke my heart)\b/;

/** Places at which a sentence may be cut, so that its calm half can stay. */
const JOINTS =
  /\s*(?:;|—|–| - |,? (?:and|but|so|because) (?=(?:i|you|we|it|this|that|he|she|they|can|could|please)\b)|, (?=(?:can|could|would|will|please|you|i)\b))/i;

const REQUEST =
  /\?|\b(?:please|let me know|let's|(?:i|we) (?:need|want|would like|'d like)|(?:i|we)'d like|can you|could you|make sure|send|bring|call|pick (?:\w+ )?up|drop (?:\w+ )?off)\b/;
const FACT =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:today|tonight|tomorrow|yesterday|week|weekend|month|school|doctor|dentist|practice)\b/;

/** Questions that one message can carry. */
const MOST_QUESTIONS = 2;
/** Words below which what is left says too little to be sent. */
const FEWEST_WORDS = 5;

const isSharp = (text: string): boolean => barbsIn(text).length > 0 || VENTING.test(lowered(text));

function asSentence(text: string, end: string): string {
  const bare = text.replace(BEFORE_A_REQUEST, '').replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, '');
  const capital = bare.charAt(0).toUpperCase() + bare.slice(1);
  return /[.!?]$/.test(capital) ? capital : capital + end;
}

/** A half must say something by itself: "in the rain" does not. */
const canStand = (text: string): boolean =>
  /\b(?:i|we|you|he|she|it|they|this|that|there|please|can|could|would|will|let|is|are|was|were|has|have|\w+['’](?:s|m|re|ll|ve))\b/i.test(
    text,
  ) && text.split(/\s+/).length > 2;

/** What stays where words are taken out: a comma, if there was one and the sentence goes on behind it. */
function pause(taken: string, at: number, sentence: string): string {
  const isInside = at > 0 && at + taken.length < sentence.length - 1;
  return isInside && taken.includes(',') ? ', ' : ' ';
}

function unloaded(sentence: string): string {
  const calm = quieted(sentence).replace(STINGS, pause);
  const bare = isSharp(calm) ? calm.replace(LOADED, '') : calm;
  return bare.replace(/\s+/g, ' ').trim();
}

function keptOf(sentence: string): Kept[] {
  const calm = unloaded(sentence);
  const end = calm.endsWith('?') ? '?' : '.';
  const parts = isSharp(calm)
    ? calm.split(JOINTS).filter((each) => canStand(each) && !isSharp(each))
    : [calm];
  return parts
    .map((part) => asSentence(part, /^(?:can|could|would|will|did|do|are|is)\b/i.test(part) ? '?' : end))
    .filter((text) => !isSharp(text) && /\p{L}{2}/u.test(text))
    .map((text) => ({ text, isFeeling: FEELING.test(lowered(text)) }));
}

interface Shortened {
  /** What is left for tonight. Empty if it would say too little. */
  shorter: string;
  /** The same with the writer's feelings, as they named them. */
  withFeelings: string;
}

function joined(kept: readonly Kept[]): string {
  const text = kept.map((each) => each.text).join(' ');
  return countTypedWords(text) < FEWEST_WORDS ? '' : text;
}

/** As few questions as can be answered, and only requests and facts if it would still be long. */
function forTonight(kept: readonly Kept[], long: number): Kept[] {
  let questions = 0;
  const few = kept.filter(({ text }) => !text.includes('?') || (questions += 1) <= MOST_QUESTIONS);
  if (countTypedWords(joined(few)) <= long) return few;
  const needed = few.filter(({ text }) => REQUEST.test(lowered(text)) || FACT.test(lowered(text)));
  return needed.length > 0 ? needed : few;
}

/**
 * A letter without its barbs, in its writer's words. Requests and facts stay, and nothing is added. To somebody with
 * whom one lives, feelings stay in the short one, too.
 * @param long number of words from which the short one is cut down to requests and facts
 */
export function shortened(letter: string, recipient: RehearsalRecipient, long: number): Shortened {
  const kept = sentencesIn(letter).flatMap(keptOf);
  const tonight = recipient === 'partner' ? kept : kept.filter(({ isFeeling }) => !isFeeling);
  return { shorter: joined(forTonight(tonight, long)), withFeelings: joined(kept) };
}

import { claimsFalsely } from './false-claims.js';
import { needsQuietLine } from './safety.js';
import type { Concern, Verdict } from './verdict.js';

/** Reason why a provider's reply is rejected. */
export type Fault = 'no number' | 'wrong number' | 'exercise' | 'false claim';

/** Numbers of which a reply about the concern must contain one, in exactly this form. */
const RIGHT_NUMBERS: Readonly<Record<Concern, readonly string[]>> = {
  suicide: ['988'],
  violence: ['1-800-799-7233'],
  'child-in-danger': ['1-800-422-4453'],
  'harming-others': ['1-800-799-7233', '1-800-422-4453'],
};

/**
 * All numbers in our own texts. A reply may contain no others, because a wrong digit would send a frightened
 * person nowhere.
 */
const KNOWN_NUMBERS: ReadonlySet<string> = new Set(
  [
    '1-800-799-7233',
    '1-800-422-4453',
    '1-800-222-1222',
    '1-800-272-3900',
    '1-800-426-2537',
    '1-800-697-3738',
    '1-800-662-4357',
    '1-800-677-1116',
    '1-800-784-8669',
    '1-800-852-8336',
    '1-833-852-6262',
    '1-844-762-8483',
    '1-800-843-5678',
    '1-866-331-9474',
    '1-866-488-7386',
    '1-866-662-1235',
    '1-877-565-8860',
  ].map(bareNumber),
);

/** Codes in our own texts, to which people send a text message. */
const KNOWN_CODES: ReadonlySet<string> = new Set(['741741', '88788', '678678', '839863', '22522']);

/** A phone number, also one with a digit too many. */
const PHONE_NUMBER = /(?<![\d-])(?:\+?\d{1,2}[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4,}/g;
/** A number of a hotline that lacks a digit. */
const SHORT_NUMBER = /(?<![\d-])(?:1[\s.-])?8\d{2}[.-]\d{3}[.-]\d{1,3}(?!\d)/g;
/** A toll-free number that ends in letters, as in 1-800-799-SAFE and 1-800-4-A-CHILD. */
const LETTERED_NUMBER =
  /(?<![\w-])(?:\+?1[\s.-]*)?\(?8\d{2}\)?[\s.-]+(?=[\dA-Z\s.-]*[A-Z]{3})[\dA-Z](?:[\s.-]?[\dA-Z]){6,}(?![a-z])/g;
/** Letters on the keys from 2 to 9. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
/**
 * A number of three digits that is to be called, as in "call 911 now" and "llama al 112", but not "text 100
 * friends".
 */
const SHORT_CALL =
  /\b(?:call|dial|ring|text|ll[aá]m[ae](?:r|les?)?|m[aá]r(?:ca|que)(?:r)?)(?:\s+(?:or|o)\s+\p{L}+)?\s+(?:(?:al?|el|the|to)\s+)?\**(\d{3})(?![\d-]|[.,:]\d|\s+\p{L}+s\b)/giu;
const KNOWN_SHORT: ReadonlySet<string> = new Set(['911', '988', '211']);
/** Hyphens and dashes that look like the one in our numbers. */
const DASHES = /[\u2010-\u2015\u2212]/g;

/** The code to which a text message is sent, as in "text HOME to 741741" and "manda HOLA al 741741". */
const CODE = /\b(?:text|send|manda|mandar|env[ií]a|escribe)\b[^.!?\n\d]{0,40}\b(\d{5,8})(?![\d-])/gi;

/** Digits of a phone number without the country's 1. */
function bareNumber(number: string): string {
  return number
    .replace(/[A-Z]/g, (letter) => String(KEYS.findIndex((letters) => letters.includes(letter)) + 2))
    .replace(/\D/g, '')
    .replace(/^1(?=\d{9,}$)/, '');
}

/**
 * A provider's words with plain hyphens. Some models write others, and a number with those cannot be tapped.
 */
export const withPlainHyphens = (text: string): string => text.replaceAll(/[\u2010\u2011]/g, '-');

const MODULE_LINK = '/modules/';

/** Patterns of activities for couples, or of seeing both sides. Breathing out slowly is none of them. */
const EXERCISES: readonly RegExp[] = [
  /\b(?:couples?|communication|trust|listening|bonding|connection|gratitude|appreciation)[- ](?:exercise|activity|ritual|practice|game|check-in)s?\b/i,
  /\b(?:an?|this|another|one|our|following|next|small|short|little|simple|quick) (?:\w+ ){0,2}(?:exercise|activity|ritual)\b/i,
  /\b(?:take|taking) turns\b(?! with (?:you|one|a|another|someone)\b)/i,
  /\b(?:each|both) of you (?:can |could )?(?:say|write|name|take|share|tell|list|answer|pick|choose)s?\b/i,
  /\b(?:date night|love languages?|active listening|(?:a|the|this|our) module)\b/i,
  /\bI[- ](?:statements?|messages?)\b/i,
  /\b(?:sit down|check in|time) (?:together|with (?:him|her|them|your (?:partner|husband|wife|spouse)))\b/i,
  /\b(?:set|start) (?:a|the) timer\b/i,
  /\b(?:both sides|your (?:own )?part in (?:it|this)|meet (?:him|her|them) halfway|find a compromise)\b/i,
  /\b(?:un|este|otro|el|siguiente) (?:\w+ )?(?:ejercicio|ritual)\b/i,
  /\b(?:por turnos|cada uno de ustedes|ustedes dos|los dos juntos|noche de cita|el módulo|ambos lados)\b/i,
];
/** Words before an exercise that make it no offer, as in "I won't hand you an exercise". */
const IS_DENIED = /\b(?:not|no|never|without|instead of|nunca|sin|tampoco|en lugar de|en vez de)\b|n[’']t\b/i;
/** Words that make an exercise in the same sentence no offer, as in "I've set couple exercises aside". */
const IS_SET_ASIDE = /\b(?:set|setting|leave|leaving|put|putting)\b.*\baside\b|\bde lado\b/i;
const SENTENCE = /[^.!?\n]+/g;

/**
 * Finds what is wrong with a reply, or returns null. With a concern, a reply needs the right number and must
 * contain no other that we do not know, and no exercise. With a doubt, or a sign that belongs to a
 * professional, it needs no number. In any other conversation, only a hotline that we do not know is wrong: a
 * model may see a danger that nobody else has seen. Nowhere may the coach claim to be a person or a
 * therapist, or to keep a secret.
 */
export function faultIn(reply: string, verdict: Verdict): Fault | null {
  if (claimsFalsely(reply)) return 'false claim';
  const isForProfessional = verdict.kind === 'clear' && verdict.condition !== undefined;
  const isDoubtful = needsQuietLine(verdict) || isForProfessional;
  if (verdict.kind !== 'guarded' && !isDoubtful) return hasUnknownHotline(reply) ? 'wrong number' : null;
  if (hasExercise(reply)) return 'exercise';
  if (verdict.kind === 'guarded') return numberFaultIn(reply, verdict.concern);
  return hasOnlyKnownNumbers(reply) ? null : 'wrong number';
}

export function numberFaultIn(reply: string, concern: Concern): 'no number' | 'wrong number' | null {
  if (!RIGHT_NUMBERS[concern].some((number) => standsIn(reply, number))) return 'no number';
  return hasOnlyKnownNumbers(reply) ? null : 'wrong number';
}

export const hasOnlyKnownNumbers = (reply: string): boolean =>
  unknownNumbersIn(reply).length === 0 && !hasUnknownCode(reply);

/**
 * Whether a reply has a toll-free number or a code that we do not know. Other numbers may be the person's
 * own.
 */
const hasUnknownHotline = (reply: string): boolean =>
  unknownNumbersIn(reply).some((number) => /^1*8/.test(number)) || hasUnknownCode(reply);

/** Digits of the phone numbers that are not in our own texts. */
function unknownNumbersIn(reply: string): string[] {
  const text = reply.replaceAll(DASHES, '-');
  return [PHONE_NUMBER, SHORT_NUMBER, LETTERED_NUMBER]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => bareNumber(found)))
    .filter((number) => !KNOWN_NUMBERS.has(number));
}

const hasUnknownCode = (reply: string): boolean =>
  [...reply.matchAll(CODE)].some(([, code = '']) => !KNOWN_CODES.has(code)) ||
  [...reply.matchAll(SHORT_CALL)].some(([, number = '']) => !KNOWN_SHORT.has(number));

const standsIn = (reply: string, number: string): boolean =>
  new RegExp(`(?<![\\d-])${number}(?![\\d-]*\\d)`).test(reply);

/** Whether a reply offers an exercise. A link to a module always counts as one. */
export const hasExercise = (reply: string): boolean =>
  reply.includes(MODULE_LINK) ||
  [...reply.matchAll(SENTENCE)].some(([sentence]) => EXERCISES.some((each) => isOffered(sentence, each)));

function isOffered(sentence: string, exercise: RegExp): boolean {
  const at = sentence.search(exercise);
  return at >= 0 && !IS_DENIED.test(sentence.slice(0, at)) && !IS_SET_ASIDE.test(sentence);
}

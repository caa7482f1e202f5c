export interface Owner {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

const PRODUCT = 'anew';
/** Least number of letters. A shorter piece is part of too many words. */
const SHORTEST = 3;

/**
 * Words that someone who knows the person would try: the product's name, and names and address of the person,
 * whole and in pieces.
 */
export function ownWords({ email, firstName, lastName }: Owner): string[] {
  const whole = [firstName, lastName, email].filter((word) => typeof word === 'string').map(lowered);
  const pieces = whole.flatMap((word) => word.split(/[^\p{L}]+/u));
  return [...new Set([PRODUCT, ...whole, ...pieces])].filter((word) => word.length >= SHORTEST);
}

const lowered = (word: string): string => word.toLowerCase();

const COMMON = 'It is very close to a password that many people use.';
const REPEATS = 'It says the same thing over and over.';
const KEYBOARD = 'It follows the keys of a keyboard.';
const DATE = 'Dates and years are easy to guess.';
const NAME = 'Names are easy to guess.';

/** Reason why a password is easy to guess, by the warning of zxcvbn. */
const REASONS: Readonly<Record<string, string>> = {
  topTen: COMMON,
  topHundred: COMMON,
  common: COMMON,
  similarToCommon: COMMON,
  pwned: COMMON,
  simpleRepeat: REPEATS,
  extendedRepeat: REPEATS,
  sequences: 'It follows a simple order, like abc or 123.',
  straightRow: KEYBOARD,
  keyPattern: KEYBOARD,
  dates: DATE,
  recentYears: DATE,
  namesByThemselves: NAME,
  commonNames: NAME,
  userInputs: 'It has your own name or email address in it.',
};

/** @param warning of zxcvbn; null when it names no reason */
export function whyGuessable(warning: string | null): string {
  const reason = (warning === null ? undefined : REASONS[warning]) ?? 'It would be easy to guess.';
  return `${reason} Try four or more words that only make sense to you.`;
}

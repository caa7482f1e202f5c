import type { GoingOnCues, Kind, Listener } from '../phrases/going-on/going-on.js';
import { countWords } from '../sentences.js';
import { lettersAndDigits, unaccented } from '../terms.js';

/** Words above which a message says enough to be answered by itself. */
const MOST_WORDS = 16;
/** Words of the longest message that only says how old somebody is. */
const MOST_AGED = 10;
/** Kinds that say less about a message than an age in it. */
const SAYS_LESS: readonly Kind[] = ['plan', 'others-do'];
/** Last year of each age for which children are spoken to in a way of its own. */
const SMALL = 5;
const CHILD = 9;
const PRETEEN = 12;
/** Years between two children from which no one way suits both. */
const FAR_APART = 6;

/** How a message goes on with what was said before, or undefined if it is too long for that. */
export function kindOf(message: string, cues: GoingOnCues): Kind | undefined {
  const text = plain(message);
  const words = countWords(text);
  if (words > MOST_WORDS) return undefined;
  const found = cues.kinds.find(
    ({ signs, not, atMost = MOST_WORDS }) => words <= atMost && signs.test(text) && !not?.test(text),
  );
  const aged = words <= MOST_AGED ? ageIn(text, cues) : undefined;
  if (aged && (!found || SAYS_LESS.includes(found.kind))) return aged;
  return found?.kind ?? (message.trim().endsWith('?') ? 'asks' : 'told');
}

/** What a message says besides asking for something of one kind, and besides whom it is for. */
export function besides(message: string, kind: Kind, { kinds, listeners }: GoingOnCues): string {
  const signs = [
    ...kinds.filter((each) => each.kind === kind).map((each) => each.signs),
    ...listeners.map(([, sign]) => sign),
  ];
  return signs.reduce((text, sign) => text.replace(sign, ' '), plain(message)).trim();
}

/** Whether somebody only says thanks, in whatever words. */
export const isThanks = (message: string, cues: GoingOnCues): boolean =>
  !message.includes('?') && kindOf(message, cues) === 'thanks';

/** Whether a message can only be understood by what was said before. */
export const onlyGoesOn = (message: string, { goesOn }: GoingOnCues): boolean => goesOn.test(plain(message));

/** Whether a conversation was about an ex last, and not about a partner. */
function isAboutEx(written: readonly string[], { ex, partner }: GoingOnCues): boolean {
  const last = written.map(plain).findLast((text) => ex.test(text) || partner.test(text));
  return last !== undefined && !partner.test(last);
}

/**
 * Somebody other than the partner whom a message is about, by its own words or by those before it.
 * @param written what the person wrote before
 */
export function listenerIn(
  message: string,
  written: readonly string[],
  cues: GoingOnCues,
): Listener | undefined {
  const text = plain(message);
  const named = cues.listeners.find(([, signs]) => signs.test(text));
  if (named) return named[0];
  return !cues.partner.test(text) && isAboutEx(written, cues) ? 'ex' : undefined;
}

/** A message with the ex’s name in place of the “he” or “she” at its beginning, where the ex is meant. */
export function meantIn(message: string, written: readonly string[], cues: GoingOnCues): string {
  const { standsFor, theEx } = cues;
  const text = plain(message);
  if (!standsFor.test(text) || cues.partner.test(text) || !isAboutEx(written, cues)) return message;
  return text.replace(standsFor, theEx);
}

/** Whom a message speaks of first, as the words “him” and “his”. */
export function whoseIn(message: string, { him, her }: GoingOnCues): { them: string; their: string } {
  const text = plain(message);
  const [his, hers] = [him, her].map((each) => each.exec(text)?.index ?? Infinity);
  if (his === hers || his === undefined || hers === undefined) return { them: 'them', their: 'their' };
  return his < hers ? { them: 'him', their: 'his' } : { them: 'her', their: 'her' };
}

function ageIn(text: string, { aged, notAged, teens }: GoingOnCues): Kind | undefined {
  if (teens.test(text)) return 'teen';
  if (!aged.test(text) || notAged.test(text)) return undefined;
  const ages = [...text.matchAll(/\b([1-9]|1\d)\b/g)].map(([age]) => Number(age));
  const [least, most] = [Math.min(...ages), Math.max(...ages)];
  if (most - least >= FAR_APART) return 'mixed-ages';
  if (most <= SMALL) return 'small';
  if (most <= CHILD) return 'child';
  return most <= PRETEEN ? 'preteen' : 'teen';
}

const plain = (message: string): string => lettersAndDigits(unaccented(message));

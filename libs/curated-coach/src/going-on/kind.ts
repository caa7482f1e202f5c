import type { GoingOnCues, Kind } from '../phrases/going-on/going-on.js';
import { countWords } from '../sentences.js';
import { lettersAndDigits, unaccented } from '../terms.js';

/** Words above which a message says enough to be answered by itself. */
const MOST_WORDS = 16;
/** Words of the longest message that only says how old somebody is. */
const MOST_AGED = 10;
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
  if (aged && (!found || found.kind === 'plan')) return aged;
  return found?.kind ?? (message.trim().endsWith('?') ? 'asks' : 'told');
}

/** Whether somebody only says thanks, in whatever words. */
export const isThanks = (message: string, cues: GoingOnCues): boolean =>
  !message.includes('?') && kindOf(message, cues) === 'thanks';

/** Whether a message can only be understood by what was said before. */
export const onlyGoesOn = (message: string, { goesOn }: GoingOnCues): boolean => goesOn.test(plain(message));

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

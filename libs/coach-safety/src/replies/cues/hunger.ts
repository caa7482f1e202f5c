import { plain } from './plain-letters.js';
import { isNotEating } from './signs/eating-signs.js';
import { plainNumbers } from './signs/sign-finder.js';

const BLUE = /(?<!\p{L})(?:blue|bluish|purple|purplish|gr[ae]y|morad[oa]s?|azul(?:es|ad[oa]s?)?)(?!\p{L})/giu;
const LIPS =
  /(?<!\p{L})(?:lips?|mouth|nails|fingers?|fingertips|hands?|labios|boca|u[nñ]as|dedos|manos)(?!\p{L})/iu;
/** Beside these it is more than a body that has no fuel to keep warm. */
const GRAVE =
  /(?<!\p{L})(?:wak(?:e|es|ing)|woke|awake|rouse|breath\w*|pass(?:ed|es|ing) out|black(?:ed|s) out|faint\w*|unconscious|unresponsive|limp|floppy|collaps\w*|seiz\w*|chest|took|taken|pills?|swallow\w*|overdos\w*|pool|water|tub|drown\w*|chok\w*|fell|falls|hit|despiert\w*|respir\w*|desmay\w*|inconsciente|pastillas|ahog\w*|tom[oó]|reacciona|convulsion\w*|pecho|cay[oó])(?!\p{L})/iu;

/**
 * The message with “cold” in place of “blue” where somebody starves: then the body has no fuel to keep lips
 * and nails warm. That is for a doctor today, and no sign that somebody drowned or took something, unless
 * more stands besides.
 */
export function withoutBlueOfHunger(message: string): string {
  if (message.search(BLUE) < 0 || !LIPS.test(message) || GRAVE.test(message)) return message;
  return isNotEating(plainNumbers(message)) ? plain(message).replace(BLUE, 'cold') : message;
}

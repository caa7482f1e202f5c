import type { Findings } from './findings.js';
import type { FoundCues } from './found-cues.js';
import { hasChildSign } from './replies/cues/child-sign-cues.js';
import type { Danger } from './replies/cues/danger-cues.js';
import { hasDangerWord } from './replies/cues/danger-words.js';
import { isAttacked } from './replies/cues/dying-cues.js';
import { isDoneToWriter, necksIn } from './replies/cues/neck-cues.js';
import { isOwnAct } from './replies/cues/own-act-cues.js';
import { isOfGrownChild, namesChild, namesGrownUpOfTheirs } from './replies/cues/person-cues.js';
import { plain } from './replies/cues/plain-letters.js';
import { speaksOfUnborn } from './replies/cues/unborn-cues.js';
import { isThirdPersons } from './replies/cues/whose-cues.js';
import { type Concern, CONCERNS } from './verdict.js';

/** Dangers that are about a child as often as about a grown-up. */
const OF_ANYBODY: readonly Danger[] = ['shaken-baby', 'neck', 'gun', 'hostage'];

/** What somebody does with what is the writer's, and how the writer fears them. */
const MINE =
  /(?<!\p{L})(?:he|she|they|husband|wife|partner|ex|boyfriend|girlfriend|bf|gf) (?:\p{L}+ ){1,4}my (?:phone|texts?|pay|check|paycheck|money|card|keys|car|truck|miles|location|email|meds?|medicine|pills|papers|passport|arm|wrist|hair|face|friends|family|sister|mom)(?!\p{L})|(?<!\p{L})i(?:[’']?m| am| get| feel| was) (?:so |really |too |always |kind of |still )?(?:scared|afraid|terrified|frightened)(?!\p{L})|(?:scares|terrifies|frightens) me|me (?:da|dan) (?:mucho )?miedo|tengo (?:mucho )?miedo|me (?:quita|quito|revisa|reviso|esconde|escondio|controla|encierra|encerro|sigue|siguio|vigila|obliga|obligo|amenaza|amenazo)(?!\p{L})/iu;

/**
 * Concerns whose person stands in a message with something that is done to them, or by them. A score alone
 * says little about whom it is about: the words for a hurt child, a hurt partner and an angry writer are much
 * the same.
 */
export function toldOf(cues: FoundCues, { present }: Pick<Findings, 'present'>): Concern[] {
  const isTold: Readonly<Record<Exclude<Concern, 'suicide'>, (cues: FoundCues) => boolean>> = {
    'child-in-danger': isOfChild,
    violence: isOfGrownUp,
    'harming-others': ({ text }) => isOwnAct(text),
  };
  return CONCERNS.filter((each) => each === 'suicide' || present[each] !== undefined || isTold[each](cues));
}

/** Who stands in a message, where it matters whether a child may be asked about. */
export type Whose = 'child' | 'grown-up';

/** Whether a child stands in a message, or a grown-up, by age or at others’ mercy, and no child. */
export function whoseIn(cues: FoundCues): Whose | null {
  if (cues.areOnlyDependentsHurt || isOfGrownChild(cues.text)) return 'grown-up';
  return isOfChild(cues) && namesChild(cues.text) ? 'child' : null;
}

/** A baby that is not born yet is its mother's to be asked about. */
const isOfChild = ({ text, dangers }: FoundCues): boolean =>
  dangers.includes('shaken-baby') ||
  necksIn(text).includes('childs') ||
  (!speaksOfUnborn(text) && (namesChild(text) || hasChildSign(text)));

/** Whether something is done to the writer, or to another grown-up. */
export const isOfGrownUp = ({ text, dangers }: Pick<FoundCues, 'text' | 'dangers'>): boolean =>
  dangers.some((each) => !OF_ANYBODY.includes(each)) ||
  necksIn(text).some((each) => each === 'own' || each === 'others') ||
  isAttacked(text) ||
  MINE.test(plain(text)) ||
  isThirdPersons(text) ||
  (hasDangerWord(text) && (isDoneToWriter(text) || namesGrownUpOfTheirs(text)));

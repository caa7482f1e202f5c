import { mayAccuse } from './accusation.js';
import { isHeardOut, isSaid, keptToProfessional } from './after-professional.js';
import { freshest } from './freshest.js';
import { isBrushOff } from './replies/cues/brush-off-cues.js';
import { hasDangerWord } from './replies/cues/danger-words.js';
import { dangersAfter } from './replies/cues/dangers-after.js';
import { explainsAway } from './replies/cues/excuse-cues.js';
import { conditionsIn } from './replies/cues/professional-cues.js';
import { isIllFromDrink } from './replies/cues/signs/ill-signs.js';
import { ownerOf } from './replies/cues/signs/owner.js';
import { plainNumbers } from './replies/cues/signs/sign-finder.js';
import { professionalFirst } from './replies/professional.js';
import type { UnsureTexts } from './replies/unsure.js';
import { scan } from './scan.js';
import type { Concern } from './verdict.js';
import type { Doubtful } from './wording.js';

/**
 * Reply to a sign that belongs to a professional, where nothing but the classifier speaks for a danger. The help for
 * what it leans to follows in a line. The list is empty where there is no such sign, or where more speaks for the danger.
 */
export function insteadOfDoubt(
  leaning: Concern,
  doubtful: Doubtful,
  { questions, orRather }: UnsureTexts,
): string[] {
  const { or, concern, isWeak, language, turns, message } = doubtful;
  const isTold =
    concern !== null || dangersAfter(turns, message).length > 0 || scan(message).present.size > 0;
  if (isTold) return [];
  if (isToldAgain(doubtful)) return [keptToProfessional(doubtful) ?? []].flat();
  if (isHeardOut(turns) && bringsNoMore(doubtful)) return keptOn(leaning, doubtful);
  if (!isWeak && isAboutNewborn(leaning, message)) return [];
  const isIll = leaning !== 'suicide' && isIllFromDrink(plainNumbers(message));
  if (isWeak || isIll) return professionalFirst(message, language, null);
  const asked = askedDirectly(leaning, or, message);
  const question = asked === null ? null : freshest(questions[asked], turns);
  const paragraphs = professionalFirst(message, language, question);
  if (paragraphs.length === 0) return [];
  const named = [leaning, or].filter((each) => each !== null);
  const others = named.filter((each) => each !== asked && mayAccuse(each, doubtful));
  return [...paragraphs, ...others.map((each) => orRather[each])];
}

/**
 * Whether a message after such a sign tells no more of a danger than it did: what waves it off, what the classifier
 * doubts only weakly, and the same sign told on.
 */
function bringsNoMore({ isWeak, message, turns }: Doubtful): boolean {
  const [condition] = conditionsIn(message);
  if (condition !== undefined) return isSaid(condition, turns);
  return isWeak || wavesOff({ message, turns }) || !hasDangerWord(message);
}

const wavesOff = ({ message, turns }: Pick<Doubtful, 'message' | 'turns'>): boolean =>
  isBrushOff(message) || (explainsAway(message, turns) && !hasDangerWord(message));

/** The same sign once more, without a word of danger: nobody is given the same paragraph again. */
function isToldAgain({ message, turns }: Doubtful): boolean {
  const [condition] = conditionsIn(message);
  return condition !== undefined && isSaid(condition, turns) && !hasDangerWord(message);
}

/** Such a message is taken up, and whom to see named again, unless it plainly leans to suicide. */
function keptOn(leaning: Concern, doubtful: Doubtful): string[] {
  const mayBeSuicide = leaning === 'suicide' && !doubtful.isWeak && !wavesOff(doubtful);
  return mayBeSuicide ? [] : [keptToProfessional(doubtful) ?? []].flat();
}

/** What hands do to a baby, whoever's they are. */
const HANDLES =
  /(?<!\p{L})(?:squeez|sh(?:ak|ook)|grab|hit|hold(?:ing)? (?:him|her) down|thr[eo]w|toss|drop|bounc|jerk|yank|smother|pillow|slap|rough|crib|hands|apriet|apret|sacud|zarande|jal|avent|pellizc|manos)/iu;

/**
 * Whether a strong doubt may be about the baby itself. The low mood of a parent must not stand in place of the question
 * whether somebody hurts it.
 */
const isAboutNewborn = (leaning: Concern, message: string): boolean =>
  ['child-in-danger', 'harming-others'].includes(leaning) &&
  conditionsIn(message)[0] === 'after-birth' &&
  (ownerOf('after-birth', message) !== 'own' || HANDLES.test(message) || hasDangerWord(message));

/**
 * Concern that is asked about in spite of the sign: suicide, because it goes with all of them, and being hurt where
 * another drinks, because that goes with drinking.
 */
function askedDirectly(leaning: Concern, or: Concern | null, message: string): Concern | null {
  if (leaning === 'suicide' || or === 'suicide') return 'suicide';
  const isDrinking = conditionsIn(message)[0] === 'drinking';
  const isOwn = isDrinking && ownerOf('drinking', message) === 'own';
  return isDrinking && !isOwn && leaning !== 'harming-others' ? leaning : null;
}

import { mayAccuse } from './accusation.js';
import { isHeardOut, isSaid, keptToProfessional, stopsADrink } from './after-professional.js';
import { freshest } from './freshest.js';
import { isOwnMeansHeld } from './replies/cues/at-hand-cues.js';
import { isBrushOff } from './replies/cues/brush-off-cues.js';
import { hasDangerWord } from './replies/cues/danger-words.js';
import { dangersAfter } from './replies/cues/dangers-after.js';
import { speaksOfDying } from './replies/cues/dying-cues.js';
import { explainsAway } from './replies/cues/excuse-cues.js';
import { isArmedOrHidden } from './replies/cues/held-cues.js';
import { bringsNearer } from './replies/cues/nearness-cues.js';
import { conditionsIn } from './replies/cues/professional-cues.js';
import { isIllFromDrink } from './replies/cues/signs/ill-signs.js';
import { ownerOf } from './replies/cues/signs/owner.js';
import { plainNumbers } from './replies/cues/signs/sign-finder.js';
import { professionalFirst } from './replies/professional.js';
import type { UnsureTexts } from './replies/unsure.js';
import { scan } from './scan.js';
import type { Concern } from './verdict.js';
import type { Doubtful } from './wording.js';

/** Number of words from which a message may tell of several things. */
const STORY = 50;

/**
 * Reply to a sign that belongs to a professional, where nothing but the classifier speaks for a danger. The help for
 * what it leans to follows in a line. The list is empty where there is no such sign, or where more speaks for the danger.
 */
export function insteadOfDoubt(
  leaning: Concern,
  doubtful: Doubtful,
  { questions, orRather }: UnsureTexts,
): string[] {
  const { or, cameUp, isWeak, language, turns, message } = doubtful;
  const dangers = dangersAfter(message, turns).filter((each) => each !== 'gun' || !isOfTrauma(message));
  const isTold =
    cameUp !== null || dangers.length > 0 || scan(message).present.size > 0 || isOwnMeansHeld(message);
  if (isTold || (isArmedOrHidden(message) && !isOfTrauma(message))) return [];
  const mayDie = leaning === 'suicide' && mayMeanDying(message);
  if (isToldAgain(doubtful) || (stopsADrink(doubtful) && !mayDie))
    return [keptToProfessional(doubtful) ?? []].flat();
  if (isHeardOut(turns) && bringsNoMore(doubtful)) return keptOn(leaning, doubtful);
  if (!isWeak && isAboutNewborn(leaning, message)) return [];
  const isIll = leaning !== 'suicide' && isIllFromDrink(plainNumbers(message));
  if (isWeak || isIll) return professionalFirst(message, language, null);
  const asked = askedDirectly(leaning, or, message);
  const question = asked === null ? null : freshest(questions[asked], turns);
  const paragraphs = professionalFirst(message, language, question);
  if (paragraphs.length === 0) return [];
  const named = [leaning, or].filter((each) => each !== null);
  // That a child does not eat, or that a mother cries after a birth, is no sign that somebody hurts the child. A story may tell more.
  const [condition] = conditionsIn(message);
  const isOfBody = condition === 'not-eating' || (condition === 'after-birth' && !hasDangerWord(message));
  const isIllness = isOfBody && message.split(/\s+/u).length < STORY;
  const others = named.filter(
    (each) => each !== asked && mayAccuse(each, doubtful) && !(isIllness && each === 'child-in-danger'),
  );
  return [...paragraphs, ...others.map((each) => orRather[each])];
}

/** Whoever sleeps with a gun since the war is told to have it locked away, and whom to see. */
const isOfTrauma = (message: string): boolean => conditionsIn(message)[0] === 'trauma';

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

/** Such a message is taken up, and whom to see named again, unless it plainly leans to suicide and speaks of it. */
function keptOn(leaning: Concern, doubtful: Doubtful): string[] {
  const mayBeSuicide =
    leaning === 'suicide' && !doubtful.isWeak && !wavesOff(doubtful) && mayMeanDying(doubtful.message);
  return mayBeSuicide ? [] : [keptToProfessional(doubtful) ?? []].flat();
}

/** What hands do to a baby, whoever's they are. */
const HANDLES =
  /(?<!\p{L})(?:squeez|sh(?:ak|ook)|grab|hit|hold(?:ing)? (?:him|her) down|thr[eo]w|toss|drop|bounc|jerk|yank|smother|pillow|slap|rough|crib|hands|apriet|apret|sacud|zarande|jal|avent|pellizc|manos)/iu;

/**
 * Whether a strong doubt may be about the baby itself, since hands or a word of danger are told. The low mood of a parent must not
 * stand in place of the question whether somebody hurts it.
 */
const isAboutNewborn = (leaning: Concern, message: string): boolean =>
  ['child-in-danger', 'harming-others'].includes(leaning) &&
  conditionsIn(message)[0] === 'after-birth' &&
  (HANDLES.test(message) || hasDangerWord(message));

/** Where panic hits, people think that they die, and fear it, and hands go numb. */
const PANICS =
  /(?:think|thinking|thought|feel|feels|feeling|felt|swear|convinced|sure|like|afraid|scared)(?: like| that)? (?:i['’]?m|i am|i was|i will|i['’]?ll|im) (?:dying|(?:gonna |going to )?die)|(?:siento|creo|pienso|pens[eé]|miedo)(?: de)? que me (?:muero|voy a morir|mor[ií]a)|(?:hands?|arms?|fingers?|face|legs?|lips?|feet)(?: \p{L}+){0,2} numb/giu;

/** Whether a message has a word of dying, of a farewell or of means, and not only one of panic. */
const mayMeanDying = (message: string): boolean => {
  const isPanic = conditionsIn(message).includes('panic');
  const told = isPanic ? message.replace(PANICS, ' ') : message;
  return speaksOfDying(told) || bringsNearer(told);
};

/**
 * Concern that is asked about in spite of the sign: suicide, because it goes with all of them, where a word speaks for it and not only
 * the score; and being hurt where another drinks, because that goes with drinking.
 */
function askedDirectly(leaning: Concern, or: Concern | null, message: string): Concern | null {
  const isLeaning = leaning === 'suicide' || or === 'suicide';
  if (isLeaning && mayMeanDying(message)) return 'suicide';
  const isDrinking = conditionsIn(message)[0] === 'drinking';
  const isOwn = isDrinking && ownerOf('drinking', message) === 'own';
  return isDrinking && !isOwn && leaning !== 'harming-others' ? leaning : null;
}

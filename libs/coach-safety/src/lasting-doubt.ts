import { type Answer, isYesOrMaybe } from './answer.js';
import { isOneDoubtWith } from './conversation-doubt.js';
import type { Findings } from './findings.js';
import { isForeign } from './language.js';
import { isPresent } from './raised.js';
import type { Standing } from './standing.js';
import type { Concern } from './verdict.js';

/** A doubt: something may be wrong, but no phrase says so. */
export interface LastingDoubt extends Topic {
  /** Highest margin of what was asked about. */
  margin: number;
  /** Number of clear messages since. */
  cleared: number;
  /** Whether all that was asked about is probably harmless. */
  isWeak: boolean;
  /** Whether something was plainly suspicious, so that no exercise is given in this conversation any more. */
  isStrong: boolean;
  /** Whether suicide is among what was asked about since the doubt began. */
  mayBeSuicide: boolean;
  /** Whether the person has said no to the question about a doubt that is weak or may be about suicide. */
  isDenied: boolean;
}

/** What a doubt is about. */
interface Topic {
  /** Likely concern, or null if we cannot read the language. */
  leaning: Concern | null;
  /** Concern that is nearly as likely, or null. */
  or: Concern | null;
}

const CLEAR_TO_END = 2;
const MARGINS_KEPT = 3;
/** Margin from which a doubt in old findings, which do not say so, is not weak. */
const STRONG = 1.75;

/** Whether nothing has been asked about for so long that a doubt would have ended if it were not strong. */
export const rests = ({ cleared }: LastingDoubt): boolean => cleared >= CLEAR_TO_END;

type Doubted = Pick<Standing, 'doubt' | 'isDoubtful' | 'margins' | 'language'>;

/**
 * The doubt after a message.
 * @param heard answer to our question, or null if we have asked none
 */
export function nextDoubt(standing: Standing, findings: Findings, heard: Answer | null): Doubted {
  const { doubt, margins, language } = standing;
  const answer = doubt?.leaning ? heard : null;
  const asked = askedAbout(standing, findings, answer);
  return {
    doubt: asked ? renewed(standing, findings, asked) : doubt && doubtAfter(doubt, findings, answer),
    isDoubtful: asked !== null,
    margins: [...margins, findings.margin].slice(-MARGINS_KEPT),
    language: findings.language ?? language,
  };
}

/** What a message is asked about. */
interface Asked extends Topic {
  isAffirmed: boolean;
  /** Whether the message would not be asked about but for the doubt that stands. */
  isHalf: boolean;
}

function askedAbout(standing: Standing, findings: Findings, answer: Answer | null): Asked | null {
  const { concerns, doubt, margins } = standing;
  if (isForeign(findings.language)) return { leaning: null, or: null, isAffirmed: false, isHalf: false };
  const isAffirmed = isYesOrMaybe(answer);
  const isDoubted = isAffirmed || findings.level === 'unsure';
  const isHalf = !isDoubted && doubt !== null && isSignWithin(doubt, findings, answer);
  if (!isDoubted && !isHalf && !isOneDoubtWith(margins, findings.margin)) return null;
  const { leaning, or } = isAffirmed && doubt ? doubt : topicOf(doubt, findings);
  const isOpen = leaning === null || !isKnown(leaning, concerns, findings);
  return isOpen ? { leaning, or, isAffirmed, isHalf } : null;
}

/** The doubt once it is asked about. A half doubt makes it no graver, and brings it no further from its end. */
function renewed({ concerns, doubt }: Standing, findings: Findings, asked: Asked): LastingDoubt {
  const { leaning, or, isAffirmed, isHalf } = asked;
  const isWeakNow = isHalf || (isWeakIn(findings, concerns) && !isAffirmed);
  return {
    leaning,
    or,
    margin: Math.max(doubt?.margin ?? 0, findings.margin),
    cleared: isHalf && doubt ? doubt.cleared : 0,
    isWeak: isWeakNow && (doubt?.isWeak ?? true),
    isStrong: doubt?.isStrong === true || isStrongIn(findings),
    mayBeSuicide: doubt?.mayBeSuicide === true || leaning === 'suicide' || or === 'suicide',
    isDenied: false,
  };
}

/**
 * Topic of a message that is asked about. One that is no doubt by itself belongs to the doubt that stands. Suicide stays the
 * topic unless the new doubt is the graver one: who denies it often speaks of something else first.
 */
function topicOf(doubt: LastingDoubt | null, { level, margin, leaning, or = null }: Findings): Topic {
  if (!doubt?.leaning) return { leaning, or };
  if (level !== 'unsure') return { leaning: doubt.leaning, or: doubt.or };
  const isOther = doubt.leaning === 'suicide' && leaning !== 'suicide';
  return isOther && margin <= doubt.margin ? { leaning: 'suicide', or: leaning } : { leaning, or };
}

/**
 * Whether a message that would only get no exercise elsewhere is a sign within this doubt, such as the date that
 * somebody names after a “no”. Not where all that was asked about is probably harmless and nothing spoke for suicide.
 */
const isSignWithin = (
  { leaning, isWeak, mayBeSuicide }: LastingDoubt,
  { margin }: Findings,
  answer: Answer | null,
): boolean => leaning !== null && margin >= 0 && answer !== 'no' && (!isWeak || mayBeSuicide);

/** What is left of a doubt after a message that raises none. */
function doubtAfter(
  doubt: LastingDoubt,
  { level, answer: said }: Findings,
  answer: Answer | null,
): LastingDoubt | null {
  const { isWeak, isStrong, mayBeSuicide } = doubt;
  const isDenied = doubt.isDenied || ((isWeak || mayBeSuicide) && answer === 'no');
  const lasting = { ...doubt, isDenied };
  // People who think of suicide often deny it first, so a “no” brings such a doubt no nearer to its end.
  if (mayBeSuicide && said === 'no') return lasting;
  // Elsewhere a “no” to the question is clear by what it answers, although the word alone may score like a half doubt.
  if (level !== 'clear' && answer !== 'no') return lasting;
  const after = { ...lasting, cleared: doubt.cleared + 1 };
  return rests(after) && !isStrong ? null : after;
}

/** Whether a concern that came up leaves no doubt. Abuse that is over explains only what is said about it. */
const isKnown = (concern: Concern, concerns: Standing['concerns'], { past }: Findings): boolean =>
  isPresent(concerns.get(concern)) || (concerns.has(concern) && past.includes(concern));

/** A model's judgement, or a concern that came up before, makes a weak doubt a plain one. */
const isWeakIn = ({ isWeak, judged }: Findings, concerns: Standing['concerns']): boolean =>
  isWeak === true && (!judged || judged.verdict === 'clear') && concerns.size === 0;

/**
 * Whether the check itself, and not a model, plainly doubts a message: by its margin, or because a danger or a phrase
 * stands in it.
 */
const isStrongIn = ({ level, margin, isWeak }: Findings): boolean =>
  level === 'unsure' && margin >= 1 && (isWeak === false || margin >= STRONG);

import { type Answer, isYesOrMaybe } from './answer.js';
import { isOneDoubtWith } from './conversation-doubt.js';
import type { Findings } from './findings.js';
import { isForeign } from './language.js';
import { MARGIN } from './margins.js';
import { isPresent } from './raised.js';
import type { Standing } from './standing.js';
import { keptToTold, type Topic } from './topic.js';
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
  /** Whether more than a score spoke for it: a danger, a phrase, a word, a model, a “yes” or a concern. */
  isNamed: boolean;
  /** Whether whoever its likely concern is about stood in a message that was asked about. */
  isTold: boolean;
  /**
   * Whether a second message was suspicious by itself. Danger is often told in pieces, and two are no chance,
   * whoever says no.
   */
  isAgain: boolean;
  /**
   * Whether it rests on one short follow-up to harmless talk, which names nothing, and only asks on or has a
   * low score for something else than suicide.
   */
  isOnFollowUp: boolean;
  /** Whether suicide is among what was asked about since the doubt began. */
  mayBeSuicide: boolean;
  /**
   * Whether the person has said no to the question about a doubt that is weak, names no danger or may be
   * about suicide.
   */
  isDenied: boolean;
  /** Number of plain “no”s to it, which say nothing else. */
  denials: number;
}

const CLEAR_TO_END = 2;
const MARGINS_KEPT = 3;
/**
 * Margin below which a message that got no exercise was still harmless enough for short ones to follow it.
 */
const HARDLY = 0.25;
/** Sum of the margins from which a short message is heeded after one that was half suspicious. */
const BOTH = 1.5;

/** Whether nothing has been asked about for so long that a doubt would have ended if it were not strong. */
export const rests = ({ cleared }: LastingDoubt): boolean => cleared >= CLEAR_TO_END;

/**
 * Whether only scores speak for a doubt, none of them a high one, and nothing that was named. Of 305
 * conversations of people in danger 281 have a higher score, and of 32 everyday ones that were asked about 3.
 */
export const isScored = ({ leaning, isNamed, margin }: LastingDoubt): boolean =>
  leaning !== null && !isNamed && margin < MARGIN.high;

/** Whether nothing in a doubt was plainly suspicious, and it is not about suicide. */
const isLight = ({ isStrong, mayBeSuicide }: LastingDoubt): boolean => !isStrong && !mayBeSuicide;

type Doubted = Pick<Standing, 'doubt' | 'isDoubtful' | 'margins' | 'language'>;

/**
 * The doubt after a message.
 * @param heard answer to our question, or null if we have asked none
 */
export function nextDoubt(standing: Standing, findings: Findings, heard: Answer | null): Doubted {
  const { doubt, margins, language } = standing;
  const answer = doubt?.leaning && !isBesideTheQuestion(doubt, findings) ? heard : null;
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
  if (!isAffirmed && !saysEnough(standing, findings)) return null;
  const isHalf = !isDoubted && doubt !== null && isSignWithin(doubt, findings, answer);
  const isTogether = !(doubt && isScored(doubt)) && isOneDoubtWith(margins, findings.margin);
  if (!isDoubted && !isHalf && !isTogether) return null;
  if (isExcuseAmong(concerns, findings) && !isAffirmed) return null;
  const { leaning, or } = isAffirmed && doubt ? doubt : keptToTold(standing, findings);
  // What leans to suicide stays open below a topic that is known.
  const topics = findings.leaning === 'suicide' ? [leaning, or ?? leaning] : [leaning];
  const isOpen = topics.some((each) => each === null || !isKnown(each, concerns, findings));
  return isOpen ? { leaning, or, isAffirmed, isHalf } : null;
}

/**
 * Whether the score of a message may be heeded. A few words that name no danger, such as “hes 10”, are scored
 * high by chance, since they say little without what was said before. Where it may be about suicide, they are
 * heeded all the same. A short sentence such as “his mom gets weird when i show up” starts no doubt by a low
 * score after something harmless, and ends none.
 */
function saysEnough({ concerns, doubt, margins }: Standing, findings: Findings): boolean {
  const { margin, leaning } = findings;
  const [before] = margins.slice(-1);
  if (before === undefined || !isFollowUp(findings)) return true;
  const listensHarder = concerns.size > 0 || (doubt !== null && !(isScored(doubt) && isLight(doubt)));
  if (!isFragment(findings) && listensHarder) return true;
  const least = leaning === 'suicide' ? MARGIN.grave : MARGIN.high;
  if (!isFragment(findings))
    return margin >= least || (before >= MARGIN.gate && isAboveBoth(findings, before));
  if (doubt?.leaning) return doubt.mayBeSuicide && margin >= MARGIN.askedAbout;
  const isGrave = leaning === 'suicide' || (before >= MARGIN.gate && concerns.size === 0);
  return isGrave && margin >= MARGIN.grave;
}

const isAboveBoth = ({ level, margin, leaning }: Findings, before: number): boolean =>
  level === 'unsure' && (leaning === 'suicide' || before + margin >= BOTH);

const isFragment = (findings: Findings): boolean =>
  findings.isBrief === true && findings.isNamed === false && !isJudged(findings);

const isFollowUp = (findings: Findings): boolean =>
  (findings.isShort ?? findings.isBrief) === true && findings.isNamed === false && !isJudged(findings);

export const isJudged = ({ judged }: Findings): boolean => judged !== undefined && judged.verdict !== 'clear';

/**
 * Whether a message only plays down a concern that came up: what its few words lean to by chance is no new
 * topic.
 */
const isExcuseAmong = (concerns: Standing['concerns'], findings: Findings): boolean =>
  findings.isExcuse === true &&
  findings.isNamed === false &&
  !isJudged(findings) &&
  [...concerns.values()].some(isPresent);

/** Old findings do not say who stands in a message, so anybody may. */
const tells = ({ told }: Findings, concern: Concern | null): boolean =>
  told === undefined || concern === null || told.includes(concern);

/**
 * The doubt once it is asked about. A half doubt makes it no graver, and brings it no further from its end.
 */
function renewed(standing: Standing, findings: Findings, asked: Asked): LastingDoubt {
  const { concerns, doubt } = standing;
  const { leaning, or, isAffirmed, isHalf } = asked;
  const isWeakNow = isHalf || (isWeakIn(findings, concerns) && !isAffirmed);
  return {
    leaning,
    or,
    margin: Math.max(doubt?.margin ?? 0, findings.margin),
    cleared: isHalf && doubt ? doubt.cleared : 0,
    isWeak: isWeakNow && (doubt?.isWeak ?? true),
    isStrong: doubt?.isStrong === true || isStrongIn(findings, standing),
    isNamed: doubt?.isNamed === true || isAffirmed || concerns.size > 0 || isNamedIn(findings),
    isTold: (doubt?.leaning === leaning && doubt.isTold) || tells(findings, leaning),
    isAgain: doubt?.isAgain === true || (doubt?.leaning != null && findings.level === 'unsure'),
    isOnFollowUp: doubt === null && !isAffirmed && isOneFollowUp(standing, findings),
    mayBeSuicide: doubt?.mayBeSuicide === true || leaning === 'suicide' || or === 'suicide',
    isDenied: false,
    denials: 0,
  };
}

/**
 * Whether a message that would only get no exercise elsewhere is a sign within this doubt, such as the date
 * that somebody names after a “no”. Not where all that was asked about is probably harmless and nothing spoke
 * for suicide. Where only scores speak for the doubt, another low one is no sign, unless it names something:
 * whoever was asked by mistake would be asked again and again.
 */
const isSignWithin = (doubt: LastingDoubt, findings: Findings, answer: Answer | null): boolean =>
  doubt.leaning !== null &&
  findings.margin >= MARGIN.gate &&
  answer !== 'no' &&
  (!doubt.isWeak || doubt.mayBeSuicide) &&
  (!isScored(doubt) || isNamedIn(findings) || isHalfWay(doubt, findings));

const isHalfWay = ({ isStrong }: LastingDoubt, { margin, isPlainQuestion }: Findings): boolean =>
  isStrong && margin >= MARGIN.halfWay && isPlainQuestion !== true;

/** What is left of a doubt after a message that raises none. */
function doubtAfter(doubt: LastingDoubt, findings: Findings, answer: Answer | null): LastingDoubt | null {
  const { level, margin, answer: said, isAside, isOnlyNo } = findings;
  const { isWeak, mayBeSuicide, isNamed, isAgain } = doubt;
  const isHeard = answer === 'no' && (isWeak || mayBeSuicide || !(isNamed || isAgain));
  const denials = doubt.denials + (answer === 'no' && isOnlyNo === true ? 1 : 0);
  const isStrong = doubt.isStrong && !isTakenBack(doubt, denials);
  // Few words are not asked about, but where they are plainly suspicious, one “no” takes back no more.
  const isNamedNow = isNamed || (margin >= MARGIN.grave && answer !== 'no');
  const lasting = { ...doubt, isStrong, denials, isNamed: isNamedNow, isDenied: doubt.isDenied || isHeard };
  if (doubt.isOnFollowUp && !isNamedNow && denials > 0) return null;
  // People who think of suicide often deny it first, so a “no” brings such a doubt no nearer to its end, nor
  // do a few words that ask nothing.
  if (mayBeSuicide && (said === 'no' || isAside === true)) return lasting;
  if (isBesideTheQuestion(doubt, findings)) return lasting;
  // Elsewhere a “no” to the question is clear by what it answers, although the word alone may score like a
  // half doubt.
  if (level !== 'clear' && answer !== 'no') return lasting;
  const after = { ...lasting, cleared: doubt.cleared + 1 };
  return rests(after) && !isStrong ? null : after;
}

/**
 * Whether plain “no”s take the strength from a doubt, so that it ends like any other: only where one message
 * began it whose score was not high and that named nothing. Two are needed where it may be about suicide,
 * which people often deny at first. A high score is seldom wrong, and one casual “no” must not open an
 * exercise to somebody in danger: such a doubt rests to the end.
 */
const isTakenBack = ({ isNamed, isAgain, margin, mayBeSuicide }: LastingDoubt, denials: number): boolean =>
  !isNamed && !isAgain && margin < MARGIN.grave && denials >= (mayBeSuicide ? 2 : 1);

/**
 * Whether a message speaks only of the writer, as “I turned out fine” does, where a child or what somebody
 * did is asked about.
 */
const isBesideTheQuestion = (
  { leaning, isNamed, mayBeSuicide }: LastingDoubt,
  { isOfSelf }: Findings,
): boolean =>
  isOfSelf === true &&
  (leaning === 'child-in-danger' || leaning === 'harming-others' || (isNamed && !mayBeSuicide));

/** Whether a concern that came up leaves no doubt. Abuse that is over explains only what is said about it. */
const isKnown = (concern: Concern, concerns: Standing['concerns'], { past }: Findings): boolean =>
  isPresent(concerns.get(concern)) || (concerns.has(concern) && past.includes(concern));

/** A model's judgement, or a concern that came up before, makes a weak doubt a plain one. */
const isWeakIn = ({ isWeak, judged }: Findings, concerns: Standing['concerns']): boolean =>
  isWeak === true && (!judged || judged.verdict === 'clear') && concerns.size === 0;

/**
 * Whether the check itself, and not a model, plainly doubts a message: by its margin, or because a danger or
 * a phrase stands in it.
 */
const isStrongIn = (findings: Findings, standing: Standing): boolean =>
  findings.level === 'unsure' &&
  findings.margin >= MARGIN.askedAbout &&
  // Old findings do not say whether they are weak.
  (findings.isWeak === false || findings.margin >= MARGIN.direct) &&
  !(standing.margins.length > 0 && isFragment(findings)) &&
  !(isEveryday(standing) && isFollowUp(findings));

/** Whether nothing was told or doubted, and the first of the last messages was harmless, or hardly more. */
export const beganHarmlessly = ({ concerns, doubt, margins: [first] }: Standing): boolean =>
  first !== undefined && first < HARDLY && doubt === null && concerns.size === 0;

/** A longer one that only asks on is one, too, where it leans to no suicide. */
function isOneFollowUp(standing: Standing, findings: Findings): boolean {
  const { askedOn, isNamed, margin, leaning, or } = findings;
  if (!beganHarmlessly(standing) || isNamed !== false || isJudged(findings)) return false;
  const isAskedOn = askedOn !== undefined;
  if (leaning === 'suicide' || or === 'suicide') return isAskedOn && isFollowUp(findings);
  return isAskedOn || (isFollowUp(findings) && margin < MARGIN.grave);
}

/**
 * Whether all that was said lately is harmless, so that the score of a short sentence after it makes no doubt
 * strong.
 */
const isEveryday = ({ concerns, doubt, margins }: Standing): boolean =>
  margins.length > 0 && margins.every((margin) => margin < 0) && doubt === null && concerns.size === 0;

/** Old findings do not say whether anything was named, so it may have been. */
const isNamedIn = (findings: Findings): boolean => findings.isNamed !== false || isJudged(findings);

import { type Answer, isYesOrMaybe } from './answer.js';
import { isOneDoubtWith } from './conversation-doubt.js';
import { analyze, type Findings } from './findings.js';
import { concernSeenIn, withJudgement } from './judgement.js';
import { isForeign, type Language } from './language.js';
import { advance, isPresent, newlyRaised, type Raised } from './raised.js';
import { QUIET_LINES } from './replies/quiet-line.js';
import type { Tone } from './replies/tone.js';
import { asksOpenly } from './replies/weak-doubt.js';
import type { About } from './scan.js';
import type { JudgedTurn } from './turn.js';
import { type Concern, CONCERNS } from './verdict.js';

export interface Reply {
  concern: Concern;
  about: About;
  tone: Tone;
  /** Whether the message itself raises the concern. Otherwise it continues an earlier one. */
  isNew: boolean;
  /** Whether the concern came up in an earlier message. */
  isKnown: boolean;
}

/** State of a conversation after a user's message, and the replies that this message needs. */
export interface Standing {
  concerns: ReadonlyMap<Concern, Raised>;
  /** Concerns to reply to, the most urgent first. */
  replies: readonly Reply[];
  /** Present doubt, or null once it has ended. */
  doubt: LastingDoubt | null;
  /** Whether the last message itself caused the doubt, so that it is asked about. */
  isDoubtful: boolean;
  /** Concern that a model saw in the last message, or null. */
  seen: Concern | null;
  /** Margins of the person's last messages. */
  margins: readonly number[];
  /**
   * Whether an exercise would be too risky: for the last message, or for an earlier one after which only brief ones came.
   */
  isGated: boolean;
  /** Language of the last message. */
  language: Language;
  /** Whether a concern or a doubt came up, now or before. */
  isDelicate: boolean;
}

/** A doubt: something may be wrong, but no phrase says so. */
interface LastingDoubt {
  /** Likely concern, or null if we cannot read the language. */
  leaning: Concern | null;
  /** Concern that is nearly as likely, or null. */
  or: Concern | null;
  /** Number of clear messages since. */
  cleared: number;
  /** Whether all that was asked about is probably harmless. */
  isWeak: boolean;
  /** Whether suicide is among what was asked about since the doubt began. */
  mayBeSuicide: boolean;
  /** Whether the person has said no to the question about a doubt that is weak or may be about suicide. */
  isDenied: boolean;
}

const CLEAR_TO_END = 2;
const MARGINS_KEPT = 3;
/** Numbers that mark the concern of an old safety reply, in case today's phrases do not find its cause. */
const NUMBERS: readonly (readonly [string, Concern])[] = [
  ['741741', 'suicide'],
  ['1-800-799-7233', 'violence'],
  ['1-800-422-4453', 'child-in-danger'],
];

/** State of a conversation after its last message, computed from the findings in each message. */
export function standingAfter(turns: readonly JudgedTurn[], last: Findings): Standing {
  const { standing, asker } = replayed(turns);
  return next(standing, last, asker);
}

/**
 * Who has asked about danger: we, whose words are known, directly or about all concerns at once; or a provider, which
 * is told to ask while a doubt lasts.
 */
type Asker = 'us' | 'us-openly' | 'provider' | null;

/** State of a conversation after a turn, and who has asked about danger last. */
interface Moment {
  standing: Standing;
  asker: Asker;
}

/** State of a conversation after these turns. */
export const replayed = (turns: readonly JudgedTurn[]): Moment =>
  replay(turns).at(-1) ?? { standing: NOTHING_YET, asker: null };

/** State of a conversation after each of these turns. */
export function replay(turns: readonly JudgedTurn[]): Moment[] {
  let standing: Standing = NOTHING_YET;
  let asker: Asker = null;
  let before: string | null = null;
  const moments: Moment[] = [];
  for (const { role, content, source, findings } of turns) {
    if (role === 'user') {
      standing = next(standing, findings ?? analyze(content, before), asker);
      before = content;
    } else asker = askerOf({ source, content }, standing);
    if (source === 'safety' && standing.concerns.size === 0 && !standing.doubt)
      standing = { ...standing, concerns: raisedBy(content), isDelicate: true };
    moments.push({ standing, asker });
  }
  return moments;
}

function askerOf(
  { source, content }: Pick<JudgedTurn, 'source' | 'content'>,
  { concerns, doubt }: Standing,
): Asker {
  if (source === 'safety') return asksOpenly(content) ? 'us-openly' : 'us';
  // After a "no" a provider is told to ask nothing more, but that suicide may still be said.
  const mayHearYes = doubt !== null && (!doubt.isDenied || doubt.mayBeSuicide) && concerns.size === 0;
  return mayHearYes && source !== 'curated' ? 'provider' : null;
}

/** A provider may have asked whether the person is safe, so a "no" to it denies nothing. */
const heardAs = (answer: Answer, asker: Asker): Answer | null =>
  asker === null || (asker === 'provider' && answer === 'no') ? null : answer;

const NOTHING_YET: Standing = {
  concerns: new Map(),
  replies: [],
  doubt: null,
  isDoubtful: false,
  seen: null,
  margins: [],
  isGated: false,
  language: 'en',
  isDelicate: false,
};

function raisedBy(reply: string): ReadonlyMap<Concern, Raised> {
  const onlyAsks = QUIET_LINES.some((line) => reply.includes(line));
  const named = onlyAsks ? [] : NUMBERS.filter(([number]) => reply.includes(number));
  return new Map(named.map(([, concern]) => [concern, newlyRaised('self')]));
}

function next(standing: Standing, found: Findings, asker: Asker): Standing {
  const { concerns } = standing;
  const findings = withYes(withJudgement(found, standing), standing, asker);
  const answer = heardAs(findings.answer, asker);
  const doubt = asker === 'us-openly' ? askedOpenly(standing.doubt) : standing.doubt;
  // If suicide is among the concerns, a "no" answers the question about suicide.
  const answerTo = (concern: Concern): Answer | null =>
    concern === 'suicide' || !concerns.has('suicide') ? answer : null;
  const after = new Map(concerns);
  const replies: Reply[] = [];
  for (const concern of CONCERNS) {
    const isSuspected = isSuspectedIn(findings, concern, standing);
    const sign = { ...findings, answer: answerTo(concern), isSuspected };
    const { raised, tone } = advance(concern, concerns.get(concern), sign);
    if (raised) after.set(concern, raised);
    if (raised && tone)
      replies.push({
        concern,
        about: raised.about,
        tone,
        isNew: concern in findings.present,
        isKnown: concerns.has(concern),
      });
  }
  const doubted = nextDoubt(
    { ...standing, concerns: after, doubt },
    readAsNo(findings, standing, asker),
    answer,
  );
  const isDelicate = standing.isDelicate || after.size > 0 || doubted.doubt !== null;
  // A model's doubt and a foreign language have no margin.
  const isRisky = doubted.isDoubtful || findings.margin >= 0;
  const isGated = isRisky || (standing.isGated && findings.isBrief === true);
  return { concerns: after, replies, ...doubted, seen: concernSeenIn(findings), isGated, isDelicate };
}

/**
 * A doubt after the question that accuses nobody. A "yes" to that does not say who hurts whom, so the next question
 * is about being hurt, with a line for those who fear to hurt.
 */
const askedOpenly = (doubt: LastingDoubt | null): LastingDoubt | null =>
  doubt === null || doubt.isWeak || doubt.leaning !== 'harming-others'
    ? doubt
    : { ...doubt, leaning: 'violence', or: 'harming-others' };

/**
 * Whether something other than a phrase speaks for the concern now. A model sees the whole conversation each time, so
 * what it has seen in the message before already is no news.
 */
function isSuspectedIn(findings: Findings, concern: Concern, { seen }: Standing): boolean {
  if (findings.level === 'unsure' && findings.leaning === concern) return true;
  return concernSeenIn(findings) === concern && seen !== concern;
}

/**
 * Adds the concern that a plain doubt has asked about, if the answer is yes. The person has now said it, so it is
 * answered like one that a phrase has found. Only our direct question counts: after another reply, a "yes" may as well
 * mean that they are safe. A "maybe" is asked about again.
 */
function withYes(
  findings: Findings,
  { concerns, replies, doubt, isDoubtful }: Standing,
  asker: Asker,
): Findings {
  if (asker !== 'us' || !isDoubtful || replies.length > 0 || !doubt || doubt.isWeak) return findings;
  const { leaning, or } = doubt;
  if (findings.answer !== 'yes' || leaning === null || isPresent(concerns.get(leaning))) return findings;
  // The line below the question has asked about the other one. A yes may be meant for suicide, and then it must be met.
  const affirmed: Findings['present'] = or === 'suicide' ? { [or]: 'self' } : {};
  return { ...findings, present: { [leaning]: 'self', ...affirmed, ...findings.present } };
}

/**
 * Takes the suspicion from a message that only denies what we have just asked about, or repeats such a denial. It says
 * the words of our question, and asking again would quote a "no" as a sign of danger. What a model has seen in the
 * conversation stays.
 */
function readAsNo(findings: Findings, { isDoubtful, doubt }: Standing, asker: Asker): Findings {
  const isAnswer = isDoubtful && (asker === 'us' || asker === 'us-openly');
  const mayDeny = doubt !== null && doubt.leaning !== null && (isAnswer || doubt.isDenied);
  const isJudged = findings.judged !== undefined && findings.judged.verdict !== 'clear';
  if (!mayDeny || isJudged || findings.isOnlyNo !== true) return findings;
  return { ...findings, level: 'clear', margin: -1 };
}

function nextDoubt(
  { concerns, doubt, margins, language }: Standing,
  findings: Findings,
  heard: Answer | null,
): Pick<Standing, 'doubt' | 'isDoubtful' | 'margins' | 'language'> {
  const isUnread = isForeign(findings.language);
  const answer = doubt?.leaning ? heard : null;
  const isAffirmed = isYesOrMaybe(answer);
  const { leaning, or = null } = isAffirmed && doubt ? doubt : findings;
  const isRaised =
    isUnread || isAffirmed || findings.level === 'unsure' || isOneDoubtWith(margins, findings.margin);
  const isDoubtful = isRaised && (isUnread || leaning === null || !isKnown(leaning, concerns, findings));
  const shared = {
    isDoubtful,
    margins: [...margins, findings.margin].slice(-MARGINS_KEPT),
    language: findings.language ?? language,
  };
  if (isDoubtful) {
    const isWeak = isWeakIn(findings, concerns) && !isAffirmed && (doubt?.isWeak ?? true);
    const named = isUnread ? { leaning: null, or: null } : { leaning, or };
    const mayBeSuicide = doubt?.mayBeSuicide === true || Object.values(named).includes('suicide');
    return { ...shared, doubt: { ...named, cleared: 0, isWeak, mayBeSuicide, isDenied: false } };
  }
  return { ...shared, doubt: doubt && doubtAfter(doubt, findings, answer) };
}

/** What is left of a doubt after a message that raises none. */
function doubtAfter(
  doubt: LastingDoubt,
  { level, answer: said }: Findings,
  answer: Answer | null,
): LastingDoubt | null {
  const { isWeak, mayBeSuicide } = doubt;
  const isDenied = doubt.isDenied || ((isWeak || mayBeSuicide) && answer === 'no');
  const lasting = { ...doubt, isDenied };
  // People who think of suicide often deny it first, so a “no” brings such a doubt no nearer to its end.
  if (mayBeSuicide && said === 'no') return lasting;
  // Elsewhere a “no” to the question is clear by what it answers, although the word alone may score like a half doubt.
  if (level !== 'clear' && answer !== 'no') return lasting;
  const cleared = doubt.cleared + 1;
  return cleared >= CLEAR_TO_END ? null : { ...lasting, cleared };
}

/** Whether a concern that came up leaves no doubt. Abuse that is over explains only what is said about it. */
const isKnown = (concern: Concern, concerns: Standing['concerns'], { past }: Findings): boolean =>
  isPresent(concerns.get(concern)) || (concerns.has(concern) && past.includes(concern));

/** A model's judgement, or a concern that came up before, makes a weak doubt a plain one. */
const isWeakIn = ({ isWeak, judged }: Findings, concerns: Standing['concerns']): boolean =>
  isWeak === true && (!judged || judged.verdict === 'clear') && concerns.size === 0;

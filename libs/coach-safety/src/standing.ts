import { isSpared } from './accusation.js';
import type { Answer } from './answer.js';
import { analyze, type Findings } from './findings.js';
import { readAsNo, readInContext } from './in-context.js';
import { concernSeenIn } from './judgement.js';
import type { Language } from './language.js';
import { type LastingDoubt, nextDoubt, rests } from './lasting-doubt.js';
import { MARGIN } from './margins.js';
import { advance, isPresent, newlyRaised, type Raised } from './raised.js';
import { isCallAlone } from './replies/emergency.js';
import { QUIET_LINES } from './replies/quiet-line.js';
import type { Tone } from './replies/tone.js';
import { asksOfDeed } from './replies/unsure.js';
import { asksOpenly } from './replies/weak-doubt.js';
import type { About } from './scan.js';
import type { JudgedTurn } from './turn.js';
import { type Concern, CONCERNS } from './verdict.js';

/** A reply that a message needs, before its text is chosen. */
export interface ReplyDue {
  concern: Concern;
  about: About;
  tone: Tone;
  /** Whether the message itself raises the concern. Otherwise it continues an earlier one. */
  isNew: boolean;
  /**
   * Whether it is a new sign of an earlier one, though no phrase says so. About suicide the question is
   * repeated anyway.
   */
  isSign: boolean;
  /** Whether the concern came up in an earlier message. */
  isKnown: boolean;
}

/** State of a conversation after a user's message, and the replies that this message needs. */
export interface Standing {
  concerns: ReadonlyMap<Concern, Raised>;
  /** Concerns to reply to, the most urgent first. */
  replies: readonly ReplyDue[];
  /** Present doubt, or null once it has ended. A strong one only comes to rest. */
  doubt: LastingDoubt | null;
  /** What stood before the last message: a concern, or what the doubt leaned to. Null if nothing did. */
  topicBefore: Concern | null;
  /** Whether the last message itself caused the doubt, so that it is asked about. */
  isDoubtful: boolean;
  /** Concern that a model saw in the last message, or null. */
  seenByModel: Concern | null;
  /** Whether a grown-up, by age or at others’ mercy, was told of, who is no child from then on. */
  isOfGrownUp: boolean;
  /** Margins of the person's last messages. */
  margins: readonly number[];
  /**
   * Whether an exercise would be too risky: for the last message, for an earlier one after which only brief
   * ones came, or because a doubt was strong.
   */
  isGated: boolean;
  /** Language of the last message. */
  language: Language;
  /** Whether a concern or a doubt came up, now or before. */
  isDelicate: boolean;
}

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
 * Who has asked about danger: we, whose words are known, directly, about all concerns at once, or about something
 * else where the doubt is whether they hurt somebody; or a provider, which is told to ask while a doubt lasts.
 */
export type Asker = 'us' | 'us-openly' | 'us-aside' | 'provider' | null;

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
  if (source === 'safety' && isCallAlone(content)) return null;
  if (source === 'safety' && asksOpenly(content)) return 'us-openly';
  if (source === 'safety')
    return doubt?.leaning === 'harming-others' && !asksOfDeed(content) ? 'us-aside' : 'us';
  // After a "no" a provider is told to ask nothing more, but that suicide may still be said.
  const isAskedAbout = doubt !== null && !rests(doubt) && (!doubt.isDenied || doubt.mayBeSuicide);
  const mayHearYes = isAskedAbout && concerns.size === 0;
  return mayHearYes && source !== 'curated' ? 'provider' : null;
}

/** A provider may have asked whether the person is safe, so a "no" to it denies nothing. */
const heardAs = (answer: Answer, asker: Asker): Answer | null =>
  asker === null || (asker === 'provider' && answer === 'no') ? null : answer;

const NOTHING_YET: Standing = {
  concerns: new Map(),
  replies: [],
  doubt: null,
  topicBefore: null,
  isDoubtful: false,
  seenByModel: null,
  isOfGrownUp: false,
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
  const isOfGrownUp = standing.isOfGrownUp || found.whose === 'grown-up';
  const findings = readInContext(found, { ...standing, isOfGrownUp }, asker);
  const answer = heardAs(findings.answer, asker);
  const doubt = asker === 'us-openly' ? askedOpenly(standing.doubt) : standing.doubt;
  const { concerns, replies } = repliesTo(findings, { ...standing, doubt }, answer);
  const doubted = nextDoubt({ ...standing, concerns, doubt }, readAsNo(findings, standing, asker), answer);
  // A model's doubt and a foreign language have no margin.
  const isRisky = doubted.isDoubtful || findings.margin >= MARGIN.gate;
  const isHeld = doubted.doubt?.isStrong === true;
  return {
    concerns,
    replies,
    ...doubted,
    topicBefore: CONCERNS.find((each) => standing.concerns.has(each)) ?? standing.doubt?.leaning ?? null,
    seenByModel: concernSeenIn(findings),
    isOfGrownUp,
    isGated: isRisky || isHeld || (standing.isGated && findings.isBrief === true),
    isDelicate: standing.isDelicate || concerns.size > 0 || doubted.doubt !== null,
  };
}

/** The replies that a message needs, and the concerns once they are given. */
function repliesTo(
  findings: Findings,
  standing: Standing,
  answer: Answer | null,
): Pick<Standing, 'concerns' | 'replies'> {
  const { concerns, doubt } = standing;
  // If suicide is among the concerns, a "no" answers the question about suicide.
  const answerTo = (concern: Concern): Answer | null =>
    concern === 'suicide' || !concerns.has('suicide') ? answer : null;
  const after = new Map(concerns);
  const replies: ReplyDue[] = [];
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
        isSign: isSuspected && concern !== 'suicide',
        isKnown: concerns.has(concern),
      });
  }
  // A child that was asked about is not forgotten over what happens to somebody else.
  const isFirst = replies.length > 0 && concerns.size === 0;
  if (isFirst && isAboutChild(doubt) && !after.has('child-in-danger')) replies.push(FOR_THE_CHILD);
  return { concerns: after, replies };
}

const isAboutChild = (doubt: LastingDoubt | null): boolean =>
  doubt?.leaning === 'child-in-danger' && doubt.isTold && !doubt.isWeak;

const FOR_THE_CHILD: ReplyDue = {
  concern: 'child-in-danger',
  about: 'other',
  tone: 'alarm',
  isNew: false,
  isSign: false,
  isKnown: false,
};

/**
 * A doubt after the question that accuses nobody. A "yes" to that does not say who hurts whom, so the next
 * question is about being hurt, with a line for those who fear to hurt.
 */
const askedOpenly = (doubt: LastingDoubt | null): LastingDoubt | null =>
  doubt === null || doubt.isWeak || doubt.leaning !== 'harming-others'
    ? doubt
    : { ...doubt, leaning: 'violence', or: 'harming-others' };

/**
 * Whether something other than a phrase speaks for the concern now. A model sees the whole conversation each
 * time, so what it has seen in the message before already is no news.
 */
function isSuspectedIn(findings: Findings, concern: Concern, { seenByModel, concerns }: Standing): boolean {
  // Means that turn up later stay part of it, whatever else the words lean to and whoever owns them.
  if (concern === 'suicide' && findings.isNearer === true && isPresent(concerns.get(concern))) return true;
  // A model reads the whole conversation, so it finds what came up before in each message. Only suicide is
  // asked about again for that.
  if (concern === 'suicide' && concernSeenIn(findings) === concern && seenByModel !== concern) return true;
  const isPlayedDown = findings.isExcuse === true && findings.isNamed === false;
  if (findings.level !== 'unsure' || isPlayedDown) return false;
  if (concern === 'suicide') return findings.leaning === concern;
  // What is only half suspicious, or only asks, goes on about the concern. Suicide is asked about at any
  // doubt.
  const isPlain =
    (findings.isWeak === false || findings.isNamed === true) && findings.isPlainQuestion !== true;
  return isPlain && isSignOf(concern, findings, concerns);
}

/**
 * Whether a suspicious message belongs to a concern that came up. Whoever told of being hurt is not heard as
 * the one who hurts.
 */
const isSignOf = (concern: Concern, { leaning }: Findings, concerns: Standing['concerns']): boolean =>
  isPresent(concerns.get(concern)) &&
  (leaning === concern || (!isPresent(concerns.get(leaning)) && isSpared(leaning, concern)));

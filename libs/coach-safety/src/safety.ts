import { conditionSaid, keptToProfessional } from './after-professional.js';
import { inEmergency } from './emergency-verdict.js';
import { analyze, type Findings } from './findings.js';
import { isScored, type LastingDoubt, rests } from './lasting-doubt.js';
import { lastingReply } from './lasting-reply.js';
import { isPresent } from './raised.js';
import { withCare } from './replies/care.js';
import { speaksOfDying } from './replies/cues/dying-cues.js';
import { isNearerTo } from './replies/cues/nearness-cues.js';
import {
  ASK_BACK,
  DENIED,
  forProfessional,
  guardInstructions,
  HELD,
  IN_DOUBT,
  LEFT_OPEN,
} from './replies/instructions.js';
import { withQuietLine } from './replies/quiet-line.js';
import { whoCanSee } from './replies/who-can-see.js';
import { replay, replayed, type Standing, standingAfter } from './standing.js';
import { isOfAttack } from './topic.js';
import { type JudgedTurn, messagesOf, type Talk, type Turn } from './turn.js';
import { type Concern, CONCERNS, TEXT_ONLY, type Verdict } from './verdict.js';
import {
  type Doubtful,
  harmReply,
  type ReplyContext,
  replyToConcerns,
  replyToDoubt,
  replyToPastConcern,
  replyUnderConcern,
} from './wording.js';

/**
 * Decides whether we must answer the user's `message`, sent after `turns` (oldest first), and how. It
 * considers the whole conversation: a concern remains once it came up, and a doubt ends after two clear
 * messages, to which a denial of suicide does not belong. After a strong one there is still no exercise.
 */
export function judge(
  turns: readonly JudgedTurn[],
  message: string,
  findings: Findings = analyze(message, lastSaidBy(turns)),
): Verdict {
  const standing = standingAfter(turns, findings);
  const context = { message, turns, language: standing.language };
  const verdict = inEmergency(verdictOf(standing, context), standing, context);
  return 'text' in verdict && verdict.text !== null
    ? { ...verdict, text: withCare(verdict.text, { ...context, isSuspected: true }) }
    : verdict;
}

/** The person's last message. A short message that follows it is read together with it. */
export const lastSaidBy = (turns: readonly Turn[]): string | null => messagesOf(turns).at(-1) ?? null;

function verdictOf(standing: Standing, talk: Talk): Verdict {
  const { concerns, replies, doubt, topicBefore, isDoubtful, language } = standing;
  const [first, ...others] = replies;
  const isSuspected = doubt !== null || concerns.size > 0;
  const context: ReplyContext = { ...talk, isSuspected, topicBefore };
  // No provider may be asked about a sign of harm: it could answer something else first.
  const harmed = harmReply(context);
  if (first)
    return {
      kind: 'answer',
      concern: first.concern,
      text: replyToConcerns(first, others, context),
      language,
    };
  const concern = mostUrgent(concerns);
  if (concern && !isDoubtful) {
    const isPast = concerns.get(concern)?.isPast ?? false;
    if (harmed === null) return { kind: 'guarded', concern, isPast, language };
    return { kind: 'answer', concern, text: guardReply({ concern, isPast }, context), language };
  }
  const isNearer = doubt !== null && comesNearer(doubt, talk.message);
  if (doubt && (isDoubtful || isNearer || !rests(doubt)))
    return doubtVerdict(doubt, { isDoubtful, isNearer, harmed, cameUp: concern }, context);
  // The doubt may have ended by a "no", but not what was done to the body.
  if (harmed !== null) return { ...TEXT_ONLY, text: harmed, language };
  return clearVerdict(standing, talk);
}

/** Whether a message brings nearer what may be about suicide. */
function comesNearer(doubt: LastingDoubt, message: string): boolean {
  // After an attack, “it is quiet now” is no silence of somebody who may want to die.
  const isOfDying = !isOfAttack(doubt) || speaksOfDying(message);
  return doubt.mayBeSuicide && isOfDying && isNearerTo(message);
}

/** How a message stands to the doubt that lasts. */
interface InDoubt extends Pick<Doubtful, 'cameUp'>, Pick<Standing, 'isDoubtful'> {
  isNearer: boolean;
  /** Reply to a sign of harm, if the message has one. */
  harmed: string | null;
}

function doubtVerdict(
  doubt: LastingDoubt,
  { isDoubtful, isNearer, harmed, cameUp }: InDoubt,
  context: ReplyContext,
): Verdict {
  const { leaning, isDenied, isWeak, mayBeSuicide } = doubt;
  const isPlainNow = isNearer && isWeak && context.turns.length > 0;
  const asked = isDoubtful && !isPlainNow ? doubt : NEARER;
  return {
    kind: 'unsure',
    text: isDoubtful || isNearer ? replyToDoubt({ ...asked, ...context, cameUp }) : harmed,
    leaning,
    isDenied,
    isWeak,
    isScored: cameUp === null && isScored(doubt),
    mayBeSuicide,
    language: context.language,
  };
}

/** What a message is asked about that would be clear elsewhere, but brings nearer what may be about suicide. */
const NEARER = { leaning: 'suicide', or: null, isWeak: false } as const;

function clearVerdict({ doubt, isGated }: Standing, { message, turns, language }: Talk): Verdict {
  const condition = conditionSaid(message, turns);
  return {
    kind: 'clear',
    asksBack: isGated,
    isHeld: doubt !== null,
    isScored: doubt !== null && isScored(doubt),
    leaning: doubt?.leaning ?? null,
    ...(condition && { condition }),
    language,
  };
}

/** Reply to a message that raises nothing new after a concern. */
const guardReply = (
  { concern, isPast }: Pick<Verdict & { kind: 'guarded' }, 'concern' | 'isPast'>,
  context: ReplyContext,
): string => (isPast ? replyToPastConcern(concern, context) : replyUnderConcern(concern, context));

/** The most urgent concern that came up. One that is over is heeded only if none is present. */
function mostUrgent(concerns: Standing['concerns']): Concern | null {
  const raised = CONCERNS.filter((each) => concerns.has(each));
  const present = raised.filter((each) => isPresent(concerns.get(each)));
  // Whoever hurt a child is answered as the one who did it.
  const isOwn = present[0] === 'child-in-danger' && concerns.get('harming-others')?.about === 'self';
  return isOwn ? 'harming-others' : (present[0] ?? raised[0] ?? null);
}

/**
 * Whether a model's judgement could add anything. It cannot if a concern was found, or if the reply gives all
 * numbers in the person's own language.
 */
export const mayBeJudged = (verdict: Verdict): boolean =>
  verdict.kind !== 'answer' &&
  !(verdict.kind === 'unsure' && verdict.text !== null && verdict.leaning === null);

/**
 * Whether a concern or a doubt came up in these turns, so that the conversation's title must not repeat what
 * was said.
 */
export const isDelicate = (turns: readonly JudgedTurn[]): boolean => replayed(turns).standing.isDelicate;

/** The turns, each with whether an exercise about what was said up to there would be too risky. */
export function withGates<T extends JudgedTurn>(turns: readonly T[]): (T & { isGated: boolean })[] {
  const moments = replay(turns);
  return turns.map((turn, at) => ({ ...turn, isGated: moments[at]?.standing.isGated ?? false }));
}

/** Instructions that a provider gets besides the usual ones, or null for most conversations. */
export function instructionsUnder(verdict: Verdict): string | null {
  if (verdict.kind === 'guarded') return guardInstructions(verdict.concern);
  if (verdict.kind === 'unsure' && verdict.isDenied) return verdict.mayBeSuicide ? LEFT_OPEN : DENIED;
  if (verdict.kind === 'unsure') return IN_DOUBT;
  if (verdict.kind === 'clear' && verdict.isHeld) return HELD;
  if (verdict.kind === 'clear' && verdict.condition) return forProfessional(verdict.condition);
  return verdict.kind === 'clear' && verdict.asksBack ? ASK_BACK : null;
}

/** Whether the quiet line with the phone numbers must follow the reply. */
export const needsQuietLine = (verdict: Verdict): boolean =>
  verdict.kind === 'unsure' || (verdict.kind === 'clear' && verdict.asksBack);

/** Only a strong doubt comes to rest. */
const AT_REST = { isDenied: false, isWeak: false, mayBeSuicide: false } as const;

/** Whether a strong doubt rests, so that a reply of our own keeps to its topic. */
export const isHeld = (verdict: Verdict): verdict is Verdict & { kind: 'clear' } =>
  verdict.kind === 'clear' && verdict.isHeld;

/** Our own reply for when no provider can answer, or null if the curated coach may answer. */
export function fixedReply(verdict: Verdict, turns: readonly Turn[], message: string): string | null {
  const isSuspected = verdict.kind === 'unsure' || verdict.kind === 'guarded' || isHeld(verdict);
  const context: ReplyContext = { message, turns, language: verdict.language, isSuspected };
  const reply = replyUnder(verdict, context);
  return reply === null ? null : withCare(reply, context);
}

function replyUnder(verdict: Verdict, context: ReplyContext): string | null {
  if (verdict.kind === 'guarded') return guardReply(verdict, context);
  if (verdict.kind === 'unsure') return lastingReply(verdict, context);
  if (isHeld(verdict)) return lastingReply({ ...AT_REST, ...verdict }, context);
  return harmReply(context) ?? afterProfessional(context);
}

function afterProfessional(context: ReplyContext): string | null {
  const kept = keptToProfessional(context);
  const { message, language } = context;
  return kept && withQuietLine([...whoCanSee(message, language), kept].join('\n\n'), language);
}

import type { Findings } from './findings.js';
import { isJudged, type LastingDoubt, PLAINLY } from './lasting-doubt.js';
import { isPresent } from './raised.js';
import type { Standing } from './standing.js';
import type { Concern } from './verdict.js';

/** What a doubt is about. */
export interface Topic {
  /** Likely concern, or null if we cannot read the language. */
  leaning: Concern | null;
  /** Concern that is nearly as likely, or null. */
  or: Concern | null;
}

/** Margin by which a message that names no danger must be graver than the doubt that stands, to change its topic. */
const CLEARLY = 0.5;

/**
 * A message's findings, with what it leans to kept to what stands already, unless somebody else stands in it: “he hid under the bed
 * when he heard the truck”, after a child's burn, is about the child, however much like a partner's fear it is written. Suicide is
 * heard at any time.
 */
export function keptToPerson(findings: Findings, standing: Standing): Findings {
  const { leaning, or = null, told = [leaning] } = findings;
  const stands = standingTopic(standing, leaning);
  if (stands === null || stands === leaning || leaning === 'suicide') return findings;
  const isOpen = isPresent(standing.concerns.get(leaning)) || isJudged(findings) || told.includes(leaning);
  if (isOpen) return findings;
  return { ...findings, leaning: stands, or: or === 'suicide' ? or : null };
}

/** What was told before, or asked about plainly beside its person, other than suicide, or null. */
function standingTopic({ concerns, doubt }: Standing, leaning: Concern): Concern | null {
  if (doubt?.leaning === 'suicide') return null;
  // Nobody is taken for the one who hurts by a score.
  const isKept = doubt?.isTold === true || leaning === 'harming-others';
  if (doubt?.leaning && !doubt.isWeak && isKept) return doubt.leaning;
  return TOPICS.find((each) => isPresent(concerns.get(each))) ?? null;
}

/** What can be meant by a message that names nobody. Whoever did it is answered about that, and not about a child that somebody else hurts. */
const TOPICS: readonly Concern[] = ['harming-others', 'child-in-danger', 'violence'];

/** What somebody else does to the writer or to a child. */
const UNDER_ATTACK: readonly (Concern | null)[] = ['violence', 'child-in-danger'];

/** Whether a doubt is about what somebody else does, and more than a score speaks for it. */
export const isOfAttack = ({ leaning, isNamed }: LastingDoubt): boolean =>
  isNamed && UNDER_ATTACK.includes(leaning);

/**
 * Topic of a message that is asked about. Whoever tells, or has told, of violence is not asked about suicide first for a mere score, as
 * of “should I go out and say sorry”, but only for a word of dying. A high score puts suicide in the line below.
 */
export function keptToViolence({ concerns, doubt }: Standing, findings: Findings): Topic {
  const topic = topicOf(doubt, findings);
  if (topic.leaning !== 'suicide' || doubt?.leaning === 'suicide') return topic;
  if (findings.speaksOfDying !== false || isJudged(findings) || 'suicide' in findings.present) return topic;
  const told = UNDER_ATTACK.find((each) => each !== null && isPresent(concerns.get(each)));
  const doubted = doubt && isOfAttack(doubt) ? doubt.leaning : null;
  const leaning =
    told ?? doubted ?? (findings.isAttacked === true && findings.or === 'violence' ? 'violence' : null);
  return leaning === null ? topic : { leaning, or: findings.margin >= PLAINLY ? 'suicide' : null };
}

/**
 * The same before violence is heeded. A message that is no doubt by itself belongs to the doubt that stands. What names no danger
 * replaces it only if it is clearly graver, and suicide stays unless the new doubt is graver: who denies it often speaks of
 * something else first.
 */
function topicOf(
  doubt: LastingDoubt | null,
  { level, margin, leaning, or = null, isNamed, isNearer, told = [] }: Findings,
): Topic {
  // What people end their lives with belongs to the doubt about suicide, whatever else it leans to.
  if (doubt?.mayBeSuicide === true && isNearer === true && leaning !== 'suicide')
    return { leaning: 'suicide', or: leaning };
  if (!doubt?.leaning) return { leaning, or };
  if (level !== 'unsure') return { leaning: doubt.leaning, or: doubt.or };
  const isOther = leaning !== doubt.leaning;
  const isNews =
    isNamed === false
      ? margin > doubt.margin + CLEARLY
      : doubt.leaning !== 'suicide' || margin > doubt.margin;
  // Whoever has somebody to hurt in mind stays asked about that, unless they are hurt themselves.
  const isHarmKept = doubt.leaning === 'harming-others' && !(told.includes(leaning) && isNamed !== false);
  if (isOther && (!isNews || isHarmKept)) return { leaning: doubt.leaning, or: leaning };
  // Where both were told, both are asked about.
  return { leaning, or: isOther && isOfAttackOn(doubt) && or !== 'suicide' ? doubt.leaning : or };
}

const isOfAttackOn = ({ leaning, isWeak }: LastingDoubt): boolean =>
  !isWeak && UNDER_ATTACK.includes(leaning);

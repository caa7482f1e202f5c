import type { Findings } from './findings.js';
import type { LastingDoubt } from './lasting-doubt.js';
import { MARGIN } from './margins.js';
import { opensTopic } from './new-topic.js';
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

/**
 * Margin by which a message that names no danger must be graver than the doubt that stands, to change its
 * topic.
 */
const CLEARLY = 0.5;

/**
 * A message's findings, with what it leans to kept to what stands already, unless it opens another topic: “he
 * hid under the bed when he heard the truck”, after a child's burn, is about the child, however much like a
 * partner's fear it is written.
 */
export function keptToPerson(findings: Findings, standing: Standing): Findings {
  const { leaning, or = null } = findings;
  if (leaning === 'suicide') return findings;
  const stands = standingTopic(standing, leaning) ?? suicideTold(standing, findings);
  if (stands === null || stands === leaning || opensTopic(leaning, findings, standing)) return findings;
  return { ...findings, leaning: stands, or: or === 'suicide' ? or : null };
}

/**
 * Suicide, where it was told, no doubt asks about something else, and what is said now has only a low score or
 * what brings it nearer. It has no end, however often we asked in vain.
 */
function suicideTold({ concerns, doubt }: Standing, { margin, isNamed, isNearer }: Findings): Concern | null {
  if (doubt !== null || !isPresent(concerns.get('suicide'))) return null;
  return isNearer === true || (margin < MARGIN.grave && isNamed === false) ? 'suicide' : null;
}

/** What was told before, or asked about plainly beside its person, other than suicide, or null. */
function standingTopic({ concerns, doubt }: Standing, leaning: Concern): Concern | null {
  if (doubt?.leaning === 'suicide') return null;
  // Nobody is taken for the one who hurts, and no child for hurt, by a score.
  const isKept = doubt?.isTold === true || leaning === 'harming-others' || leaning === 'child-in-danger';
  if (doubt?.leaning && !doubt.isWeak && isKept) return doubt.leaning;
  return TOPICS.find((each) => isPresent(concerns.get(each))) ?? null;
}

/**
 * What can be meant by a message that names nobody. Whoever did it is answered about that, and not about a
 * child that somebody else hurts.
 */
const TOPICS: readonly Concern[] = ['harming-others', 'child-in-danger', 'violence'];

/** What somebody else does to the writer or to a child. */
const UNDER_ATTACK: readonly (Concern | null)[] = ['violence', 'child-in-danger'];

/** Whether a doubt is about what somebody else does, and more than a score speaks for it. */
export const isOfAttack = ({ leaning, isNamed }: LastingDoubt): boolean =>
  isNamed && UNDER_ATTACK.includes(leaning);

/**
 * Topic of a message that is asked about. Whoever tells, or has told, of what somebody does, or of what they
 * do themselves, is not asked about suicide first for a mere score, as of “should I go out and say sorry”. A
 * high score puts suicide in the line below.
 */
export function keptToTold(standing: Standing, findings: Findings): Topic {
  const { concerns, doubt } = standing;
  const topic = topicOf(standing, findings);
  if (topic.leaning !== 'suicide' || doubt?.leaning === 'suicide') return topic;
  if (opensTopic('suicide', findings, standing)) return topic;
  const told = TOPICS.find((each) => isPresent(concerns.get(each)));
  const doubted = doubt !== null && (doubt.isNamed || isPauseOf(doubt, findings)) ? doubt.leaning : null;
  const leaning =
    told ?? doubted ?? (findings.isAttacked === true && findings.or === 'violence' ? 'violence' : null);
  return leaning === null ? topic : { leaning, or: findings.margin >= MARGIN.grave ? 'suicide' : null };
}

/** Whether a message tells of a silence or a time after what somebody else does: then they have stopped, and nobody has died. */
const isPauseOf = ({ leaning, isWeak, mayBeSuicide }: LastingDoubt, { isNearer }: Findings): boolean =>
  isNearer === true && !isWeak && !mayBeSuicide && UNDER_ATTACK.includes(leaning);

/**
 * The same before what was told is heeded. A message that is no doubt by itself belongs to the doubt that
 * stands. What names no danger replaces it only if it is clearly graver, and suicide stays unless the new
 * doubt is graver: who denies it often speaks of something else first.
 */
function topicOf(standing: Standing, findings: Findings): Topic {
  const { doubt } = standing;
  const { level, margin, leaning, or = null, isNamed, isNearer, speaksOfDying } = findings;
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
  const isOpen = opensTopic(leaning, findings, standing);
  const isOnHarm = doubt.leaning === 'harming-others';
  // Whoever has somebody to hurt in mind stays asked about that, unless they are hurt themselves, or speak of
  // dying.
  if (isOther && isOnHarm && leaning === 'suicide' && speaksOfDying === true)
    return { leaning, or: doubt.leaning };
  const isHarmKept = isOnHarm && (leaning === 'suicide' || !isOpen || isNamed === false);
  const isNoChild = leaning === 'child-in-danger' && !isOpen;
  if (isOther && (!isNews || isHarmKept || isNoChild))
    return { leaning: doubt.leaning, or: isNoChild ? doubt.or : leaning };
  // Where both were told, both are asked about.
  return { leaning, or: isOther && isOfAttackOn(doubt) && or !== 'suicide' ? doubt.leaning : or };
}

const isOfAttackOn = ({ leaning, isWeak }: LastingDoubt): boolean =>
  !isWeak && UNDER_ATTACK.includes(leaning);

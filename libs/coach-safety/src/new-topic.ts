import type { Findings } from './findings.js';
import { isJudged } from './lasting-doubt.js';
import { MARGIN } from './margins.js';
import { isPresent } from './raised.js';
import type { Standing } from './standing.js';
import type { Concern } from './verdict.js';

/**
 * Whether a message may turn the talk to another concern than the one that stands. A score only guesses whom
 * a message is about, so whoever the new concern is about must stand in the message itself:
 *
 * - A child is asked about only where a child is in this message.
 * - Suicide is asked about only for a word of dying, of giving up or of taking leave in this message.
 * - Somebody who is hurt, or hurts, must be told of with what is done.
 * - A denial or an excuse opens nothing, except by a word of dying.
 * - Once a grown-up was told of who is no child by age or is at others’ mercy, “him” and “her” are that
 *   grown-up: see `ofGrownUp`.
 *
 * A phrase, a model and what came up before open their concern at any time.
 */
export function opensTopic(concern: Concern, findings: Findings, { concerns }: Standing): boolean {
  if (isJudged(findings) || concern in findings.present || isPresent(concerns.get(concern))) return true;
  if (concern === 'suicide') return findings.speaksOfDying !== false;
  const { told = [concern], isExcuse } = findings;
  return told.includes(concern) && isExcuse !== true;
}

/**
 * A message’s findings where a grown-up was told of. What they say of a child is about that grown-up, unless
 * a child stands in the message and is spoken of plainly.
 */
export function ofGrownUp(findings: Findings, isOfGrownUp: boolean): Findings {
  if (!isOfGrownUp) return findings;
  const { whose, present, leaning, or, told, margin } = findings;
  const { 'child-in-danger': childs, ...others } = present;
  if (whose === 'child' && (childs !== undefined || margin >= MARGIN.grave)) return findings;
  const ofThem = (concern: Concern): Concern => (concern === 'child-in-danger' ? 'violence' : concern);
  return {
    ...findings,
    present: childs === undefined ? others : { violence: childs, ...others },
    leaning: ofThem(leaning),
    or: or === 'child-in-danger' || or === ofThem(leaning) ? null : (or ?? null),
    ...(told ? { told: [...new Set(told.map(ofThem))] } : {}),
  };
}

import type { Doubt } from './classifier/doubt.js';
import type { Findings } from './findings.js';
import type { FoundCues } from './found-cues.js';
import { MARGIN } from './margins.js';
import { burnedBy } from './replies/cues/burned-cues.js';
import { isChildsDeed } from './replies/cues/child-deed-cues.js';
import type { Danger } from './replies/cues/danger-cues.js';
import { isAttacked } from './replies/cues/dying-cues.js';
import { necksIn } from './replies/cues/neck-cues.js';
import { isOwnAct } from './replies/cues/own-act-cues.js';
import { plain } from './replies/cues/plain-letters.js';
import { meansAtYoungEnd } from './replies/cues/young-end-cues.js';
import type { Standing } from './standing.js';
import type { Concern } from './verdict.js';

/** Dangers that stand in everyday messages, too, or may be a child's. */
const SAYS_LITTLE: readonly Danger[] = ['gun', 'pregnancy', 'shaken-baby', 'lured', 'neck', 'driven-drunk'];

/** A slap that is none. */
const KINDLY =
  /(?<!\p{L})slap\p{L}*\s+me\s+on\s+(?:the|my)\s+(?:back|butt|shoulder|knee)|high[-\s]+five|me\s+dio\s+(?:una\s+palmada|palmaditas)/iu;

/**
 * Concern that a message tells of, so that it is answered and not asked about, or null. No word is enough for
 * it, and no score: a deed and the one to whom it is done must stand in the message, and the classifier must
 * have hardly a doubt that it is meant so. Phrases find what is said in one breath (“he hit my son”), this
 * what is told in pieces (“he came back with loop marks. he’s 6”).
 */
export function toldDeed(cues: FoundCues, { level, leaning, margin }: Doubt): Concern | null {
  // Three roles tell of it, so that no score needs to be high.
  if (leaning === 'violence' && level === 'unsure' && cues.dangers.includes('forced-sex')) return leaning;
  if (meansAtYoungEnd(cues.text) !== null) return 'suicide';
  // A burn by somebody’s hand is told by what made it, or by its shape.
  const burned = burnedBy(cues.text);
  if (burned !== null && !burned.isOwnDeed) return burned.whose === 'childs' ? 'child-in-danger' : 'violence';
  // Of 1,540 everyday messages of batches 14 to 16 and of old conversations, none has it beside a danger, an
  // attack or a deed to a child.
  if (level !== 'unsure' || margin < MARGIN.high) return null;
  const isTold =
    (leaning === 'violence' && isDoneToGrownUp(cues)) ||
    (leaning === 'child-in-danger' && isDoneToChild(cues));
  return isTold ? leaning : null;
}

const isDoneToGrownUp = ({ text, dangers }: FoundCues): boolean =>
  (isAttacked(text) && !KINDLY.test(plain(text))) ||
  necksIn(text).includes('own') ||
  dangers.some((danger) => !SAYS_LITTLE.includes(danger));

/** Whoever did it is not answered as somebody who saw it. */
const isDoneToChild = ({ text, dangers, areOnlyGrownUpsStruck }: FoundCues): boolean =>
  !areOnlyGrownUpsStruck && !isOwnAct(text) && (dangers.includes('lured') || isChildsDeed(text));

/**
 * Whoever answers our direct question with another plain sign of the same has told it, and is not asked in
 * its twin. About suicide the question stays.
 */
export function withFurtherSign(
  findings: Findings,
  { doubt, isDoubtful, replies }: Standing,
  isAskedByUs: boolean,
): Findings {
  if (!isAskedByUs || !isDoubtful || replies.length > 0 || !doubt || doubt.isWeak) return findings;
  const { leaning } = doubt;
  if (leaning === null || leaning === 'suicide' || leaning !== findings.leaning) return findings;
  const { level, isWeak, isNamed, isExcuse, isPlainQuestion, answer } = findings;
  const isSign = level === 'unsure' && isWeak === false && isNamed === true && doubt.isNamed;
  const isDenied = isExcuse === true || answer === 'no' || isPlainQuestion === true;
  return isSign && !isDenied
    ? { ...findings, present: { [leaning]: 'self', ...findings.present } }
    : findings;
}

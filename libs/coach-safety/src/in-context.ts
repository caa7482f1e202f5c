import { isSpared } from './accusation.js';
import type { Findings } from './findings.js';
import { withJudgement } from './judgement.js';
import { beganHarmlessly } from './lasting-doubt.js';
import { MARGIN } from './margins.js';
import { ofGrownUp } from './new-topic.js';
import { isPresent } from './raised.js';
import type { Asker, Standing } from './standing.js';
import { withFurtherSign } from './told-deeds.js';
import { keptToPerson } from './topic.js';
import { CONCERNS } from './verdict.js';

/**
 * What was found in a message, as it is meant after what came before. The order counts, since each step reads
 * what the one before it has made of the message: whom it is about decides what it leans to, and that decides
 * whether it is a further sign of what we asked about.
 */
export function readInContext(found: Findings, standing: Standing, asker: Asker): Findings {
  const judged = withJudgement(ofGrownUp(asAskedOn(found, standing), standing.isOfGrownUp), standing);
  const signed = withFurtherSign(
    keptToPerson(judged, standing),
    standing,
    asker === 'us' || asker === 'us-aside',
  );
  return withYes(signed, standing, asker);
}

/**
 * After harmless talk a few words that only ask on about the matter are heard together with it. Where a
 * danger was told or doubted, they stay as suspicious as they are.
 */
function asAskedOn(found: Findings, standing: Standing): Findings {
  const { askedOn } = found;
  if (!askedOn || !beganHarmlessly(standing)) return found;
  const { level, margin } = askedOn.level === 'unsure' ? found : askedOn;
  // Half suspicious words of the message before are not counted twice.
  return level === 'unsure' ? found : { ...found, level, margin: Math.min(margin, MARGIN.gate) };
}

/**
 * Adds the concern that a plain doubt has asked about, if the answer is yes. The person has now said it, so
 * it is answered like one that a phrase has found. Only our direct question counts: after another reply, a
 * "yes" may as well mean that they are safe. A "maybe" is asked about again.
 */
function withYes(
  findings: Findings,
  { concerns, replies, doubt, isDoubtful }: Standing,
  asker: Asker,
): Findings {
  const isAside = asker === 'us-aside';
  if (!(asker === 'us' || isAside) || replies.length > 0 || !doubt || doubt.isWeak) return findings;
  const { leaning, or, isDenied } = doubt;
  // Whoever takes back a denial and names what it is about has said it, too.
  const isTold = findings.isNamed === true && findings.isBrief !== true;
  const isTakenBack = isDenied && leaning === 'suicide' && isTold;
  if (!isDoubtful && !isTakenBack) return findings;
  if (findings.answer !== 'yes' || leaning === null || isPresent(concerns.get(leaning))) return findings;
  if (CONCERNS.some((each) => isPresent(concerns.get(each)) && isSpared(leaning, each))) return findings;
  // The line below the question has asked about the other one. A yes may be meant for suicide, and then it
  // must be met.
  const affirmed: Findings['present'] = or === 'suicide' ? { [or]: 'self' } : {};
  // Nobody is taken for the one who hurts by a yes to anything but that very question.
  const told: Findings['present'] = isAside ? {} : { [leaning]: 'self' };
  return { ...findings, present: { ...told, ...affirmed, ...findings.present } };
}

/**
 * Takes the suspicion from a message that only denies what we have just asked about, or repeats such a
 * denial. It says the words of our question, or harmless ones beside them, and asking again would quote a
 * "no" as a sign of danger. What a model has seen in the conversation stays.
 */
export function readAsNo(findings: Findings, { isDoubtful, doubt }: Standing, asker: Asker): Findings {
  const isAnswer = isDoubtful && asker !== null && asker !== 'provider';
  const mayDeny = doubt !== null && doubt.leaning !== null && (isAnswer || doubt.isDenied);
  const isJudged = findings.judged !== undefined && findings.judged.verdict !== 'clear';
  if (!mayDeny || isJudged || findings.isOnlyNo !== true) return findings;
  return { ...findings, level: 'clear', margin: -1 };
}

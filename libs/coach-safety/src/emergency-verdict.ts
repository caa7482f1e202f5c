import { dangersIn } from './replies/cues/danger-cues.js';
import { emergenciesIn } from './replies/cues/emergency-cues.js';
import { necksIn } from './replies/cues/neck-cues.js';
import { emergencyParagraphs } from './replies/emergency.js';
import { lineElsewhere } from './replies/further-lines.js';
import { withQuietLine } from './replies/quiet-line.js';
import type { Standing } from './standing.js';
import { type Concern, CONCERNS, TEXT_ONLY, type Verdict } from './verdict.js';
import type { ReplyContext } from './wording.js';

/** What a verdict becomes while somebody must call 911 first. No provider is asked, and no question delays the call. */
export function inEmergency(
  verdict: Verdict,
  { concerns, replies }: Standing,
  context: ReplyContext,
): Verdict {
  const { language } = context;
  const paragraphs = emergencyParagraphs(context);
  const [call] = paragraphs;
  if (call === undefined) return verdict;
  const alone = withQuietLine([...paragraphs, ...lineElsewhere(context)].join('\n\n'), language);
  if (verdict.kind === 'answer') {
    // The emergency's own text gives the help for suicide. What else is told needs its answer, too.
    const isMore = replies.some(({ concern, isNew }) => isNew && !isInCall(concern, context));
    return { ...verdict, text: isMore ? `${call}\n\n${verdict.text}` : alone };
  }
  if (verdict.kind === 'unsure') return { ...verdict, text: alone };
  const concern = CONCERNS.find((each) => concerns.has(each));
  // An emergency outlasts the doubt with which it came.
  return concern === undefined
    ? { ...TEXT_ONLY, text: alone, language }
    : { kind: 'answer', concern, text: alone, language };
}

/**
 * Whether the emergency's own text is the answer to a concern. Where somebody is attacked, children in the house are there, too,
 * and the text about a child that somebody suspects to be hurt would lead away from the door.
 */
function isInCall(concern: Concern, { message }: ReplyContext): boolean {
  if (concern === 'suicide') return true;
  if (concern === 'child-in-danger' && isOfCar(message)) return true;
  return concern === 'child-in-danger' && isUnderAttack(message) && !isChildsBody(message);
}

const isOfCar = (message: string): boolean =>
  emergenciesIn(message).some((each) => each === 'hot-car' || each === 'heat');

const isUnderAttack = (message: string): boolean =>
  emergenciesIn(message).some((each) => ['breaking-in', 'held', 'held-other', 'overheard'].includes(each));

const isChildsBody = (message: string): boolean =>
  necksIn(message).includes('childs') || dangersIn(message).includes('shaken-baby');

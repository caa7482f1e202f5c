import { emergencyParagraphs } from './replies/emergency.js';
import { withQuietLine } from './replies/quiet-line.js';
import type { Standing } from './standing.js';
import { type Concern, CONCERNS, type Verdict } from './verdict.js';
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
  const alone = withQuietLine(paragraphs.join('\n\n'), language);
  if (verdict.kind === 'answer') {
    // The emergency's own text gives the help for suicide. What else is told needs its answer, too.
    const isMore = replies.some(({ concern, isNew }) => isNew && concern !== 'suicide');
    return { ...verdict, text: isMore ? `${call}\n\n${verdict.text}` : alone };
  }
  if (verdict.kind === 'unsure') return { ...verdict, text: alone };
  const concern = CONCERNS.find((each) => concerns.has(each));
  return concern === undefined
    ? { ...STANDING, text: alone, language }
    : { kind: 'answer', concern, text: alone, language };
}

/** An emergency outlasts the doubt with which it came. */
const STANDING = {
  kind: 'unsure',
  leaning: 'violence' satisfies Concern,
  isDenied: false,
  isWeak: false,
  mayBeSuicide: false,
} as const;

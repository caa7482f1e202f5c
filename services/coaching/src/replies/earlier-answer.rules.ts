import { quietLine } from '@anew/coach-safety/replies/quiet-line';
import { faultIn } from '@anew/coach-safety/reply-check';
import { needsQuietLine } from '@anew/coach-safety/safety';
import type { Verdict } from '@anew/coach-safety/verdict';
import { isVisible } from '@anew/contracts/trimmed';
import type { OwnMessage } from '../conversations/conversations.repository.js';

/** Whether a stored answer is worth keeping whole: it has reached its end, and there is something to read. */
export const isWhole = ({ cutOff, content }: Pick<OwnMessage, 'cutOff' | 'content'>): boolean =>
  !cutOff && isVisible(content);

/** Whether a reply lacks the quiet line with the numbers, and needs it. */
export const lacksQuietLine = (text: string, verdict: Verdict): boolean =>
  needsQuietLine(verdict) && !text.includes(quietLine(verdict.language));

/**
 * Whether an earlier answer may stay because a new one has come to no end. It may be from before what is known or checked
 * today.
 */
export const mayStay = (text: string, verdict: Verdict): boolean =>
  faultIn(text, verdict) === null && !lacksQuietLine(text, verdict);

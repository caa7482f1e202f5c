import { CHAT_MESSAGE_MAX } from '@anew/contracts/coaching/views';
import * as words from '@anew/words/coaching';
import type { SetStateAction } from 'react';
import { type Attempt, parseAttempt } from '#shared/lib/attempt';
import { isRecord } from '#shared/lib/is-record';

/** A message that is not sent yet, as it is stored. */
export interface Written {
  text: string;
  /** The last attempt to send just this text that is not known to have succeeded. */
  attempt?: Attempt;
}

export function parseWritten(stored: unknown): Written | null {
  // The text alone is what an earlier release has stored.
  if (typeof stored === 'string') return { text: stored };
  if (!isRecord(stored) || typeof stored.text !== 'string') return null;
  const attempt = parseAttempt(stored.attempt);
  return { text: stored.text, ...(attempt && { attempt }) };
}

/** Other words take the attempt away, because it holds the ones before, which somebody may want to leave no trace. */
export function rewritten(before: Written, next: SetStateAction<string>): Written {
  const text = typeof next === 'function' ? next(before.text) : next;
  return text === before.text ? before : { text };
}

/** The message for a text that is too long, or null. Texts are never cut off. */
export function tooLong(text: string): string | null {
  const over = text.trim().length - CHAT_MESSAGE_MAX;
  return over > 0 ? words.tooLong({ most: CHAT_MESSAGE_MAX, over }) : null;
}

/** The part of the draft that dictation added after the rest was sent. */
export function leftAfter(sent: string, draft: string): string {
  const text = draft.trim();
  return text.startsWith(sent) ? text.slice(sent.length).trim() : '';
}

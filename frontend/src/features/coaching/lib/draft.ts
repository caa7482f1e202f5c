import { CHAT_MESSAGE_MAX } from '@anew/contracts/coaching/views';
import * as words from '@anew/words/coaching';

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

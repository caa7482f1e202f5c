import { CHAT_MESSAGE_MAX } from '@anew/contracts/coaching/views';

/** The message for a text that is too long, or null. Texts are never cut off. */
export function tooLong(text: string): string | null {
  const over = text.trim().length - CHAT_MESSAGE_MAX;
  if (over <= 0) return null;
  const most = CHAT_MESSAGE_MAX.toLocaleString('en-US');
  return `A message holds ${most} characters; this one has ${over.toLocaleString('en-US')} more.`;
}

/** The part of the draft that dictation added after the rest was sent. */
export function leftAfter(sent: string, draft: string): string {
  const text = draft.trim();
  return text.startsWith(sent) ? text.slice(sent.length).trim() : '';
}

import type { OwnMessage } from '../conversations/conversations.repository.js';
import type { ProviderTurn } from '../providers/coach-provider.js';

/** Characters of earlier turns that are sent along as they are; about 6,000 tokens. */
export const WINDOW_CHARACTERS = 24_000;

/** Of what lies before the window, so much gathers before it is summarised again. */
export const SUMMARY_STEP_CHARACTERS = 6_000;

export interface Window {
  /** Begins with a user’s turn, as the providers ask. */
  turns: ProviderTurn[];
  /** What no longer fits, oldest first. */
  older: OwnMessage[];
}

/** The newest messages that fit, oldest first; always the last one. */
export function windowOf(messages: readonly OwnMessage[], characters = WINDOW_CHARACTERS): Window {
  let room = characters - (messages.at(-1)?.content.length ?? 0);
  let start = Math.max(0, messages.length - 1);
  while (start > 0 && room >= (messages[start - 1]?.content.length ?? 0)) {
    start -= 1;
    room -= messages[start]?.content.length ?? 0;
  }
  while (start < messages.length - 1 && messages[start]?.role !== 'user') start += 1;
  return {
    turns: merged(messages.slice(start)),
    older: messages.slice(0, start),
  };
}

/** Messages that got no answer stand next to one another; the providers want the roles to alternate. */
function merged(messages: readonly OwnMessage[]): ProviderTurn[] {
  const turns: ProviderTurn[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else turns.push({ role, content });
  }
  return turns;
}

import { isVisible } from '@anew/contracts/trimmed';
import type { OwnMessage } from '../conversations/conversations.repository.js';
import type { ProviderTurn } from '../providers/coach-provider.js';

/** Number of characters of earlier turns that are sent unchanged, about 6,000 tokens. */
export const WINDOW_CHARACTERS = 24_000;

/** Number of characters that collect before the window until they are added to the summary. */
export const SUMMARY_STEP_CHARACTERS = 6_000;

export interface Window {
  /** Turns to send. They begin with a user's turn, as the providers require. */
  turns: ProviderTurn[];
  /** Messages that do not fit, oldest first, without blank ones. */
  older: OwnMessage[];
}

/**
 * The newest messages that fit, oldest first. The last message is always included. Blank ones, such as replies that an
 * earlier release stored, are left out, because Anthropic refuses every request with an empty turn.
 */
export function windowOf(all: readonly OwnMessage[], characters = WINDOW_CHARACTERS): Window {
  const messages = all.filter(({ content }, index) => isVisible(content) || index === all.length - 1);
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

/** Merges messages of one side, such as those without an answer, because the providers require alternating roles. */
function merged(messages: readonly OwnMessage[]): ProviderTurn[] {
  const turns: ProviderTurn[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else turns.push({ role, content });
  }
  return turns;
}

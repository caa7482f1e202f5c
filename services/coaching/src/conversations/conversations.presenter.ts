import { callIn } from '@anew/coach-safety/call';
import type { ConversationSummary, Message, MessageSource } from '@anew/contracts/coaching/views';
import type { OwnConversation, OwnMessage } from './conversations.repository.js';

export function presentSummary({ id, title, updatedAt, hidden }: OwnConversation): ConversationSummary {
  return { id, title, updatedAt: updatedAt.toISOString(), ...(hidden && { hidden }) };
}

/** Number to call for a fixed answer to somebody in danger. */
export function presentCall(source: MessageSource | null, text: string): { call?: string } {
  const call = source === 'safety' ? callIn(text) : null;
  return call === null ? {} : { call };
}

export function presentMessage({ id, role, content, createdAt, source, cutOff }: OwnMessage): Message {
  return {
    id,
    role,
    content,
    timestamp: createdAt.toISOString(),
    source,
    ...(cutOff && { cutOff }),
    ...presentCall(source, content),
  };
}

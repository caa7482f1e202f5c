import { callIn } from '@anew/coach-safety/call';
import type { ConversationSummary, Message, MessageSource } from '@anew/contracts/coaching/views';
import type { OwnConversation, OwnMessage } from './conversations.repository.js';

export function presentSummary<Title = string>({
  id,
  title,
  updatedAt,
  hidden,
}: Omit<OwnConversation, 'userId' | 'title'> & { title: Title }): Omit<ConversationSummary, 'title'> & {
  title: Title;
} {
  return { id, title, updatedAt, ...(hidden && { hidden }) };
}

/** Number to call for a fixed answer to somebody in danger. */
export function presentCall(source: MessageSource | null, text: string): { call?: string } {
  const call = source === 'safety' ? callIn(text) : null;
  return call === null ? {} : { call };
}

/** A message with its text decrypted, and its time in ISO 8601. */
interface OpenedMessage extends Pick<OwnMessage, 'id' | 'role' | 'content' | 'source' | 'cutOff'> {
  createdAt: string;
}

export function presentMessage({ id, role, content, createdAt, source, cutOff }: OpenedMessage): Message {
  return {
    id,
    role,
    content,
    timestamp: createdAt,
    source,
    ...(cutOff && { cutOff }),
    ...presentCall(source, content),
  };
}

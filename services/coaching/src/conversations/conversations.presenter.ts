import type { Conversation, ConversationSummary, Message } from '@anew/contracts/coaching/views';
import type { OwnConversation, OwnMessage } from './conversations.repository.js';

export function presentSummary({ id, title, updatedAt, hidden }: OwnConversation): ConversationSummary {
  return { id, title, updatedAt: updatedAt.toISOString(), ...(hidden && { hidden }) };
}

export function presentMessage({ id, role, content, createdAt, source, cutOff }: OwnMessage): Message {
  return { id, role, content, timestamp: createdAt.toISOString(), source, ...(cutOff && { cutOff }) };
}

export function presentConversation(conversation: OwnConversation, messages: OwnMessage[]): Conversation {
  return { ...presentSummary(conversation), messages: messages.map(presentMessage) };
}

import type { Conversation, ConversationSummary, Message } from '@anew/contracts/coaching/views';
import type { ConversationEntity } from './conversation.entity.js';
import type { MessageEntity } from './message.entity.js';

export function presentSummary({ id, title, updatedAt }: ConversationEntity): ConversationSummary {
  return { id, title, updatedAt: updatedAt.toISOString() };
}

function presentMessage({ id, role, content, createdAt, source }: MessageEntity): Message {
  return { id, role, content, timestamp: createdAt.toISOString(), source };
}

export function presentConversation(
  conversation: ConversationEntity,
  messages: MessageEntity[],
): Conversation {
  return { ...presentSummary(conversation), messages: messages.map(presentMessage) };
}

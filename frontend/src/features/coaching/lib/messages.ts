import type { Message } from '@anew/contracts/coaching/views';
import { newRequestKey } from '#shared/lib/request-key';

/** A message as this page knows it, until the server's version replaces it. */
export function newMessage(role: Message['role'], content: string, over: Partial<Message> = {}): Message {
  const timestamp = new Date().toISOString();
  return { id: `here-${newRequestKey()}`, role, content, timestamp, source: null, ...over };
}

/** The last message, if it waits for an answer. */
export function unanswered(messages: readonly Message[]): Message | null {
  const last = messages.at(-1);
  return last?.role === 'user' ? last : null;
}

/** A question that is asked again because nobody answered it is in the list already. */
export function withQuestion(messages: readonly Message[], text: string): Message[] {
  if (unanswered(messages)?.content === text) return [...messages];
  return [...messages, newMessage('user', text)];
}

/** An answer that another tab asked for may be in the list already. */
export function withReply(messages: readonly Message[], reply: Message): Message[] {
  return [...messages.filter(({ id }) => id !== reply.id), reply];
}

/** The question that the message at this index answers. */
export function questionBefore(messages: readonly Message[], index: number): string | null {
  return messages.slice(0, index).findLast(({ role }) => role === 'user')?.content ?? null;
}

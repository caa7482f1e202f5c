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

/** A question that is asked again is in the list already. The answer that it had goes. */
export function withQuestion(messages: readonly Message[], text: string, again: boolean): Message[] {
  const before = again && isAnswered(messages, text) ? messages.slice(0, -1) : messages;
  if (unanswered(before)?.content === text) return [...before];
  return [...messages, newMessage('user', text)];
}

/** An answer that another tab asked for may be in the list already. */
export function withReply(messages: readonly Message[], reply: Message): Message[] {
  return [...messages.filter(({ id }) => id !== reply.id), reply];
}

/** The last question has this text, and an answer, whole or not. */
export const isAnswered = (messages: readonly Message[], text: string): boolean =>
  unanswered(messages) === null && unanswered(messages.slice(0, -1))?.content === text;

export function lastQuestion(messages: readonly Message[]): string | null {
  return messages.findLast(({ role }) => role === 'user')?.content ?? null;
}

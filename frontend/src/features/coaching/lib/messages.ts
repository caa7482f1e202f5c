import type { Message } from '@anew/contracts/coaching/views';
import { newRequestKey } from '../../../shared/lib/request-key';

/** The one that waits for an answer. */
export function unanswered(messages: readonly Message[]): Message | null {
  const last = messages.at(-1);
  return last?.role === 'user' ? last : null;
}

const here = () => `here-${newRequestKey()}`;

/** A question that is asked once more because nobody answered it stands there already. */
export function withQuestion(messages: readonly Message[], text: string): Message[] {
  if (unanswered(messages)?.content === text) return [...messages];
  const timestamp = new Date().toISOString();
  return [...messages, { id: here(), role: 'user', content: text, timestamp, source: null }];
}

export function replyOf(content: string, over: Partial<Message>): Message {
  return {
    id: here(),
    role: 'assistant',
    content,
    timestamp: new Date().toISOString(),
    source: null,
    ...over,
  };
}

/** What the message at this place answers. */
export function questionBefore(messages: readonly Message[], index: number): string | null {
  return messages.slice(0, index).findLast(({ role }) => role === 'user')?.content ?? null;
}

import type { Conversation, Message } from '@anew/contracts/coaching/views';

export const own = (content: string, id = `own-${content}`): Message => ({
  id,
  role: 'user',
  content,
  timestamp: '2026-01-10T10:00:00.000Z',
  source: null,
});

export const answer = (content: string, over: Partial<Message> = {}): Message => ({
  id: `answer-${content}`,
  role: 'assistant',
  content,
  timestamp: '2026-01-10T10:01:00.000Z',
  source: 'curated',
  ...over,
});

export const conversation = (id: string, over: Partial<Conversation> = {}): Conversation => ({
  id,
  title: `About ${id}`,
  updatedAt: '2026-01-10T10:01:00.000Z',
  messages: [own('Where do I begin?'), answer('With one breath.')],
  ...over,
});

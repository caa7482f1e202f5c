import type { BodyOf } from '@anew/contracts/http/map';
import { api } from './client';
import { pages } from './pages';
import { read } from './read';

export type ConversationChange = BodyOf<'PATCH /api/coaching/conversations/:id'>;

export const hiddenConversationPages = pages('/api/coaching/conversations', { hidden: true });
export const conversationQuery = (id: string) => read('/api/coaching/conversations/:id', { params: { id } });

/** Reads a conversation beside the cache. */
export const readConversation = (id: string, signal: AbortSignal) =>
  api.get('/api/coaching/conversations/:id', { params: { id }, signal });

export const changeConversation = (id: string, body: ConversationChange) =>
  api.patch('/api/coaching/conversations/:id', { params: { id }, body });

export const deleteConversation = (id: string) =>
  api.delete('/api/coaching/conversations/:id', { params: { id } });

import type { TextKind } from '@anew/contracts/journal/views';
import { api } from './client';

/** Nobody but the caller learns of it. Those that have come since the answer to `newsQuery` stay new. */
export const markSeen = (kind: TextKind, ids: string[]) =>
  api.post('/api/news/seen', { body: { area: kind, ids } });

/** Thanks the partner for one of their texts. A second time changes nothing. */
export const thank = (kind: TextKind, id: string) => api.post(`/api/${kind}/:id/thanks`, { params: { id } });

export const takeThanksBack = (kind: TextKind, id: string) =>
  api.delete(`/api/${kind}/:id/thanks`, { params: { id } });

/** Writes the caller's line back, or replaces it. */
export const sendReply = (kind: TextKind, id: string, text: string) =>
  api.put(`/api/${kind}/:id/reply`, { params: { id }, body: { text } });

export const deleteReply = (kind: TextKind, id: string) =>
  api.delete(`/api/${kind}/:id/reply`, { params: { id } });

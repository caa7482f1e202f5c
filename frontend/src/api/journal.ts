import type { BodyOf } from '@anew/contracts/http/map';
import type { TextKind } from '@anew/contracts/journal/views';
import { api } from './client';
import { pages } from './pages';
import { read } from './read';

export type AppreciationToSave = BodyOf<'POST /api/appreciation'>;
export type AppreciationWords = Omit<AppreciationToSave, 'changes'>;
export type SharingDecision = BodyOf<'POST /api/sharing/decide'>;

/** How many entries and appreciations are shown in short. */
const LATEST = { limit: 3 };

export const entryPages = pages('/api/journal');
export const latestEntriesQuery = read('/api/journal', { query: LATEST });
/** The whole list, however long. */
export const entriesQuery = read('/api/journal');
export const journalStatsQuery = read('/api/journal/stats');

export const appreciationPages = pages('/api/appreciation');
export const latestAppreciationsQuery = read('/api/appreciation', { query: LATEST });
/** The whole list, however long. */
export const appreciationsQuery = read('/api/appreciation');
export const appreciationStatsQuery = read('/api/appreciation/stats');
/** The caller's own appreciation of today. */
export const todaysAppreciationQuery = read('/api/appreciation/today');
/** What the partner wrote and the caller has not seen yet. */
export const newsQuery = read('/api/news');
export const undecidedSharingQuery = read('/api/sharing/undecided');

export const saveAppreciation = (body: AppreciationToSave) => api.post('/api/appreciation', { body });

export const decideSharing = (body: SharingDecision) => api.post('/api/sharing/decide', { body });

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

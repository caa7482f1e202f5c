import type { BodyOf } from '@anew/contracts/http/map';
import { withKey } from '#shared/lib/request-key';
import { api } from './client';
import { read } from './read';

export type NewEntry = BodyOf<'POST /api/journal'>;
export type EntryChange = BodyOf<'PUT /api/journal/:id'>;
export type AppreciationWords = BodyOf<'POST /api/appreciation'>;
export type SharingDecision = BodyOf<'POST /api/sharing/decide'>;

export const entriesQuery = read('/api/journal');
export const appreciationsQuery = read('/api/appreciation');
/** The caller's own appreciation of today. */
export const todaysAppreciationQuery = read('/api/appreciation/today');
export const undecidedSharingQuery = read('/api/sharing/undecided');

/** All attempts to send one entry carry the same `key`, so that it is published only once. */
export const publishEntry = (body: NewEntry, key: string) =>
  api.post('/api/journal', { body, headers: withKey(key) });

export const changeEntry = (id: string, body: EntryChange) =>
  api.put('/api/journal/:id', { params: { id }, body });

export const deleteEntry = (id: string) => api.delete('/api/journal/:id', { params: { id } });

export const saveAppreciation = (body: AppreciationWords) => api.post('/api/appreciation', { body });

export const decideSharing = (body: SharingDecision) => api.post('/api/sharing/decide', { body });

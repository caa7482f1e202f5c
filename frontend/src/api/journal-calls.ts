import type { BodyOf } from '@anew/contracts/http/map';
import { withKey } from '#shared/lib/request-key';
import { api } from './client';

export type NewEntry = BodyOf<'POST /api/journal'>;

export type EntryChange = BodyOf<'PUT /api/journal/:id'>;

/** All attempts to send one entry carry the same `key`, so that it is published only once. */
export const publishEntry = (body: NewEntry, key: string) =>
  api.post('/api/journal', { body, headers: withKey(key) });

/** The caller's own entries of this day and later ones. */
export const ownEntriesSince = (day: string) =>
  api.get('/api/journal', { query: { filter: 'mine', from: day } });

export const changeEntry = (id: string, body: EntryChange) =>
  api.put('/api/journal/:id', { params: { id }, body });

/** Deletes an entry, even if the page closes meanwhile. */
export const deleteEntry = (id: string) =>
  api.delete('/api/journal/:id', { params: { id }, keepalive: true });

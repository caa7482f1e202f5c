import { withKey } from '#shared/lib/request-key';
import { api } from './client';

/** Each request toggles the step. All attempts for one press carry the same `key`, so that a retry does not undo it. */
export const toggleAction = (slug: string, index: number, key: string) =>
  api.post('/api/modules/:slug/actions/:index/toggle', { params: { slug, index }, headers: withKey(key) });

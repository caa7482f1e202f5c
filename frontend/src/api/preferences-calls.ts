import type { BodyOf } from '@anew/contracts/http/map';
import { api } from './client';

export type PreferenceChanges = BodyOf<'PUT /api/preferences'>;

/** Changes only what it names, and answers with all preferences as they are then. */
export const changePreferences = (body: PreferenceChanges) => api.put('/api/preferences', { body });

/** The key never changes while the product runs. */
export const getPushKey = () => api.get('/api/push/key');

export const addPushSubscription = (body: BodyOf<'POST /api/push/subscriptions'>) =>
  api.post('/api/push/subscriptions', { body });

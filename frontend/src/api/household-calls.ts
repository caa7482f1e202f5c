import type { BodyOf } from '@anew/contracts/http/map';
import { api } from './client';

export type HouseholdAnswers = BodyOf<'PUT /api/household'>;
export type StoryAnswers = BodyOf<'PUT /api/profile/story'>;

/** The household as it is now, past the cache. */
export const readHousehold = () => api.get('/api/household');

/** Replaces the whole household: what is left out counts as not said. */
export const saveHousehold = (body: HouseholdAnswers) => api.put('/api/household', { body });

/** Replaces the whole story likewise. */
export const saveStory = (body: StoryAnswers) => api.put('/api/profile/story', { body });

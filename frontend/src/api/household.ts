import type { BodyOf } from '@anew/contracts/http/map';
import { api } from './client';
import { read } from './read';

export type HouseholdAnswers = BodyOf<'PUT /api/household'>;
export type StoryAnswers = BodyOf<'PUT /api/profile/story'>;

export const householdQuery = read('/api/household');
export const storyQuery = read('/api/profile/story');

/** Replaces the whole household: what is left out counts as not said. */
export const saveHousehold = (body: HouseholdAnswers) => api.put('/api/household', { body });

/** Replaces the whole story likewise. */
export const saveStory = (body: StoryAnswers) => api.put('/api/profile/story', { body });

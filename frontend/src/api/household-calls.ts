import type { BodyOf } from '@anew/contracts/http/map';
import { api } from './client';

/** Saves what is named, and answers with the whole household as it is by then. */
export const saveHousehold = (body: BodyOf<'PUT /api/household'>) => api.put('/api/household', { body });

/** Saves what is named of the story likewise. */
export const saveStory = (body: BodyOf<'PUT /api/profile/story'>) => api.put('/api/profile/story', { body });

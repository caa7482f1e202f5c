import type { BodyOf } from '@anew/contracts/http/map';
import { withKey } from '../shared/lib/request-key';
import { api } from './client';
import { read, strictRead } from './read';

export type ActivityFeedback = BodyOf<'POST /api/connection-activities/:activityId/complete'>;
export type RetreatInterest = BodyOf<'POST /api/retreat-interest'>;
export type FocusChoice = BodyOf<'POST /api/focuses'>;

export const todaysQuoteQuery = read('/api/quotes/today');
export const todaysQuestionQuery = read('/api/prompts/today');
export const todaysActivityQuery = read('/api/connection-activities/today');
export const modulesQuery = read('/api/modules');
export const moduleQuery = (slug: string) => read('/api/content/modules/:slug', { slug });
export const completionsQuery = (slug: string) => read('/api/modules/:slug/action-completions', { slug });
export const focusesQuery = strictRead('/api/focuses');

export const rateQuestion = (promptId: string, isUpvote: boolean) =>
  api.post('/api/prompts/:promptId/rate', { params: { promptId }, body: { isUpvote } });

export const completeActivity = (activityId: string, body: ActivityFeedback) =>
  api.post('/api/connection-activities/:activityId/complete', { params: { activityId }, body });

/** The server flips what it finds; the key is the same for the same press however often it is sent. */
export const toggleAction = (slug: string, index: number, key: string) =>
  api.post('/api/modules/:slug/actions/:index/toggle', { params: { slug, index }, headers: withKey(key) });

export const setFocus = (body: FocusChoice) => api.post('/api/focuses', { body });

export const deleteFocus = (moduleSlug: string) =>
  api.delete('/api/focuses/:moduleSlug', { params: { moduleSlug } });

export const expressInterest = (body: RetreatInterest) => api.post('/api/retreat-interest', { body });

import type { BodyOf } from '@anew/contracts/http/map';
import { queryOptions } from '@tanstack/react-query';
import { isMissing } from '#shared/api/http-error';
import { withKey } from '#shared/lib/request-key';
import { api } from './client';
import { pages } from './pages';
import { read, strictRead } from './read';

export type ActivityFeedback = BodyOf<'POST /api/connection-activities/:activityId/complete'>;
export type RetreatInterest = BodyOf<'POST /api/retreat-interest'>;
export type FocusChoice = BodyOf<'POST /api/focuses'>;

/** When a prefetch has found that a module does not exist, the screen does not ask for it again. */
const unlessMissing = ({ state }: { state: { error: Error | null } }) => !isMissing(state.error);

export const todaysQuoteQuery = read('/api/quotes/today');
export const todaysQuestionQuery = read('/api/prompts/today');
export const todaysActivityQuery = read('/api/connection-activities/today');
export const modulesQuery = read('/api/modules');
export const moduleQuery = (slug: string) =>
  queryOptions({ ...read('/api/content/modules/:slug', { params: { slug } }), retryOnMount: unlessMissing });
export const completionsQuery = (slug: string) =>
  queryOptions({
    ...read('/api/modules/:slug/action-completions', { params: { slug } }),
    retryOnMount: unlessMissing,
  });
export const partnerStepsQuery = (slug: string) =>
  read('/api/modules/:slug/partner-steps', { params: { slug } });
export const focusesQuery = strictRead('/api/focuses');

export const answeredQuestionPages = pages('/api/prompts/answered');

/** Saves an answer, or replaces it until both have answered. */
export const answerQuestion = (promptId: string, text: string) =>
  api.post('/api/prompts/:promptId/answer', { params: { promptId }, body: { text } });

export const passQuestion = (promptId: string) =>
  api.post('/api/prompts/:promptId/pass', { params: { promptId } });

export const askAnotherQuestion = () => api.post('/api/prompts/today/another');

export const replyToAnswer = (promptId: string, text: string) =>
  api.post('/api/prompts/:promptId/reply', { params: { promptId }, body: { text } });

export const rateQuestion = (promptId: string, isUpvote: boolean) =>
  api.post('/api/prompts/:promptId/rate', { params: { promptId }, body: { isUpvote } });

export const askAnotherActivity = () => api.post('/api/activities/today/another');

export const completeActivity = (activityId: string, body: ActivityFeedback) =>
  api.post('/api/connection-activities/:activityId/complete', { params: { activityId }, body });

/** Each request toggles the step. All attempts for one press carry the same `key`, so that a retry does not undo it. */
export const toggleAction = (slug: string, index: number, key: string) =>
  api.post('/api/modules/:slug/actions/:index/toggle', { params: { slug, index }, headers: withKey(key) });

export const setFocus = (body: FocusChoice) => api.post('/api/focuses', { body });

export const deleteFocus = (moduleSlug: string) =>
  api.delete('/api/focuses/:moduleSlug', { params: { moduleSlug } });

export const expressInterest = (body: RetreatInterest) => api.post('/api/retreat-interest', { body });

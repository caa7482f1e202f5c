import type { BodyOf } from '@anew/contracts/http/map';
import { api } from './client';

export type ActivityFeedback = BodyOf<'POST /api/connection-activities/:activityId/complete'>;

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

import type { BodyOf } from '@anew/contracts/http/map';
import type { AnsweredPrompt } from '@anew/contracts/content/answers';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isMissing } from '#shared/api/http-error';
import { withKey } from '#shared/lib/request-key';
import { api, open } from './client';
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
  queryOptions({ ...read('/api/content/modules/:slug', { slug }), retryOnMount: unlessMissing });
export const completionsQuery = (slug: string) =>
  queryOptions({ ...read('/api/modules/:slug/action-completions', { slug }), retryOnMount: unlessMissing });
export const focusesQuery = strictRead('/api/focuses');

interface AnsweredPage {
  questions: AnsweredPrompt[];
  /** Cursor of the next page, or null on the last one. */
  next: string | null;
}

/** Reads the cursor from the address of the next page in the `Link` header. */
function nextIn(link: string | null): string | null {
  const [, address] = /<([^>]+)>; rel="next"/.exec(link ?? '') ?? [];
  return address === undefined ? null : new URL(address, window.location.origin).searchParams.get('before');
}

async function readAnswered(before: string, signal: AbortSignal): Promise<AnsweredPage> {
  const query = before === '' ? {} : { before };
  const answer = await open('GET /api/prompts/answered', { query, signal });
  return { questions: (await answer.json()) as AnsweredPrompt[], next: nextIn(answer.headers.get('Link')) };
}

export const answeredQuestionsQuery = infiniteQueryOptions({
  queryKey: ['/api/prompts/answered'],
  queryFn: ({ pageParam, signal }) => readAnswered(pageParam, signal),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

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

export const completeActivity = (activityId: string, body: ActivityFeedback) =>
  api.post('/api/connection-activities/:activityId/complete', { params: { activityId }, body });

/** Each request toggles the step. All attempts for one press carry the same `key`, so that a retry does not undo it. */
export const toggleAction = (slug: string, index: number, key: string) =>
  api.post('/api/modules/:slug/actions/:index/toggle', { params: { slug, index }, headers: withKey(key) });

export const setFocus = (body: FocusChoice) => api.post('/api/focuses', { body });

export const deleteFocus = (moduleSlug: string) =>
  api.delete('/api/focuses/:moduleSlug', { params: { moduleSlug } });

export const expressInterest = (body: RetreatInterest) => api.post('/api/retreat-interest', { body });

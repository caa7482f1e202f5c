import type { BodyOf } from '@anew/contracts/http/map';
import { queryOptions } from '@tanstack/react-query';
import { resultsQuery, roundsQuery } from './assessment';
import { api } from './client';

/** Polling interval while results are awaited, in milliseconds. */
const RESULTS_POLL_MS = 5_000;

/** The results, polled until they exist. */
export const awaitedResultsQuery = queryOptions({
  ...resultsQuery,
  refetchInterval: ({ state }) => (state.data ? false : RESULTS_POLL_MS),
});

/**
 * The rounds, polled while the caller has answered the next round and its results are not there yet. Earlier results
 * stay in the answer meanwhile.
 */
export const awaitedRoundsQuery = queryOptions({
  ...roundsQuery,
  refetchInterval: ({ state }) => (state.data?.next.answeredAt ? RESULTS_POLL_MS : false),
});

export const submitAssessment = (responses: BodyOf<'POST /api/assessment/submit'>['responses']) =>
  api.post('/api/assessment/submit', { body: { responses } });

export const noteResultsSeen = () => api.post('/api/assessment/results/seen');

export const proposeRound = () => api.post('/api/assessment/rounds/propose');

export type TalkStart = BodyOf<'POST /api/talks'>;
export type TalkMoving = BodyOf<'POST /api/talks/:id/steps'>;
export type NewAgreement = BodyOf<'POST /api/agreements'>;
export type AgreementCheck = BodyOf<'POST /api/agreements/:id/check'>;

export const startTalk = (body: TalkStart) => api.post('/api/talks', { body });

export const moveTalk = (id: string, body: TalkMoving) =>
  api.post('/api/talks/:id/steps', { params: { id }, body });

export const makeAgreement = (body: NewAgreement) => api.post('/api/agreements', { body });

export const checkAgreement = (id: string, body: AgreementCheck) =>
  api.post('/api/agreements/:id/check', { params: { id }, body });

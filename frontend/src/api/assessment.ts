import type { BodyOf } from '@anew/contracts/http/map';
import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { read, strictRead } from './read';

/** Polling interval while results are awaited, in milliseconds. */
export const RESULTS_POLL_MS = 5_000;

/** A 401 is an error here: an ended session must not look like an assessment not taken. */
export const myResponsesQuery = strictRead('/api/assessment/my-responses');
export const resultsQuery = read('/api/assessment/results');
export const roundsQuery = strictRead('/api/assessment/rounds');
export const assessmentNewsQuery = read('/api/assessment/news');

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
  refetchInterval: ({ state }) =>
    state.data && state.data.rounds.length > 0 && state.data.next.answeredAt !== null
      ? RESULTS_POLL_MS
      : false,
});

export const submitAssessment = (responses: BodyOf<'POST /api/assessment/submit'>['responses']) =>
  api.post('/api/assessment/submit', { body: { responses } });

export const noteResultsSeen = () => api.post('/api/assessment/results/seen');

export const proposeRound = () => api.post('/api/assessment/rounds/propose');

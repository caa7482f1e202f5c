import type { BodyOf } from '@anew/contracts/http/map';
import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { read, strictRead } from './read';

/** Looked for again this often until the results are there. */
export const RESULTS_POLL_MS = 5_000;

/** A 401 is an error here: an ended session must not look like an assessment not taken. */
export const myResponsesQuery = strictRead('/api/assessment/my-responses');
export const resultsQuery = read('/api/assessment/results');
export const roundsQuery = strictRead('/api/assessment/rounds');
export const assessmentNewsQuery = read('/api/assessment/news');

/** The results, looked for until they exist. */
export const awaitedResultsQuery = queryOptions({
  ...resultsQuery,
  refetchInterval: ({ state }) => (state.data ? false : RESULTS_POLL_MS),
});

/** What is there stays; while one's own answers to a new round are in, its results are looked for. */
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

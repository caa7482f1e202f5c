import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { AssessmentNews, AssessmentResponses, AssessmentRounds } from '@anew/contracts/assessment/views';
import type { Couple, Member, User } from '@anew/contracts/identity/views';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';

/** Looked for again this often until the results are there. */
export const RESULTS_POLL_MS = 5_000;

export const currentUserQuery = queryOptions<User | null>({
  queryKey: ['/api/auth/user'],
  retry: false,
  refetchOnWindowFocus: true,
});

/** Lets a 401 through: it does not mean that there is no couple. */
export const currentCoupleQuery = queryOptions<Couple | null>({
  queryKey: ['/api/couples/current'],
  queryFn: ({ signal }) => http.get('/api/couples/current', signal),
});

export const membersQuery = queryOptions<Member[] | null>({ queryKey: ['/api/couples/members'] });

/** Lets a 401 through as well: an ended session must not look like an assessment not taken. */
export const myResponsesQuery = queryOptions<AssessmentResponses | null>({
  queryKey: ['/api/assessment/my-responses'],
  queryFn: ({ signal }) => http.get('/api/assessment/my-responses', signal),
});

export const resultsQuery = queryOptions<AssessmentResults | null>({
  queryKey: ['/api/assessment/results'],
  refetchInterval: ({ state }) => (state.data ? false : RESULTS_POLL_MS),
});

/** What is there stays; while one's own answers to a new round are in, its results are looked for. */
export const roundsQuery = queryOptions<AssessmentRounds>({
  queryKey: ['/api/assessment/rounds'],
  queryFn: ({ signal }) => http.get('/api/assessment/rounds', signal),
  refetchInterval: ({ state }) =>
    state.data && state.data.rounds.length > 0 && state.data.next.answeredAt !== null
      ? RESULTS_POLL_MS
      : false,
});

export const newsQuery = queryOptions<AssessmentNews | null>({ queryKey: ['/api/assessment/news'] });

import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type {
  AssessmentNews,
  AssessmentResponses,
  AssessmentRounds,
  NextRound,
} from '@anew/contracts/assessment/views';
import type { Couple, Member, User } from '@anew/contracts/identity/views';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { refusal } from '#shared/testing/answers';
import { maria, together } from '#shared/testing/people';
import { members, oneRound, round, submittedAt } from './fixtures';

/** The state of the fake server, and what it was asked. Tests may change it at any time. */
export interface Backend {
  user: User | null;
  couple: Couple;
  members: Member[];
  responses: AssessmentResponses | null;
  results: AssessmentResults | null;
  rounds: AssessmentRounds;
  news: AssessmentNews;
  /** Failed answers that replace the usual ones, by path. */
  failures: Map<string, () => Response>;
  submissions: unknown[];
  resultLooks: number;
  /** Number of times the results were marked as seen. */
  seen: number;
}

const PATHS = {
  '/api/auth/user': ({ user }: Backend) => user,
  '/api/couples/current': ({ couple }: Backend) => couple,
  '/api/couples/members': (backend: Backend) => backend.members,
  '/api/assessment/my-responses': ({ responses }: Backend) => responses,
  '/api/assessment/results': (backend: Backend) => {
    backend.resultLooks += 1;
    return backend.results;
  },
  '/api/assessment/rounds': (backend: Backend) => backend.rounds,
  '/api/assessment/news': (backend: Backend) => backend.news,
};

const SUBMIT = '/api/assessment/submit';

function submitHandler(backend: Backend) {
  return http.post(SUBMIT, async ({ request }) => {
    const body = (await request.json()) as { responses: Record<string, string> };
    backend.submissions.push(body);
    const failure = backend.failures.get(SUBMIT);
    if (failure) return failure();
    backend.responses = { responses: body.responses, submittedAt };
    return HttpResponse.json({ submittedAt }, { status: 202 });
  });
}

const first: NextRound = { number: 1, opensAt: null, proposal: null, answeredAt: null };

function roundHandlers(backend: Backend) {
  return [
    http.post('/api/assessment/results/seen', () => {
      backend.seen += 1;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/assessment/rounds/propose', () => {
      const failure = backend.failures.get('/api/assessment/rounds/propose');
      if (failure) return failure();
      const proposal = { proposedBy: maria.id, proposedAt: submittedAt };
      backend.rounds = { ...backend.rounds, next: { ...backend.rounds.next, proposal } };
      return HttpResponse.json(backend.rounds);
    }),
  ];
}

/** Answers over HTTP. By default Maria is signed in, in a couple with Sam, and has not answered yet. */
export function fakeBackend(server: SetupServer, known: Partial<Backend> = {}): Backend {
  const backend: Backend = {
    user: maria,
    couple: together,
    members,
    responses: null,
    results: null,
    rounds: known.results ? { ...oneRound, rounds: [round(1, known.results)] } : { rounds: [], next: first },
    news: { newResults: false, proposal: null },
    failures: new Map(),
    submissions: [],
    resultLooks: 0,
    seen: 0,
    ...known,
  };
  const reads = Object.entries(PATHS).map(([path, read]) =>
    http.get(path, () => backend.failures.get(path)?.() ?? HttpResponse.json(read(backend))),
  );
  server.use(...reads, submitHandler(backend), ...roundHandlers(backend));
  return backend;
}

export const unavailable = () =>
  refusal(503, 'service_unavailable', 'The assessment cannot be reached right now.');

import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { AssessmentResponses } from '@anew/contracts/assessment/views';
import type { Couple, Member, User } from '@anew/contracts/identity/views';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { refusal } from '../../../shared/testing/answers';
import { maria, together } from '../../../shared/testing/people';
import { members, submittedAt } from './fixtures';

/** What the server knows, and what it was asked. Change it while a test runs. */
export interface Backend {
  user: User | null;
  couple: Couple | null;
  members: Member[];
  responses: AssessmentResponses | null;
  results: AssessmentResults | null;
  /** An answer that is not ok, in place of the usual one, by path. */
  failures: Map<string, () => Response>;
  submissions: unknown[];
  resultLooks: number;
}

const PATHS = {
  '/api/auth/user': ({ user }: Backend) => user,
  '/api/couples/current': (backend: Backend) => backend.couple,
  '/api/couples/members': (backend: Backend) => backend.members,
  '/api/assessment/my-responses': ({ responses }: Backend) => responses,
  '/api/assessment/results': (backend: Backend) => {
    backend.resultLooks += 1;
    return backend.results;
  },
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

/** Answers over HTTP. By default: Maria, in a couple with Sam, who has not answered yet. */
export function fakeBackend(server: SetupServer, known: Partial<Backend> = {}): Backend {
  const backend: Backend = {
    user: maria,
    couple: together,
    members,
    responses: null,
    results: null,
    failures: new Map(),
    submissions: [],
    resultLooks: 0,
    ...known,
  };
  const reads = Object.entries(PATHS).map(([path, read]) =>
    http.get(path, () => backend.failures.get(path)?.() ?? HttpResponse.json(read(backend))),
  );
  server.use(...reads, submitHandler(backend));
  return backend;
}

export const unavailable = () =>
  refusal(503, 'service_unavailable', 'The assessment cannot be reached right now.');

import type { Couple, User } from '@anew/contracts/identity/views';
import type { ErrorCode } from '@anew/contracts/errors';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** The API's answers about the session. A `user` of null is signed out; a `couple` of null means none. */
export function session(user: User | null, couple: Couple | null = null): HttpHandler[] {
  return [
    http.get('/api/auth/user', () =>
      user ? HttpResponse.json(user) : refusal(401, 'sign_in_required', 'Please log in.'),
    ),
    http.get('/api/couples/current', () => HttpResponse.json(couple)),
  ];
}

/** An answer in the contract's one shape of errors. */
export function refusal(statusCode: number, code: ErrorCode, message: string) {
  const body = { statusCode, code, message, ...(statusCode === 401 && { needsLogin: true }) };
  return HttpResponse.json(body, { status: statusCode });
}

import type { ErrorCode } from '@anew/contracts/errors';
import type { Couple, User } from '@anew/contracts/identity/views';
import type { News } from '@anew/contracts/journal/views';
import { http, type HttpHandler, HttpResponse } from 'msw';

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

/** What is new to the caller: nothing, unless it is given. */
export function news(what: Partial<News> = {}): HttpHandler {
  return http.get('/api/news', () => HttpResponse.json({ appreciations: [], entries: [], ...what }));
}

/** A list, or the page of it that the request asks for, as the gateway answers it. The cursor is an item's id. */
export function listed(request: Request, items: readonly { id: string }[]) {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has('limit')) return HttpResponse.json(items);
  const begin = items.findIndex(({ id }) => id === searchParams.get('before')) + 1;
  const page = items.slice(begin, begin + Number(searchParams.get('limit')));
  const last = page.at(-1);
  searchParams.set('before', last?.id ?? '');
  const link = `<${pathname}?${searchParams.toString()}>; rel="next"`;
  const hasMore = last !== undefined && last !== items.at(-1);
  return HttpResponse.json(page, { headers: hasMore ? { Link: link } : {} });
}

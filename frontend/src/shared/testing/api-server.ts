import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';

declare global {
  /** Calls of a test for which it has no handler. `jsdom-environment.mjs` names them where the test fails. */
  var unansweredCalls: Set<string> | undefined;
}

type Handlers = Parameters<typeof setupServer>;

const unanswered = http.all('*', ({ request: { method, url } }) => {
  globalThis.unansweredCalls?.add(`${method} ${new URL(url).pathname}`);
  return HttpResponse.error();
});

/** A fake API for one file of tests. A call without a handler fails like a lost network. */
export function apiServer(...handlers: Handlers): SetupServer {
  const server = setupServer(...handlers, unanswered);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { type SetupServer, setupServer } from 'msw/node';

type Handlers = Parameters<typeof setupServer>;

/** A fake API for one file of tests. A call without a handler fails like a lost network, and the output names it. */
export function apiServer(...handlers: Handlers): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

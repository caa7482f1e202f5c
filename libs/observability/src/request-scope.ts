import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tracer } from './tracing.js';

/** What is known everywhere in the work for a request or event: log lines and spans get their ids from it. */
export interface RequestScope {
  requestId?: string;
  traceparent: string;
  /** Tracer of the process, if the work is recorded. */
  tracer?: Tracer;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}

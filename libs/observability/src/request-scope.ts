import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields of every log line of a request or event. */
export interface RequestScope {
  requestId?: string;
  traceparent: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}

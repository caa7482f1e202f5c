import { currentScope, type RequestScope, runInScope } from './request-scope.js';
import { childTraceparent } from './trace.js';

/** Values that describe a span. They are never personal: no ids of people, no texts, no parameters. */
type SpanAttributes = Record<string, string | number | boolean>;

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer';
  attributes?: SpanAttributes;
}

/** A part of a trace: a piece of work in one process, from its beginning to its end. */
export interface Span {
  /** W3C `traceparent` under which the parts of this work are recorded, in this process and in others. */
  readonly traceparent: string;
  readonly isRecorded: boolean;
  set(attributes: SpanAttributes): void;
  /** @param failure kind of the error with which the work failed, but never its message */
  end(failure?: string): void;
}

/** Records the spans of one process. Several processes may run in one program, so there is no global one. */
export interface Tracer {
  /** @param parent `traceparent` of the work that this is a part of. Without it, a new trace begins. */
  begin(start: SpanStart, parent?: string): Span;
  /** Sends what has been recorded. */
  close(): Promise<void>;
}

/** Injection token of the process's {@link Tracer}. */
export const TRACER = Symbol('tracer');

/** A span that nobody records, but whose trace id still connects log lines. */
export const unrecorded = (traceparent: string): Span => ({
  traceparent,
  isRecorded: false,
  set: () => undefined,
  end: () => undefined,
});

/** Tracer of a process that records nothing. */
export const NO_TRACER: Tracer = {
  begin: (_start, parent) => unrecorded(childTraceparent(parent)),
  close: () => Promise.resolve(),
};

/** Kind of an error, which tells no more than its class or the code of a driver. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { kind, code } = error as { kind?: unknown; code?: unknown };
  const known = [kind, code].find((each) => typeof each === 'string' && /^\w{2,40}$/.test(each));
  return typeof known === 'string' ? known : error.name;
}

/** Scope of the work that a span stands for. Whatever runs in it belongs to the span's trace. */
export const scopeOf = (
  { traceparent, isRecorded }: Span,
  tracer: Tracer,
  requestId?: string,
): RequestScope => ({
  traceparent,
  ...(requestId && { requestId }),
  ...(isRecorded && { tracer }),
});

/** Runs work as a span. @param parent `traceparent` that came with the work */
export function runInSpan<T>(
  tracer: Tracer,
  start: SpanStart,
  parent: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const span = tracer.begin(start, parent);
  return ended(span, () => runInScope(scopeOf(span, tracer), work));
}

/** Begins a span within the current work, or returns undefined if that is not recorded. */
export function beginPart(startOf: () => SpanStart): Span | undefined {
  const scope = currentScope();
  return scope?.tracer?.begin(startOf(), scope.traceparent);
}

/** Ends the span when the work has ended. */
export async function ended<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  if (!span) return work();
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}

/** One stretch of load: every connection asks again as soon as it has its answer. */
export interface LoadOrder {
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  /** No request begins later than this many milliseconds after the first. */
  durationMs: number;
  /** No more requests than this are made. */
  maxRequests: number;
}

export interface LoadResult {
  /** Answers, all of them with status 200 and the same length. */
  requests: number;
  /** Milliseconds from the first request to the last answer. */
  elapsedMs: number;
  /** Milliseconds from a request to the end of its answer: median and 99th percentile. */
  p50Ms: number;
  p99Ms: number;
  /** Bytes of one answer's body. */
  bodyBytes: number;
}

export type LoadReply = { result: LoadResult } | { error: string };

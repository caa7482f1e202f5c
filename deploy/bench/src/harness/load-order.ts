/** A period of load. */
export interface LoadOrder {
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  /**
   * Requests planned for each second, however slowly they are answered. Without it, every connection sends its next
   * request as soon as it has its answer.
   */
  rate?: number | undefined;
  /** Milliseconds after the first request in which requests may begin. */
  durationMs: number;
  maxRequests: number;
}

export interface LoadResult {
  /** Number of answers. All have status 200 and the same length. */
  requests: number;
  /** Milliseconds from the first request to the last answer. */
  elapsedMs: number;
  /**
   * Milliseconds from a request to the end of its answer: median and 99th percentile. With a `rate`, they are counted
   * from the time for which the request was planned: it also waits where no connection is free.
   */
  p50Ms: number;
  p99Ms: number;
  /** Bytes of one answer's body. */
  bodyBytes: number;
}

export type LoadReply = { result: LoadResult } | { error: string };

import { randomFillSync } from 'node:crypto';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Random bytes in store, because every request needs some, and fetching them costs more than their number. */
const pool = Buffer.alloc(4_096);
let taken = pool.length;

function randomHex(bytes: number): string {
  if (taken + bytes > pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += bytes;
  return pool.toString('hex', taken - bytes, taken);
}

/** A new W3C `traceparent` (version 00, sampled). See https://www.w3.org/TR/trace-context/. */
export function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}

/** A new span in the trace of `parent`; a new trace when `parent` is missing or malformed. */
export function childTraceparent(parent: string | undefined): string {
  const match = parent === undefined ? null : TRACEPARENT.exec(parent);
  if (!match) return newTraceparent();
  return `00-${match[1] ?? ''}-${randomHex(8)}-${match[3] ?? '01'}`;
}

export function traceIdOf(traceparent: string): string | undefined {
  return TRACEPARENT.exec(traceparent)?.[1];
}

/** Whether the trace is recorded, as the last bit of its flags says. */
export function isSampled(traceparent: string): boolean {
  return (Number.parseInt(traceparent.slice(-2), 16) & 1) === 1;
}

interface TraceIds {
  traceId: string;
  spanId: string;
  flags: number;
}

export function idsOf(traceparent: string): TraceIds | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags: Number.parseInt(flags, 16) } : undefined;
}

export const traceparentOf = ({ traceId, spanId, flags }: TraceIds): string =>
  `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`;

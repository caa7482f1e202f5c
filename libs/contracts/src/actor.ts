import type { SharedAreas } from './assessment/results.js';

/** What every request carries, whoever sends it. */
export interface RequestContext {
  /** Also answered as `X-Request-Id` and written in every log line of the request. */
  requestId: string;
  /** IANA zone of the caller, e.g. `Europe/Berlin`; `UTC` when unknown. */
  timeZone: string;
}

/** Someone who is not signed in. */
export interface Visitor extends RequestContext {
  /** Network address, as far as the gateway can trust it. */
  address: string;
  userAgent: string | null;
}

/**
 * Someone who is signed in, as the gateway vouches for them on every request.
 * Services scope every query by it.
 */
export interface Actor extends RequestContext {
  userId: string;
  sessionId: string;
  /** `null` until the person has created or joined a couple. */
  coupleId: string | null;
  /** Everyone in the couple, the actor included; the actor alone without a couple. */
  memberIds: string[];
  /** ISO 8601; when the two became a couple. `null` for someone alone, absent where a gateway does not say it yet. */
  togetherSince?: string | null;
  /** What the results of the two show, for the coach alone: no other call carries it, and nobody keeps it. */
  sharedAreas?: SharedAreas | null;
  /** From the `Idempotency-Key` header of a mutation. */
  idempotencyKey?: string;
}

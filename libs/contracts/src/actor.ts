import type { SharedAreas } from './assessment/results.js';
import type { ChosenLanguage } from './identity/preferences.js';

/** Data that every request carries, whoever sends it. */
export interface RequestContext {
  /** Id that is also returned as `X-Request-Id` and written in every log line of the request. */
  requestId: string;
  /** IANA time zone of the caller, such as `Europe/Berlin`, or `UTC` if unknown. */
  timeZone: string;
}

/** Someone who is not signed in. */
export interface Visitor extends RequestContext {
  /** Network address, as far as the gateway can trust it. */
  address: string;
  userAgent: string | null;
  /** Language in which they read our pages. Earlier gateways do not say it. */
  language?: ChosenLanguage;
}

/**
 * Someone who is signed in, as verified by the gateway on every request.
 * Services restrict every query to this person.
 */
export interface Actor extends RequestContext {
  userId: string;
  sessionId: string;
  /** `null` until the person has created or joined a couple. */
  coupleId: string | null;
  /** Everyone in the couple, including the actor. Without a couple, this is the actor alone. */
  memberIds: string[];
  /**
   * Time when the two became a couple, in ISO 8601. It is `null` for someone alone, and absent if an older
   * gateway sends the request.
   */
  togetherSince?: string | null;
  /**
   * Version of the couple of which the gateway knows: an event with a greater one is newer. It is `null` without a couple,
   * and absent if an older gateway sends the request.
   */
  coupleVersion?: number | null;
  /** Areas of the couple's results, for the coach. No other call carries them, and they are never stored. */
  sharedAreas?: SharedAreas | null;
  /** Value of the `Idempotency-Key` header of a change. */
  idempotencyKey?: string;
}

/** Id of the actor's partner, or null for someone alone. */
export function partnerIdOf({ userId, memberIds }: Pick<Actor, 'userId' | 'memberIds'>): string | null {
  return memberIds.find((memberId) => memberId !== userId) ?? null;
}

/** Id under which a person's day and choices are kept: the couple's, or their own while they are alone. */
export function ownerIdOf({ userId, coupleId }: Pick<Actor, 'userId' | 'coupleId'>): string {
  return coupleId ?? userId;
}

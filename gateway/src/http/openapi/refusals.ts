import type { ErrorCode } from '@anew/contracts/errors';
import type { RefusalStatus, RouteDefinition } from '@anew/contracts/http/route';
import type { HttpMethod } from '@anew/contracts/http/route';

type Status = RefusalStatus | 500 | 504;
type Refusals = Partial<Record<Status, readonly ErrorCode[]>>;

/**
 * Refusals of every route: any request may be malformed, and anything that the product needs may be
 * unavailable.
 */
const ALL: Refusals = {
  400: ['validation_failed'],
  404: ['not_found'],
  500: ['internal'],
  503: ['service_unavailable'],
  504: ['timeout'],
};
/** Refusals of every route that may change something, and so may have a body. */
const CHANGES: Refusals = {
  403: ['cross_site'],
  413: ['too_large'],
  415: ['unsupported_type'],
};
const SIGNED_IN: Refusals = { 401: ['sign_in_required'] };
const CHANGES_SIGNED_IN: Refusals = { 429: ['too_many_requests'] };
const REPEATABLE: Refusals = { 409: ['idempotency_key_reused'] };
const COUPLE: Refusals = { 403: ['couple_required'] };

/** Whether a repeat of the change with the same `Idempotency-Key` gets the first answer again. */
export const isRepeatable = (method: HttpMethod, { access, idempotent }: RouteDefinition): boolean =>
  method !== 'GET' && access !== 'anyone' && idempotent !== false;

/** Every code with which a route may refuse, by status: its own codes and those of all routes of its kind. */
export function refusalsOf(method: HttpMethod, route: RouteDefinition): Map<number, ErrorCode[]> {
  const isChange = method !== 'GET';
  const isSignedIn = route.access !== 'anyone';
  const reasons = [
    ALL,
    ...(isChange ? [CHANGES] : []),
    ...(isSignedIn ? [SIGNED_IN] : []),
    ...(isSignedIn && isChange ? [CHANGES_SIGNED_IN] : []),
    ...(isRepeatable(method, route) ? [REPEATABLE] : []),
    ...(route.access === 'couple' ? [COUPLE] : []),
    route.refuses ?? {},
  ];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const [status, codes] of reasons.flatMap((refusals) => Object.entries(refusals))) {
    const known = byStatus.get(Number(status)) ?? [];
    byStatus.set(Number(status), [...new Set([...known, ...codes])].sort());
  }
  return byStatus;
}

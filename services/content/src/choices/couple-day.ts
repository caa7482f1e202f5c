import type { Actor } from '@anew/contracts/actor';
import { localDate } from '@anew/contracts/local-date';

/** The couple whose day it is. Whoever has none has a day of their own. */
export function coupleOf({ coupleId, userId }: Actor): string {
  return coupleId ?? userId;
}

/**
 * The couple's day that the caller is in, as `2026-11-20`: what stands for a date is the same for both, and each comes to
 * it by their own clock.
 */
export function dayOf({ timeZone }: Actor): string {
  return localDate(new Date(), timeZone);
}

/** Whom the caller is with; null for someone alone. */
export function partnerIdOf({ userId, memberIds }: Actor): string | null {
  return memberIds.find((memberId) => memberId !== userId) ?? null;
}

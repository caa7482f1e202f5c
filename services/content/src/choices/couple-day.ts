import type { Actor } from '@anew/contracts/actor';
import { localDate } from '@anew/contracts/local-date';

/** Couple whose day it is. Someone without a couple has a day of their own, under their user id. */
export function coupleOf({ coupleId, userId }: Actor): string {
  return coupleId ?? userId;
}

/** Calendar day in the caller's time zone, as `2026-11-20`. */
export function dayOf({ timeZone }: Actor): string {
  return localDate(new Date(), timeZone);
}

import type { Actor } from '@anew/contracts/actor';
import { localDate } from '@anew/contracts/local-date';

/** The couple whose day it is. Whoever has none has a day of their own. */
export function coupleOf({ coupleId, userId }: Actor): string {
  return coupleId ?? userId;
}

/** The day that it is where the caller is, as `2026-11-20`. */
export function dayOf({ timeZone }: Actor): string {
  return localDate(new Date(), timeZone);
}

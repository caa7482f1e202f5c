import { DAY_MS } from '@anew/contracts/local-date';
import type { MembershipEntity } from './membership.entity.js';

/** Milliseconds in which the person who waited may undo that someone joined. */
export const UNDO_MS = DAY_MS;

type Place = Pick<MembershipEntity, 'joinedAt'>;

/**
 * Time until which `waiting` may undo that `newcomer` joined them. Null if `waiting` came later, or once the
 * time is over.
 */
export function undoUntil(waiting: Place, newcomer: Place, now: Date): Date | null {
  if (newcomer.joinedAt <= waiting.joinedAt) return null;
  const until = new Date(newcomer.joinedAt.getTime() + UNDO_MS);
  return now < until ? until : null;
}

import type { MembershipEntity } from './membership.entity.js';

/** Milliseconds in which whoever waited may undo that somebody joined. */
export const UNDO_MS = 24 * 3_600_000;

type Place = Pick<MembershipEntity, 'joinedAt'>;

/** Until when `waiting` may undo that `newcomer` joined them; null for whoever came later, or once it is over. */
export function undoUntil(waiting: Place, newcomer: Place, now: Date): Date | null {
  if (newcomer.joinedAt <= waiting.joinedAt) return null;
  const until = new Date(newcomer.joinedAt.getTime() + UNDO_MS);
  return now < until ? until : null;
}

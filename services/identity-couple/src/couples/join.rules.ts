import { alreadyPartnered, coupleFull } from './couples.errors.js';
import type { MembershipEntity } from './membership.entity.js';

/**
 * Slot that a newcomer gets in a couple.
 * @param target members of the couple to join
 * @param own members of the newcomer's present couple including the newcomer, or an empty list
 * @throws DomainError `already_partnered` or `couple_full`
 */
export function slotForNewcomer(target: MembershipEntity[], own: MembershipEntity[]): number {
  if (own.length > 1) throw alreadyPartnered();
  if (target.length > 1) throw coupleFull();
  return target[0]?.slot === 1 ? 2 : 1;
}

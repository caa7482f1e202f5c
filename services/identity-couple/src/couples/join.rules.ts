import { alreadyPartnered, coupleFull } from './couples.errors.js';
import type { MembershipEntity } from './membership.entity.js';

/**
 * The slot that a newcomer takes in a couple.
 * @param target members of the couple to join
 * @param own members of the couple that the newcomer is in, themself included; empty without one
 * @throws DomainError `already_partnered` or `couple_full`
 */
export function slotForNewcomer(target: MembershipEntity[], own: MembershipEntity[]): number {
  if (own.length > 1) throw alreadyPartnered();
  if (target.length > 1) throw coupleFull();
  return target[0]?.slot === 1 ? 2 : 1;
}

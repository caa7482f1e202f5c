import type { Couple, Member } from '@anew/contracts/identity/views';
import type { UserEntity } from '../accounts/user.entity.js';
import type { CoupleEntity } from './couple.entity.js';
import type { MembershipEntity } from './membership.entity.js';

export function presentCouple(couple: CoupleEntity, memberCount: number): Couple {
  return {
    id: couple.id,
    inviteCode: couple.inviteCode,
    memberCount,
    createdAt: couple.createdAt.toISOString(),
  };
}

export function presentMember(user: UserEntity, membership: MembershipEntity): Member {
  return {
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    avatarUrl: user.avatarUrl,
    profileImageUrl: user.avatarUrl,
    createdAt: membership.joinedAt.toISOString(),
  };
}

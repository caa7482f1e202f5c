import type { Couple, CoupleNews, Member } from '@anew/contracts/identity/views';
import type { UserEntity } from '../accounts/user.entity.js';
import type { CoupleEntity } from './couple.entity.js';
import type { MembershipEntity } from './membership.entity.js';
import { undoUntil } from './undo.rules.js';

/** What a membership adds to the couple that its person sees. */
export type OwnView = Pick<MembershipEntity, 'news' | 'joinUnseen'>;

export function presentCouple(couple: CoupleEntity, memberCount: number, own: OwnView): Couple {
  const newlyJoined = memberCount > 1 && own.joinUnseen;
  return {
    id: couple.id,
    inviteCode: couple.inviteCode,
    memberCount,
    createdAt: couple.createdAt.toISOString(),
    ...(newlyJoined && { newlyJoined }),
    ...(own.news === 'parted' && { parted: true }),
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

interface Told {
  own: MembershipEntity;
  partner: MembershipEntity | null;
  /** First name of the person who joined. */
  firstName: string | null;
}

export function presentNews({ own, partner, firstName }: Told, now: Date): CoupleNews | null {
  const until = partner && undoUntil(own, partner, now);
  if (!own.news || !own.newsAt || (own.newsSeen && !until)) return null;
  return {
    kind: own.news,
    at: own.newsAt.toISOString(),
    firstName,
    undoUntil: until?.toISOString() ?? null,
    seen: own.newsSeen,
  };
}

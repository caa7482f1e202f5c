import type { Member } from '@anew/contracts/identity/views';
import { you, yourPartner } from '@anew/words/talk-names';

export interface Partner {
  userId: string;
  name: string;
  own: boolean;
}

/** The two partners, in the order of joining, by names that fit into any sentence. */
export function partnersIn(members: readonly Member[], userId: string): Partner[] {
  return members.map((member) => {
    const own = member.userId === userId;
    const firstName = member.firstName?.trim() ?? '';
    return {
      userId: member.userId,
      own,
      name: firstName === '' ? (own ? you() : yourPartner()) : firstName,
    };
  });
}

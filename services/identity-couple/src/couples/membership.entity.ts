import type { CoupleNewsKind } from '@anew/contracts/identity/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Membership of a person in a couple. A person has at most one, and a couple has the slots 1 and 2. */
@Entity('memberships')
export class MembershipEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'couple_id' })
  coupleId!: string;

  @Column('smallint')
  slot!: number;

  @Column('timestamptz', { name: 'joined_at' })
  joinedAt!: Date;

  /** Change of the couple that this person did not make, or null if there is nothing to tell. */
  @Column('text', { nullable: true })
  news!: CoupleNewsKind | null;

  @Column('timestamptz', { name: 'news_at', nullable: true })
  newsAt!: Date | null;

  /** Whether the person has dismissed the news. */
  @Column('boolean', { name: 'news_seen' })
  newsSeen!: boolean;

  /** Whether this person has yet to see the screen that shows the two together. */
  @Column('boolean', { name: 'join_unseen' })
  joinUnseen!: boolean;
}

export function newMembership(userId: string, coupleId: string, slot: number): MembershipEntity {
  const untold = { news: null, newsAt: null, newsSeen: false, joinUnseen: false };
  return { userId, coupleId, slot, joinedAt: new Date(), ...untold };
}

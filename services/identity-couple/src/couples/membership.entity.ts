import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One person's place in a couple. A person has one; a couple has the slots 1 and 2. */
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
}

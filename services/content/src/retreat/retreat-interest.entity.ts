import type { HowHeard, RetreatRelationshipLength } from '@anew/contracts/content/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Records that someone would like to come to the retreat. A later answer replaces the earlier one. */
@Entity('retreat_interests')
export class RetreatInterestEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  email!: string;

  /**
   * Details, sealed with the person's own key. Only the repository opens them. Null on rows from
   * before they were sealed, which have the columns below.
   */
  @Column('bytea', { nullable: true })
  details!: Buffer | null;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column('text', { name: 'partner_name', nullable: true })
  partnerName!: string | null;

  @Column('text', { name: 'relationship_length', nullable: true })
  relationshipLength!: RetreatRelationshipLength | null;

  @Column('text', { name: 'how_heard', nullable: true })
  howHeard!: HowHeard | null;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt!: Date;
}

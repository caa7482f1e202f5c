import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Record of a person's deletion and of the services that have not completed it yet. It contains none of their
 * data.
 */
@Entity('account_deletions')
export class DeletionEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt!: Date;

  /** Time of the latest event to the services. */
  @Column('timestamptz', { name: 'last_sent_at' })
  lastSentAt!: Date;

  /** Services that have not yet confirmed the deletion. */
  @Column('text', { name: 'pending_services', array: true })
  pendingServices!: string[];

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;
}

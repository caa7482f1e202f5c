import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The record that a person's data was asked to be deleted, and which services have done it. Holds nothing of theirs. */
@Entity('account_deletions')
export class DeletionEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt!: Date;

  /** When the services were last told. */
  @Column('timestamptz', { name: 'last_sent_at' })
  lastSentAt!: Date;

  /** Services that have not yet said that they are done. */
  @Column('text', { name: 'pending_services', array: true })
  pendingServices!: string[];

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;
}

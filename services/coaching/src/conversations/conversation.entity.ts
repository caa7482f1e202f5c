import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('conversations')
export class ConversationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /**
   * Title, sealed like a message, because it comes from the first message or from the owner. Only the
   * repository opens it.
   */
  @Column('bytea')
  title!: Buffer;

  /** Whether the title was given by the owner. The safety check does not replace such a title. */
  @Column('boolean', { name: 'own_title' })
  ownTitle!: boolean;

  /** Whether the owner has hidden the conversation from the list. */
  @Column('boolean')
  hidden!: boolean;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  /**
   * Lease of the attempt that is answering in this conversation: its id, and until when it holds unless it is
   * renewed.
   */
  @Column('uuid', { nullable: true })
  answering!: string | null;

  @Column('timestamptz', { name: 'answering_until', nullable: true })
  answeringUntil!: Date | null;

  /** Sealed summary of the messages up to position `summaryUntil`. */
  @Column('bytea', { nullable: true })
  summary!: Buffer | null;

  @Column('int', { name: 'summary_until' })
  summaryUntil!: number;
}

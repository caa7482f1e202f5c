import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('conversations')
export class ConversationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Made of the first message or given by its owner, so it is sealed like a message; opened by the repository alone. */
  @Column('bytea')
  title!: Buffer;

  /** Whether its owner has named it. The safety check then leaves the name alone. */
  @Column('boolean', { name: 'own_title' })
  ownTitle!: boolean;

  /** Whether its owner has taken it out of the list. */
  @Column('boolean')
  hidden!: boolean;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  /** Which attempt at answering has the conversation to itself, and until when unless it says that it goes on. */
  @Column('uuid', { nullable: true })
  answering!: string | null;

  @Column('timestamptz', { name: 'answering_until', nullable: true })
  answeringUntil!: Date | null;

  /** What was said up to the message at `summaryUntil`, sealed like it. */
  @Column('bytea', { nullable: true })
  summary!: Buffer | null;

  @Column('int', { name: 'summary_until' })
  summaryUntil!: number;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one person said to a couple's question of one day: their answer, or that they pass. */
@Entity('prompt_answers')
export class AnswerEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** The couple whose question it was. */
  @Column('uuid', { name: 'couple_id' })
  coupleId!: string;

  /** The couple's day. */
  @Column('date')
  day!: string;

  @Column('uuid', { name: 'prompt_id' })
  promptId!: string;

  /** The partner whom it is meant for; null while nobody is. */
  @Column('uuid', { name: 'partner_id', nullable: true })
  partnerId!: string | null;

  /** Sealed; null for a question that was passed. */
  @Column('bytea', { nullable: true })
  answer!: Buffer | null;

  /** Sealed. */
  @Column('bytea', { nullable: true })
  reply!: Buffer | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}

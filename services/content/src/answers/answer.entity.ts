import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Answer of one person to a couple's question of one day, or the fact that they pass. */
@Entity('prompt_answers')
export class AnswerEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Couple that had the question. */
  @Column('uuid', { name: 'couple_id' })
  coupleId!: string;

  /** The couple's day. */
  @Column('date')
  day!: string;

  @Column('uuid', { name: 'prompt_id' })
  promptId!: string;

  /** Partner who may read it once both have answered, or null while there is none. */
  @Column('uuid', { name: 'partner_id', nullable: true })
  partnerId!: string | null;

  /** Sealed. It is null if the person passed the question. */
  @Column('bytea', { nullable: true })
  answer!: Buffer | null;

  /** Sealed. */
  @Column('bytea', { nullable: true })
  reply!: Buffer | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** When it was last said. If the two have parted since, the partner may not read it. A reply does not count. */
  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}

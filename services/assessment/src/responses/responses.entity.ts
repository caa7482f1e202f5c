import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One person's newest answers. */
@Entity('responses')
export class ResponsesEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** Question id → option value, as JSON, sealed; opened by the repository alone. */
  @Column('bytea')
  responses!: Buffer;

  /** 1 for the first submission, one more with each that follows. */
  @Column('int')
  version!: number;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt!: Date;
}

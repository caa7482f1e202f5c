import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The latest answers of a person. */
@Entity('responses')
export class ResponsesEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** Sealed JSON of option values by question id. Only the repository opens it. */
  @Column('bytea')
  responses!: Buffer;

  /** Number of submissions so far, counted from 1. */
  @Column('int')
  version!: number;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt!: Date;

  /** Partner whom the person had when answering, or null if they were alone. `ERASED` stands for one who is gone. */
  @Column('uuid', { name: 'given_beside', nullable: true })
  givenBeside!: string | null;
}

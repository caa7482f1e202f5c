import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code that replaces the second factor for someone who has lost their phone. It is deleted when used. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('bytea', { name: 'code_hash' })
  codeHash!: Buffer;

  /** Set by the database. */
  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}

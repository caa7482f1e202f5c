import { Entity, PrimaryColumn } from 'typeorm';

/** A way past the second factor for whoever has lost their phone; good once, and gone then. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('bytea', { name: 'code_hash' })
  codeHash!: Buffer;
}

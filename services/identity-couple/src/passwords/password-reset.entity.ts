import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link for choosing a new password. It is valid once. */
@Entity('password_resets')
export class PasswordResetEntity {
  /** SHA-256 of the secret in the link. */
  @PrimaryColumn('bytea', { name: 'secret_hash' })
  secretHash!: Buffer;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

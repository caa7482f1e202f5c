import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Public half of a key pair whose private half is on a person's phone, on their computer or in their password
 * manager.
 */
@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Id that the device gave the credential, in base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId!: string;

  /** Public key in COSE form. */
  @Column('bytea', { name: 'public_key' })
  publicKey!: Buffer;

  /**
   * Usage counter reported by the device. A counter that goes back means that the key was copied. The driver
   * returns a bigint as text.
   */
  @Column('bigint')
  counter!: string;

  @Column('text', { array: true })
  transports!: string[];

  @Column('text')
  name!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}

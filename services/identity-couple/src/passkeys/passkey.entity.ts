import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The public half of a key that a person's phone, computer or password manager keeps. */
@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** As its keeper knows it; base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId!: string;

  /** COSE. */
  @Column('bytea', { name: 'public_key' })
  publicKey!: Buffer;

  /** How often its keeper says that it was used; one that falls back was copied. Text, as the driver reads it. */
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

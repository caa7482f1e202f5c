import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /**
   * Address, trimmed, in lower case and unique. It is a generated placeholder until `claimedEmail` is proved.
   */
  @Column('text')
  email!: string;

  /** Address that this person claims and has to prove first. It is not unique. */
  @Column('text', { name: 'claimed_email', nullable: true })
  claimedEmail!: string | null;

  /** Time at which someone proved that they read the mail of `email`, or null. */
  @Column('timestamptz', { name: 'email_proved_at', nullable: true })
  emailProvedAt!: Date | null;

  /** Argon2id hash in PHC string format, or null for someone who signs in with a provider. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column('text', { name: 'avatar_url', nullable: true })
  avatarUrl!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}

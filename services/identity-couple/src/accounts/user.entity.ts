import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Trimmed and lower-cased; unique. A placeholder of ours while `claimedEmail` is not proved. */
  @Column('text')
  email!: string;

  /** The address that this person says is theirs, where it has to be proved first; not unique. */
  @Column('text', { name: 'claimed_email', nullable: true })
  claimedEmail!: string | null;

  /** When somebody showed that they read the mail of `email`; null when nobody has. */
  @Column('timestamptz', { name: 'email_proved_at', nullable: true })
  emailProvedAt!: Date | null;

  /** Argon2id in PHC string format; null for someone who signs in with a provider. */
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

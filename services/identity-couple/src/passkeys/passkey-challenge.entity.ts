import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ChallengePurpose = 'add' | 'sign-in' | 'proof';

/** What a passkey is to sign; good once. */
@Entity('passkey_challenges')
export class PasskeyChallengeEntity {
  /** SHA-256. */
  @PrimaryColumn('bytea', { name: 'challenge_hash' })
  challengeHash!: Buffer;

  @Column('text')
  purpose!: ChallengePurpose;

  /** Null before it is known who signs in. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

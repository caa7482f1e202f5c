import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ChallengePurpose = 'add' | 'sign-in' | 'proof';

/** Challenge that a passkey has to sign. It is valid once. */
@Entity('passkey_challenges')
export class PasskeyChallengeEntity {
  @PrimaryColumn('bytea', { name: 'challenge_hash' })
  challengeHash!: Buffer;

  @Column('text')
  purpose!: ChallengePurpose;

  /** User, or null for a sign-in whose person is not known yet. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

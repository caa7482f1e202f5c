import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Secret that a person shares with their authenticator app. */
@Entity('totp')
export class TotpEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('bytea', { name: 'sealed_secret' })
  sealedSecret!: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Time at which a first code showed that the app has the secret. Before that, sign-in asks for no code. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** Step of 30 seconds whose code was used last, because no code is valid twice. */
  @Column('int', { name: 'last_step' })
  lastStep!: number;

  /** Number of wrong codes, each less than four hours after the one before. */
  @Column('int')
  failures!: number;

  @Column('timestamptz', { name: 'failed_at', nullable: true })
  failedAt!: Date | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The secret that a person shares with the app that makes their codes. */
@Entity('totp')
export class TotpEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('bytea', { name: 'sealed_secret' })
  sealedSecret!: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** When a first code has shown that the app has the secret; until then nobody is asked for one. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** The 30 seconds whose code was used last: no code is good twice. */
  @Column('int', { name: 'last_step' })
  lastStep!: number;

  /** Wrong codes since the last right one. */
  @Column('int')
  failures!: number;

  @Column('timestamptz', { name: 'failed_at', nullable: true })
  failedAt!: Date | null;
}

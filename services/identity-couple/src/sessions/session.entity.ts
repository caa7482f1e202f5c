import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** SHA-256 hash of the current refresh token. */
  @Column('bytea', { name: 'refresh_hash' })
  refreshHash!: Buffer;

  /** SHA-256 hash of the refresh token before. If that token is used again, there are two tabs or a thief. */
  @Column('bytea', { name: 'previous_refresh_hash', nullable: true })
  previousRefreshHash!: Buffer | null;

  @Column('timestamptz', { name: 'rotated_at' })
  rotatedAt!: Date;

  @Column('text', { name: 'user_agent', nullable: true })
  userAgent!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  /**
   * Time at which the person last proved within this session that it is theirs. Signing in does not count.
   */
  @Column('timestamptz', { name: 'proved_at', nullable: true })
  provedAt!: Date | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}

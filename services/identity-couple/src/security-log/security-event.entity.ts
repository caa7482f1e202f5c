import type { SecurityKind } from '@anew/contracts/identity/security';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('security_events')
export class SecurityEventEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  kind!: SecurityKind;

  @Column('timestamptz')
  at!: Date;

  /** Names of browser and system. The User-Agent header itself is not stored. */
  @Column('text', { nullable: true })
  device!: string | null;

  /** Network, shortened so that it does not identify a household. */
  @Column('cidr', { nullable: true })
  network!: string | null;
}

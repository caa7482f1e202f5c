import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SecurityKind } from '@anew/contracts/identity/security';

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

  /** Browser and system by name, never what the browser says of itself. */
  @Column('text', { nullable: true })
  device!: string | null;

  /** Shortened, so that it names no household. */
  @Column('cidr', { nullable: true })
  network!: string | null;
}

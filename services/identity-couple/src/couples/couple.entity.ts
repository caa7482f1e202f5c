import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('couples')
export class CoupleEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'invite_code' })
  inviteCode!: string;

  /** Number that grows with every change of the members and is published with it. */
  @Column('int')
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}

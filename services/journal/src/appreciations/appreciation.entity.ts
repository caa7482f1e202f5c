import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one person appreciated on one of their days. Both texts are sealed. */
@Entity('appreciations')
export class AppreciationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** The author's calendar day. */
  @Column('date')
  day!: string;

  @Column('bytea')
  appreciation!: Buffer;

  @Column('bytea')
  quality!: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}

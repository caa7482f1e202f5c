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

  /** The partner who may read it; null while nobody may. */
  @Column('uuid', { name: 'shared_with', nullable: true })
  sharedWith!: string | null;

  /** As of a journal entry. */
  @Column('timestamptz', { name: 'shared_at', nullable: true })
  sharedAt!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}

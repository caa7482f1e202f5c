import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Appreciation that a person wrote on one of their days. Both texts are sealed. */
@Entity('appreciations')
export class AppreciationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Calendar day of the author. */
  @Column('date')
  day!: string;

  @Column('bytea')
  appreciation!: Buffer;

  @Column('bytea')
  quality!: Buffer;

  /** Partner who may read the appreciation, or null if nobody may. */
  @Column('uuid', { name: 'shared_with', nullable: true })
  sharedWith!: string | null;

  /** Set on rows from before readers were stored: whoever was the author's partner then may read them. */
  @Column('timestamptz', { name: 'shared_at', nullable: true })
  sharedAt!: Date | null;

  /** Whether the partner in `sharedWith` has not seen it yet. */
  @Column('boolean')
  unseen!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('pictures')
export class PictureEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Bytes of the JPEG, or null if it is in the object store. */
  @Column('bytea', { nullable: true, select: false })
  bytes!: Buffer | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}

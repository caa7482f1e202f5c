import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The photo of an entry. It belongs to the entry's author and is read by everyone who can read the entry. */
@Entity('entry_photos')
export class PhotoEntity {
  @PrimaryColumn('uuid', { name: 'entry_id' })
  entryId!: string;

  /** Names this photo, and not the one that replaces it. */
  @Column('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** The JPEG in base64, sealed. Only the repository opens it. */
  @Column('bytea', { select: false })
  photo!: Buffer;

  /** Sealed, too. */
  @Column('bytea', { nullable: true })
  caption!: Buffer | null;

  @Column('int')
  width!: number;

  @Column('int')
  height!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}

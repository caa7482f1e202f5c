import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the reader of one shared text gave back. A row has thanks, a reply, or both. */
@Entity('reactions')
export class ReactionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Reader of the text, who is the author of the reply. */
  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** The text is either an entry or an appreciation. Once it is deleted, this is its reader’s alone, in their export. */
  @Column('uuid', { name: 'entry_id', nullable: true })
  entryId!: string | null;

  @Column('uuid', { name: 'appreciation_id', nullable: true })
  appreciationId!: string | null;

  @Column('timestamptz', { name: 'thanked_at', nullable: true })
  thankedAt!: Date | null;

  /** Sealed with the key of the reply's author. */
  @Column('bytea', { nullable: true })
  reply!: Buffer | null;

  @Column('timestamptz', { name: 'replied_at', nullable: true })
  repliedAt!: Date | null;
}

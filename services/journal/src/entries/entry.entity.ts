import type { EntryVisibility } from '@anew/contracts/journal/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('entries')
export class EntryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Sealed text. Only the repository opens it. */
  @Column('bytea')
  content!: Buffer;

  @Column('text')
  visibility!: EntryVisibility;

  /** Partner who may read a shared entry, or null if nobody may. */
  @Column('uuid', { name: 'shared_with', nullable: true })
  sharedWith!: string | null;

  /**
   * Time at which the entry was shared. A row without a reader is from before readers were stored: whoever was the author's
   * partner at this time may read it.
   */
  @Column('timestamptz', { name: 'shared_at', nullable: true })
  sharedAt!: Date | null;

  @Column('uuid', { name: 'daily_prompt_id', nullable: true })
  dailyPromptId!: string | null;

  /** Whether the partner in `sharedWith` has not seen it yet. */
  @Column('boolean')
  unseen!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}

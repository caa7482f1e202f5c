import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EntryVisibility } from '@anew/contracts/journal/views';

@Entity('entries')
export class EntryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Sealed; opened by the repository alone. */
  @Column('bytea')
  content!: Buffer;

  @Column('text')
  visibility!: EntryVisibility;

  /** The partner who may read a shared entry; null while nobody may. */
  @Column('uuid', { name: 'shared_with', nullable: true })
  sharedWith!: string | null;

  /** Of a row by the previous release, which names nobody: it is open to whoever was the partner then. */
  @Column('timestamptz', { name: 'shared_at', nullable: true })
  sharedAt!: Date | null;

  @Column('uuid', { name: 'daily_prompt_id', nullable: true })
  dailyPromptId!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}

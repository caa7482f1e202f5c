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

  @Column('uuid', { name: 'daily_prompt_id', nullable: true })
  dailyPromptId!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}

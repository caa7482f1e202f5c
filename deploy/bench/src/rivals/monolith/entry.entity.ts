import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('entries')
export class Entry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('bytea')
  content!: Buffer;

  @Column('text')
  visibility!: 'shared' | 'private';

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  @Column('uuid', { name: 'daily_prompt_id', nullable: true })
  dailyPromptId!: string | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A small action step that a person has completed. */
@Entity('action_completions')
export class ActionCompletionEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('text', { name: 'module_slug' })
  moduleSlug!: string;

  @PrimaryColumn('int', { name: 'action_index' })
  actionIndex!: number;

  @Column('timestamptz', { name: 'completed_at' })
  completedAt!: Date;
}

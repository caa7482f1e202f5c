import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Records that a couple has completed its activity of a day. It is written once and never undone. */
@Entity('activity_completions')
export class ActivityCompletionEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('uuid', { name: 'activity_id' })
  activityId!: string;

  /** Member who marked the activity as done, or an id that is nobody’s once they are erased. */
  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Sealed text. Only the repository opens it. */
  @Column('bytea', { nullable: true })
  feedback!: Buffer | null;

  @Column('smallint', { nullable: true })
  rating!: number | null;

  @Column('timestamptz', { name: 'completed_at' })
  completedAt!: Date;
}

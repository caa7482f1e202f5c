import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a couple has done its activity of a day: one way, once. */
@Entity('activity_completions')
export class ActivityCompletionEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('uuid', { name: 'activity_id' })
  activityId!: string;

  /** Who marked it. */
  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Sealed; opened by the repository alone. */
  @Column('bytea', { nullable: true })
  feedback!: Buffer | null;

  @Column('smallint', { nullable: true })
  rating!: number | null;

  @Column('timestamptz', { name: 'completed_at' })
  completedAt!: Date;
}

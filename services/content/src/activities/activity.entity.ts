import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ActivityDifficulty } from '@anew/contracts/content/views';

@Entity('activities')
export class ActivityEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @Column('text')
  instructions!: string;

  @Column('text')
  difficulty!: ActivityDifficulty;

  /** Minutes. */
  @Column('int', { name: 'time_required' })
  timeRequired!: number;

  @Column('text')
  category!: string;

  /** No longer in the seed files; kept for whoever had it on one of their days. */
  @Column('boolean')
  retired!: boolean;
}

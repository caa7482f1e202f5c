import type { ActivityDifficulty } from '@anew/contracts/content/views';
import type { Setting } from '@anew/contracts/household/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Season } from '../choices/season.rules.js';
import type { Tag, Topic } from '../households/tags.js';

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

  /** Time needed in minutes. */
  @Column('int', { name: 'time_required' })
  timeRequired!: number;

  @Column('text')
  category!: string;

  /** What it presumes of the couple. */
  @Column('text', { array: true })
  tags!: Tag[];

  /** What it is about, if some would rather wait with it. */
  @Column('text', { array: true })
  topics!: Topic[];

  /** Time of the year to which it belongs, or null. */
  @Column('text', { nullable: true })
  season!: Season | null;

  /** Where it has to be done, or null. */
  @Column('text', { nullable: true })
  place!: Setting | null;

  /** Activity that this row only words in another way, or null. */
  @Column('uuid', { name: 'wording_of', nullable: true })
  wordingOf!: string | null;

  /**
   * True once the activity is no longer in the seed files, and for other wordings. It is kept for couples who had it
   * on one of their days.
   */
  @Column('boolean')
  retired!: boolean;
}

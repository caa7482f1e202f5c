import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AssessmentCategory } from '@anew/contracts/assessment/instrument';

/** The outcome of a couple's assessment, as far as both partners see it. */
@Entity('couple_results')
export class CoupleResultsEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  /** Whose answers it came from: for any other couple of people it does not count. */
  @Column('uuid', { name: 'member_ids', array: true })
  memberIds!: string[];

  @Column('text', { array: true })
  strengths!: AssessmentCategory[];

  @Column('text', { array: true })
  priorities!: AssessmentCategory[];

  @Column('timestamptz', { name: 'computed_at' })
  computedAt!: Date;
}

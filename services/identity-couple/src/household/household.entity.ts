import type { AgeBand, HouseholdWays, Weekday } from '@anew/contracts/household/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Side from which children come: the partner in one of the couple's two slots, or both together. */
export type Side = 1 | 2 | 'ours';

/**
 * Answers of a couple about its household. Neither of the two needs to be there to be named. Answers from before
 * its ways were asked about say nothing of them.
 */
export interface HouseholdAnswers extends Partial<HouseholdWays> {
  children: Side[] | null;
  ageBands: AgeBand[];
  days: Weekday[] | null;
}

@Entity('households')
export class HouseholdEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  /** Null once the members have changed, until somebody answers again. */
  @Column('jsonb', { nullable: true })
  answers!: HouseholdAnswers | null;

  /** Number that grows with every published change. */
  @Column('int')
  version!: number;
}

import type { HouseholdFacts, HouseholdWays } from '@anew/contracts/household/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Household of a couple, as identity-couple last published it. */
@Entity('couple_households')
export class CoupleHouseholdEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  @Column('jsonb', { nullable: true })
  household!: HouseholdFacts | null;

  @Column('jsonb', { nullable: true })
  ways!: HouseholdWays | null;

  @Column('boolean')
  careful!: boolean;

  @Column('int')
  version!: number;
}

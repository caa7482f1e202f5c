import type { HouseholdFacts } from '@anew/contracts/household/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Household of a couple, as identity-couple last published it. Nothing of a person's own story is in it. */
@Entity('couple_households')
export class CoupleHouseholdEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  @Column('jsonb', { nullable: true })
  household!: HouseholdFacts | null;

  @Column('int')
  version!: number;
}

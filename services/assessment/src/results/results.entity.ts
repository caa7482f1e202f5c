import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ScoredCouple } from '../scoring/score-couple.js';

@Entity('results')
export class ResultsEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  /** Which two submissions these results belong to. */
  @Column('text', { name: 'versions_key' })
  versionsKey!: string;

  @Column('jsonb')
  results!: ScoredCouple;

  @Column('timestamptz', { name: 'computed_at' })
  computedAt!: Date;
}

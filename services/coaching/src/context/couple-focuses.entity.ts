import type { Focus } from '@anew/contracts/content/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Focuses of a couple, as content last published them. */
@Entity('couple_focuses')
export class CoupleFocusesEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  @Column('jsonb')
  focuses!: Focus[];

  @Column('bigint')
  version!: string;
}

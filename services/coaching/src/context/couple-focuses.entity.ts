import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Focus } from '@anew/contracts/content/views';

/** What a couple has chosen to give more room, as content last said. */
@Entity('couple_focuses')
export class CoupleFocusesEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  @Column('jsonb')
  focuses!: Focus[];

  @Column('bigint')
  version!: string;
}

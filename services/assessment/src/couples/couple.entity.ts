import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who is with whom, as identity-couple last told us. */
@Entity('couples')
export class CoupleEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  /** Empty once the couple has ceased to exist; kept, so that older news cannot bring it back. */
  @Column('uuid', { name: 'member_ids', array: true })
  memberIds!: string[];

  @Column('int')
  version!: number;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Members of a couple, as identity-couple last reported them. */
@Entity('couples')
export class CoupleEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  /**
   * Members, or none once the couple has ceased to exist. The row remains, so that an older event cannot
   * restore the couple.
   */
  @Column('uuid', { name: 'member_ids', array: true })
  memberIds!: string[];

  @Column('int')
  version!: number;
}

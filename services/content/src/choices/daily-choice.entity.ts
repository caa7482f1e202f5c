import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ChoiceKind = 'quote' | 'prompt' | 'activity';

/** Content of a couple's day. It is written at the first request and never changed. */
@Entity('daily_choices')
export class DailyChoiceEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('text')
  kind!: ChoiceKind;

  @Column('uuid', { name: 'item_id' })
  itemId!: string;

  /** Whether it was chosen because of one of the couple's focus areas. */
  @Column('boolean', { name: 'from_focus' })
  fromFocus!: boolean;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ChoiceKind = 'quote' | 'prompt' | 'activity';

/** Content of a couple's day. It is written at the first request. A question or an activity can give way to another one, once. */
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

  /** Item that this one has replaced on the same day, or null if this is the first one. */
  @Column('uuid', { name: 'replaced_item_id', nullable: true })
  replacedItemId!: string | null;
}

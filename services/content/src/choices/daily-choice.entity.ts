import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ChoiceKind = 'quote' | 'prompt' | 'activity';

/** What a couple has on one day; written when it is first asked for, and kept but for a question that gives way to another. */
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

  /** Whether one of the couple's focus areas brought it up. */
  @Column('boolean', { name: 'from_focus' })
  fromFocus!: boolean;

  /** The question that the couple had before this one on the same day; null while it is the first. */
  @Column('uuid', { name: 'replaced_item_id', nullable: true })
  replacedItemId!: string | null;
}

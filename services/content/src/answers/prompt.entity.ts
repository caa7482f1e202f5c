import type { QuestionDepth } from '@anew/contracts/content/generated';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Season } from '../choices/season.rules.js';
import type { Tag, Topic } from '../households/tags.js';

@Entity('prompts')
export class PromptEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  text!: string;

  @Column('text', { name: 'module_slug' })
  moduleSlug!: ModuleSlug;

  @Column('text')
  depth!: QuestionDepth;

  /** Couple for which AI has written it, or null for a question from the seed files. */
  @Column('uuid', { name: 'couple_id', nullable: true })
  coupleId!: string | null;

  /** What it presumes of the couple. */
  @Column('text', { array: true })
  tags!: Tag[];

  /** What it is about, if some would rather wait with it. */
  @Column('text', { array: true })
  topics!: Topic[];

  /** Time of the year to which it belongs, or null. */
  @Column('text', { nullable: true })
  season!: Season | null;

  /** Question that this row only words in another way, or null. */
  @Column('uuid', { name: 'wording_of', nullable: true })
  wordingOf!: string | null;

  /**
   * True once the question is no longer in the seed files, and for other wordings. It is kept for couples who had it
   * on one of their days.
   */
  @Column('boolean')
  retired!: boolean;
}

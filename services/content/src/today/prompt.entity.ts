import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Tag } from '../households/tags.js';

@Entity('prompts')
export class PromptEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  text!: string;

  @Column('text', { name: 'module_slug' })
  moduleSlug!: ModuleSlug;

  /** What it presumes of the couple. */
  @Column('text', { array: true })
  tags!: Tag[];

  /**
   * True once the question is no longer in the seed files. It is kept for couples who had it on one of their
   * days.
   */
  @Column('boolean')
  retired!: boolean;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

@Entity('prompts')
export class PromptEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  text!: string;

  @Column('text', { name: 'module_slug' })
  moduleSlug!: ModuleSlug;

  /** No longer in the seed files; kept for whoever had it on one of their days. */
  @Column('boolean')
  retired!: boolean;
}

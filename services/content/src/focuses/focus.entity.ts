import type { FocusModuleSlug } from '@anew/contracts/content/module-slugs';
import type { FocusPriority } from '@anew/contracts/content/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('focuses')
export class FocusEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  @PrimaryColumn('text', { name: 'module_slug' })
  moduleSlug!: FocusModuleSlug;

  @Column('text')
  priority!: FocusPriority;
}

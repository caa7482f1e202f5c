import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Module } from '@anew/contracts/content/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A module as content last published it. */
@Entity('module_texts')
export class ModuleTextEntity {
  @PrimaryColumn('text')
  slug!: ModuleSlug;

  @Column('jsonb')
  content!: Module;

  @Column('bigint')
  revision!: string;
}

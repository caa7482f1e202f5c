import type { Module } from '@anew/contracts/content/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('modules')
export class ModuleEntity {
  /** Slug of the module. */
  @PrimaryColumn('text')
  id!: Module['slug'];

  @Column('int')
  position!: number;

  @Column('jsonb')
  content!: Module;
}

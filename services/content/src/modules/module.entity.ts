import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Module } from '@anew/contracts/content/views';

@Entity('modules')
export class ModuleEntity {
  /** The module's slug. */
  @PrimaryColumn('text')
  id!: Module['slug'];

  /** Where it stands in the list. */
  @Column('int')
  position!: number;

  @Column('jsonb')
  content!: Module;
}

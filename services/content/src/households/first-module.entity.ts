import type { FocusModuleSlug } from '@anew/contracts/content/module-slugs';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Module that a person would like to see first, as identity-couple last published it. */
@Entity('first_modules')
export class FirstModuleEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { nullable: true })
  first!: FocusModuleSlug | null;

  @Column('int')
  version!: number;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Tag } from '../households/tags.js';

@Entity('quotes')
export class QuoteEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  text!: string;

  @Column('text')
  author!: string;

  @Column('text')
  category!: string;

  /** What it presumes of the couple. */
  @Column('text', { array: true })
  tags!: Tag[];

  /**
   * True once the quote is no longer in the seed files. It is kept for couples who had it on one of their
   * days.
   */
  @Column('boolean')
  retired!: boolean;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

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

  /** No longer in the seed files; kept for whoever had it on one of their days. */
  @Column('boolean')
  retired!: boolean;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('quotes')
export class QuoteEntity {
  /** Stable, readable key, as the seed files give it. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  text!: string;

  @Column('text')
  author!: string;

  @Column('text')
  category!: string;
}

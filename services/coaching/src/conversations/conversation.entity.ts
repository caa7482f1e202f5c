import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('conversations')
export class ConversationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Made of the first message, so it is sealed like it; opened by the repository alone. */
  @Column('bytea')
  title!: Buffer;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
